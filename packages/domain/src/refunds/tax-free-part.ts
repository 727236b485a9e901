import { maxWon, minWon, subtractWon, type Won, ZERO_WON } from "../money/won.ts";
import type { Bought, RefundedSoFar } from "./refund-calculation-types.ts";

/**
 * Computes the 면세 part of refunded money in 원: the wanted amount, limited to what is left of the 면세 and of the 과세
 * part.
 *
 * @param wanted price of the 면세 goods that are refunded, in 원
 * @example of 10,000원 with 4,000원 left 면세 and 8,000원 left 과세, 1,000원 wanted // 2,000원
 */
export function taxFreePart(
  order: Pick<Bought, "price" | "taxFree">,
  before: RefundedSoFar,
  wanted: Won,
  money: Won,
): Won {
  const taxFreeLeft = subtractWon(order.taxFree, before.taxFree);
  const taxableLeft = subtractWon(subtractWon(order.price, before.money), taxFreeLeft);
  const most = minWon(money, taxFreeLeft);
  const least = maxWon(ZERO_WON, subtractWon(money, taxableLeft));
  return maxWon(least, minWon(wanted, most));
}
