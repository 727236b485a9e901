import { addDays, kstDateOf, kstTimeOf, type Weekday, weekdayOf } from "../calendar/kst.ts";

export type ShipmentTerms = {
  /** Instant of payment: ISO 8601 with offset. */
  orderedAt: string;
  /** First minute that is too late for dispatch on the same day, KST `HH:MM`. */
  cutoff: string;
  shippingWeekdays: readonly Weekday[];
  /** Shipping days between order and dispatch (영업일). */
  unstoringDaysAfter: number;
  /** Further dates without dispatch, as `YYYY-MM-DD`: holidays and their eves. */
  closedDates?: readonly string[];
};

/**
 * Computes the earliest 출고일 of an order, as a KST date. An order at or after the cutoff counts for the next day; from
 * there the first shipping day is found, and `unstoringDaysAfter` more shipping days are counted. Throws a RangeError
 * when nothing is shipped within a year.
 *
 * @example ordered Friday 14:00, cutoff "13:00", ships sun–thu, unstoringDaysAfter 1
 *   // Saturday is too soon, Sunday is the first shipping day, so it leaves on Monday
 */
export function expectedShipment(terms: ShipmentTerms): string {
  if (!Number.isSafeInteger(terms.unstoringDaysAfter) || terms.unstoringDaysAfter < 0) {
    throw new RangeError(`Shipping days to wait must be 0 or more, not ${terms.unstoringDaysAfter}`);
  }
  const ordered = kstDateOf(terms.orderedAt);
  const isLate = kstTimeOf(terms.orderedAt) >= terms.cutoff;
  let date = shippingDayFrom(isLate ? addDays(ordered, 1) : ordered, terms);
  for (let waited = 0; waited < terms.unstoringDaysAfter; waited += 1) {
    date = shippingDayFrom(addDays(date, 1), terms);
  }
  return date;
}

const LONGEST_PAUSE_IN_DAYS = 366;

function shippingDayFrom(first: string, terms: ShipmentTerms): string {
  for (let ahead = 0; ahead < LONGEST_PAUSE_IN_DAYS; ahead += 1) {
    const date = addDays(first, ahead);
    const isClosed = terms.closedDates?.includes(date) ?? false;
    if (!isClosed && terms.shippingWeekdays.includes(weekdayOf(date))) return date;
  }
  throw new RangeError(`Nothing is shipped within a year from ${first}`);
}
