import { minWon, type Won, won } from "../money/won.ts";

/** How much of a line is claimed: units of those that were bought and, where only some pieces of them are bad, how many. */
export type ClaimedPart = {
  units: number;
  unitsBought: number;
  /** e.g. 3 of 12 apples of a box. */
  pieces?: { bad: number; all: number } | undefined;
};

/**
 * What a claimed part of a line is worth, in 원, rounded down; never more than what is left of the line. All units
 * without a count of pieces are worth all that is left, so parts end at exactly the whole.
 *
 * @param worth what the line cost after its coupon share
 * @param left `worth` less what earlier claims gave for it
 * @example claimedWorth(won(20000), won(20000), { units: 1, unitsBought: 1, pieces: { bad: 3, all: 12 } }) // 5,000원
 * @example claimedWorth(won(10000), won(4000), { units: 3, unitsBought: 3 }) // 4,000원
 */
export function claimedWorth(worth: Won, left: Won, part: ClaimedPart): Won {
  const { units, unitsBought, pieces } = part;
  if (units < 1 || units > unitsBought) throw new RangeError(`${units} of ${unitsBought} units`);
  if (pieces && (pieces.bad < 1 || pieces.bad > pieces.all)) {
    throw new RangeError(`${pieces.bad} of ${pieces.all} pieces`);
  }
  if (units === unitsBought && (!pieces || pieces.bad === pieces.all)) return left;
  const { bad, all } = pieces ?? { bad: 1, all: 1 };
  const share = (BigInt(worth) * BigInt(units) * BigInt(bad)) / (BigInt(unitsBought) * BigInt(all));
  return minWon(left, won(Number(share)));
}
