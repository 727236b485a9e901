import type { Comparable } from "@todayfruit/domain/cart/savings/find-cheaper-options-for-lines";
import { convertOfferToQuoteLine } from "../../offers/convert-offer-to-quote-line.ts";
import type { ReplacementRow } from "./list-replacement-options.repository.ts";

/** Option as it is compared, with its row. */
export type ComparedOption = Comparable & { row: ReplacementRow };

/** Returns an option with its number of units as a line to compare, at its price at an instant. */
export function buildComparedOption(
  lineId: string,
  row: ReplacementRow,
  units: number,
  now: Date,
): ComparedOption {
  const { weight_value: value, weight_unit: unit } = row;
  return {
    line: convertOfferToQuoteLine(lineId, row, units, now),
    kind: row.kind,
    weight: value === null || unit === null ? null : { value, unit },
    score: row.score_average,
    shipmentDate: row.shipment_date,
    row,
  };
}
