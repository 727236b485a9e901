import { minWon, type Won, won } from "../money/won.ts";

/** Claimed share of a line: units of those bought and, when only some pieces of them are bad, the number of pieces. */
export type ReturnedPart = {
  units: number;
  unitsBought: number;
  /** For example 3 of 12 apples of a box. */
  pieces?: { bad: number; all: number } | undefined;
};

/**
 * Computes the value of a claimed part of a line, in 원, rounded down; at most what is left of the line. All units
 * without a count of pieces are worth all that is left, so that the parts add up to exactly the whole. Throws a
 * RangeError for more units or pieces than were bought, or for none.
 *
 * @param worth price of the line after its coupon share
 * @param left `worth` minus what earlier claims refunded for the line
 * @example returnedPartValue(won(20000), won(20000), { units: 1, unitsBought: 1, pieces: { bad: 3, all: 12 } }) // 5,000원
 * @example returnedPartValue(won(10000), won(4000), { units: 3, unitsBought: 3 }) // 4,000원
 */
export function returnedPartValue(worth: Won, left: Won, part: ReturnedPart): Won {
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
