import { instantOf } from "../calendar/kst.ts";
import { minWon, subtractWon, type Won } from "../money/won.ts";

/** Points of an order taken from one lot and not returned yet. */
export type TakenLot = { lotId: number; taken: Won; expiresAt: string };

/** A return to one lot. `isOver`: the lot has expired, so its returned points stay usable for `RETURNED_DAYS` more. */
export type LotReturn = { lotId: number; amount: Won; isOver: boolean };

/** Days for which points returned to an expired lot can be used. */
export const RETURNED_DAYS = 30;

/**
 * Distributes `amount` returned points over the lots they were taken from, in reverse order of use: the lot that
 * expires last first. Throws a RangeError for more than was taken, which is a bug.
 *
 * @example returnPointsToLots([{ lotId: 1, taken: 500, expires in March }, { lotId: 2, taken: 700, expires in May }], won(800), now)
 *   // [{ lotId: 2, amount: 700, isOver: false }, { lotId: 1, amount: 100, isOver: false }]
 */
export function returnPointsToLots(lots: readonly TakenLot[], amount: Won, now: string): LotReturn[] {
  const returns: LotReturn[] = [];
  let missing = amount;
  for (const { lotId, taken, expiresAt } of longestFirst(lots)) {
    if (missing === 0) break;
    const given = minWon(taken, missing);
    returns.push({ lotId, amount: given, isOver: instantOf(expiresAt) <= instantOf(now) });
    missing = subtractWon(missing, given);
  }
  if (missing !== 0 || amount < 0) throw new RangeError(`${amount} points were not taken from these lots`);
  return returns;
}

function longestFirst(lots: readonly TakenLot[]): TakenLot[] {
  return lots
    .filter((lot) => lot.taken > 0)
    .toSorted((a, b) => instantOf(b.expiresAt) - instantOf(a.expiresAt) || b.lotId - a.lotId);
}
