import type { Reply } from "@todayfruit/contract/all-calls";
import { findCommonShipmentDate } from "@todayfruit/domain/catalog/find-common-shipment-date";
import { ok, type Result, refuse } from "@todayfruit/domain/result";

export type Option = Reply<"GET /v2/products/{id}/options">["list"][number];

/** Picked options with their units, in the order picked. */
export type Picks = readonly { option: Option; units: number }[];

/**
 * Adds an option, or removes it if already picked. Refuses options of two shipment dates. Rule: specification §5.
 *
 * @returns the new picks
 */
export function togglePick(picks: Picks, option: Option): Result<Picks, "TWO_SHIPMENT_DATES"> {
  if (picks.some((pick) => pick.option.id === option.id)) return ok(removePick(picks, option.id));
  const wanted = [...picks, { option, units: 1 }];
  const date = findCommonShipmentDate(wanted.map((pick) => pick.option));
  return date.ok ? ok(wanted) : refuse("TWO_SHIPMENT_DATES");
}

export function removePick(picks: Picks, optionId: number): Picks {
  return picks.filter((pick) => pick.option.id !== optionId);
}

export function setUnits(picks: Picks, optionId: number, units: number): Picks {
  return picks.map((pick) => (pick.option.id === optionId ? { ...pick, units } : pick));
}

/** Price of one unit in 원: the special price if there is one. */
export function unitPriceOf({ productOptionPrice }: Option): number {
  return productOptionPrice.specialSalePrice ?? productOptionPrice.price;
}

/** Price of all picks in 원, without shipping. */
export function priceOfPicks(picks: Picks): number {
  return picks.reduce((sum, { option, units }) => sum + unitPriceOf(option) * units, 0);
}

/** Largest number of units of an option per order. */
export function mostOf(option: Option): number {
  return Math.min(option.remaining ?? 999, 999);
}
