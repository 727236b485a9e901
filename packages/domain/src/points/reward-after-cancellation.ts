import { type Won, won, ZERO_WON } from "../money/won.ts";

/**
 * Computes the reward of an order after some of its products are cancelled: the share of the remaining products,
 * rounded down, so that no more is promised than will be given. Throws a RangeError when more remains than there was.
 *
 * @param nets price of the products after discounts and points, in 원: of all that earned the reward, and of those
 * that remain
 * @example rewardAfterCancellation(won(269), { before: won(53800), after: won(13900) }) // 69 points
 */
export function rewardAfterCancellation(expected: Won, nets: { before: Won; after: Won }): Won {
  const { before, after } = nets;
  if (after < 0 || after > before) throw new RangeError(`Of ${before}원 cannot remain ${after}원`);
  return before === 0 ? ZERO_WON : won(Math.floor((expected * after) / before));
}
