import { type PricedOption, priceAt } from "../catalog/prices/price-at.ts";

export const PRICE_REASONS = ["ordinary", "special_sale", "timed"] as const;
export type PriceReason = (typeof PRICE_REASONS)[number];

/**
 * Returns why an option costs what it costs at an instant: its ordinary price, its special sale, or a timed price.
 *
 * @example priceReasonAt({ price: 9000, specialSalePrice: 8000, timedPrices: [] }, now) // "special_sale"
 */
export function priceReasonAt(option: PricedOption, now: Date): PriceReason {
  const { timed } = priceAt(option, now);
  if (timed !== null && Date.parse(timed.beginsAt) <= now.getTime()) return "timed";
  return option.specialSalePrice === null ? "ordinary" : "special_sale";
}
