import { ok, type Result, refuse } from "../result.ts";

/**
 * Finds the one 출고일 of a selection: `YYYY-MM-DD`, or null when no option has one. Options without a date go with any
 * date. Two distinct dates are refused: one selection is one dispatch.
 *
 * @example findCommonShipmentDate([{ shipmentDate: "2026-11-23" }, { shipmentDate: null }]) // ok("2026-11-23")
 */
export function findCommonShipmentDate(
  options: readonly { shipmentDate: string | null }[],
): Result<string | null, "TWO_SHIPMENT_DATES"> {
  const dates = new Set(options.map((option) => option.shipmentDate).filter((date) => date !== null));
  const [date = null] = dates;
  return dates.size > 1 ? refuse("TWO_SHIPMENT_DATES") : ok(date);
}
