import { addDays } from "../calendar/kst.ts";
import type { PurchaseRhythm } from "./compute-purchase-rhythm.ts";

type Repeated = { purchases: number; lastOn: string; rhythm: PurchaseRhythm | null; canBeBought: boolean };

/**
 * Splits repeated purchases into those that are due, the longest due first, and the others, the most often bought
 * first. One that cannot be bought now is not due, since it could not be put into the cart.
 */
export function splitDueRepeatPurchases<R extends Repeated>(list: readonly R[]): { due: R[]; others: R[] } {
  const isDue = ({ rhythm, canBeBought }: R) => canBeBought && rhythm?.isDue === true;
  return {
    due: list.filter(isDue).toSorted((one, other) => dueOn(one).localeCompare(dueOn(other))),
    others: list
      .filter((each) => !isDue(each))
      .toSorted((one, other) => other.purchases - one.purchases || other.lastOn.localeCompare(one.lastOn)),
  };
}

function dueOn({ lastOn, rhythm }: Repeated): string {
  return addDays(lastOn, rhythm?.intervalDays ?? 0);
}
