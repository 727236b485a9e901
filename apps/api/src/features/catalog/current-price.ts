import type { OptionRow } from "./catalog.repository.ts";

/** Returns the current price of one unit, in 원: the special price where there is one. */
export function currentPriceOf(row: Pick<OptionRow, "price" | "special_sale_price">): number {
  return row.special_sale_price ?? row.price;
}
