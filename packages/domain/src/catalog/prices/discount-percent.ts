import type { Won } from "../../money/won.ts";

/**
 * Computes the 할인율 in whole percent, rounded down so that it never promises more than it gives; 0 without a discount.
 *
 * @example discountPercent(won(25500), won(19900)) // 21 (21.96 %)
 */
export function discountPercent(listPrice: Won, price: Won): number {
  if (listPrice <= price || listPrice <= 0) return 0;
  return Math.floor(((listPrice - price) * 100) / listPrice);
}
