import { type Won, won, ZERO_WON } from "../money/won.ts";

/**
 * What an order may still earn once some of its products are cancelled: the share of what its remaining products cost,
 * rounded down, so that nothing is promised that will not be given.
 *
 * @param nets what the products cost after discounts and points, in 원: all that the reward was for, and what remains
 * @example remainingReward(won(269), { before: won(53800), after: won(13900) }) // 69 points
 */
export function remainingReward(expected: Won, nets: { before: Won; after: Won }): Won {
  const { before, after } = nets;
  if (after < 0 || after > before) throw new RangeError(`Of ${before}원 cannot remain ${after}원`);
  return before === 0 ? ZERO_WON : won(Math.floor((expected * after) / before));
}
