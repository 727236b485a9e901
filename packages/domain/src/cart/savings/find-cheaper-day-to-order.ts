import { subtractWon, type Won } from "../../money/won.ts";

const DAYS_AHEAD = 7;
const MS_PER_DAY = 86_400_000;

/**
 * Finds the instant within a week from which a cart costs least, because a timed price begins or the present one is
 * followed by a lower one; `null` where now is the cheapest.
 *
 * @param changes instants at which a price of the cart changes
 * @param priceAt price of the whole cart with shipping at an instant, in 원
 * @returns the earliest of the cheapest instants, and what is saved in 원
 * @example a timed price 2,000원 lower begins on Monday // { from: Monday, saving: 2000 }
 */
export function findCheaperDayToOrder(
  now: Date,
  changes: readonly Date[],
  priceAt: (at: Date) => Won,
): { from: Date; saving: Won } | null {
  const end = now.getTime() + DAYS_AHEAD * MS_PER_DAY;
  const present = priceAt(now);
  const ahead = changes
    .filter((at) => at > now && at.getTime() <= end)
    .toSorted((one, other) => one.getTime() - other.getTime())
    .map((from) => ({ from, saving: subtractWon(present, priceAt(from)) }));
  const most = Math.max(0, ...ahead.map(({ saving }) => saving));
  return ahead.find(({ saving }) => saving > 0 && saving === most) ?? null;
}
