import { instantOf } from "../calendar/kst.ts";
import { minWon, subtractWon, type Won } from "../money/won.ts";
import { ok, type Result, refuse } from "../result.ts";

/** Points of one origin. Instants are ISO 8601 with offset; the lot expires at `expiresAt`. */
export type PointLot<Id extends string | number> = {
  id: Id;
  remaining: Won;
  availableFrom: string;
  expiresAt: string;
};

export type LotTake<Id extends string | number> = { lotId: Id; amount: Won };

/**
 * Distributes `amount` points to use over lots: the lot that expires first, then the lower id. Lots that are not
 * available yet, expired or empty are skipped. The takes sum to the amount; refuses with POINTS_NOT_ENOUGH when the
 * lots do not hold it.
 *
 * @example spendPointsFromLots([{ id: 1, remaining: 3000, expires in May }, { id: 2, remaining: 500, expires in March }], won(1200), now)
 *   // ok([{ lotId: 2, amount: 500 }, { lotId: 1, amount: 700 }])
 */
export function spendPointsFromLots<Id extends string | number>(
  lots: readonly PointLot<Id>[],
  amount: Won,
  now: string,
): Result<LotTake<Id>[], "POINTS_NOT_ENOUGH"> {
  if (amount < 0) throw new RangeError(`Points to take are 0 or more, not ${amount}`);
  const takes: LotTake<Id>[] = [];
  let missing = amount;
  for (const lot of usable(lots, now)) {
    if (missing === 0) break;
    const taken = minWon(lot.remaining, missing);
    takes.push({ lotId: lot.id, amount: taken });
    missing = subtractWon(missing, taken);
  }
  return missing === 0 ? ok(takes) : refuse("POINTS_NOT_ENOUGH");
}

function usable<Id extends string | number>(lots: readonly PointLot<Id>[], now: string): PointLot<Id>[] {
  const at = instantOf(now);
  return lots
    .filter((lot) => lot.remaining > 0 && instantOf(lot.availableFrom) <= at && at < instantOf(lot.expiresAt))
    .toSorted((a, b) => instantOf(a.expiresAt) - instantOf(b.expiresAt) || (a.id < b.id ? -1 : 1));
}
