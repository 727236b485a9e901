import { instantOf } from "../calendar/kst.ts";
import { minWon, subtractWon, type Won } from "../money/won.ts";

/** Points of an order that came from one lot and have not been given back. */
export type TakenLot = { lotId: number; taken: Won; expiresAt: string };

/** `isOver`: the lot expired meanwhile. Points that came back may then be used for `RETURNED_DAYS` more. */
export type LotReturn = { lotId: number; amount: Won; isOver: boolean };

/** How long points can be used that come back into a lot that has expired. */
export const RETURNED_DAYS = 30;

/**
 * Into which lots `amount` points go back: the reverse of how they were used, so what lives longest comes back first.
 * More than was taken is a bug and throws a RangeError.
 *
 * @example returnLots([{ lotId: 1, taken: 500, expires in March }, { lotId: 2, taken: 700, expires in May }], won(800), now)
 *   // [{ lotId: 2, amount: 700, isOver: false }, { lotId: 1, amount: 100, isOver: false }]
 */
export function returnLots(lots: readonly TakenLot[], amount: Won, now: string): LotReturn[] {
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
