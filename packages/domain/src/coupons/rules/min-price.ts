import type { Won } from "../../money/won.ts";

/** @example { code: "MIN_PRICE", minPrice: 30000 } // products of 30,000원 or more */
export type MinPriceCondition = { code: "MIN_PRICE"; minPrice: Won };

export function meetsMinPrice({ minPrice }: MinPriceCondition, use: { productsPrice: Won }): boolean {
  return use.productsPrice >= minPrice;
}
