import { addDays, kstDateOf, kstTimeOf } from "../calendar/kst.ts";
import type { AreaType } from "../shipping/area-of-zonecode.ts";
import {
  arrivalKey,
  type DeliveryCalendar,
  isDeliveryDay,
  isDispatchDay,
  type Sender,
  transitKey,
} from "./delivery-calendar.ts";
import { learnedTransitDays } from "./learned-transit-days.ts";

/** Terms of dispatch of a line: its farm, carrier and the time it takes to prepare. */
export type DeliveryTerms = Sender & {
  /** First minute that is too late for dispatch on the same day, KST `HH:MM`. */
  cutoff: string;
  originArea: AreaType;
  /** Dispatch days between order and dispatch (영업일). */
  unstoringDaysAfter: number;
  /** 출고일 of the option, `YYYY-MM-DD`; `null` when it is dispatched as soon as possible. */
  shipmentDate: string | null;
};

/** Days in KST, `YYYY-MM-DD`. */
export type DeliveryPromise = {
  dispatchDate: string;
  arrivalFrom: string;
  arrivalTo: string;
  /** Parcels that the days were learned from, and how many of them arrived within; `null` for the plain rule. */
  evidence: { parcels: number; onTime: number } | null;
};

/**
 * Computes when a line ordered at an instant is dispatched and arrives. An order at or after the cutoff counts for the next
 * day; from there the first dispatch day is found and `unstoringDaysAfter` more are counted. An option with a 출고일 is
 * dispatched on it, or on the first dispatch day after it. It arrives after the delivery days that 95 % of the parcels of
 * this carrier, farm and area took, once there are 100 of them, otherwise after those of the rule.
 *
 * @param orderedAt instant of the order: ISO 8601 with offset
 * @throws RangeError when nothing is dispatched within a year
 * @example ordered Friday 14:00, cutoff "13:00", ships sun–thu, unstoringDaysAfter 1
 *   // Saturday is too soon, Sunday is the first dispatch day, so it leaves on Monday and arrives on Tuesday
 */
export function deliveryPromise(
  orderedAt: string,
  terms: DeliveryTerms,
  area: AreaType,
  calendar: DeliveryCalendar,
): DeliveryPromise {
  const dispatchDate = dispatchDateOf(orderedAt, terms, calendar);
  return { dispatchDate, ...arrivalOf(dispatchDate, terms, area, calendar) };
}

/** Computes the arrival of a line that is dispatched on a given day, such as the new day of a delay. */
export function arrivalOf(
  dispatchDate: string,
  terms: Sender & Pick<DeliveryTerms, "originArea">,
  area: AreaType,
  calendar: DeliveryCalendar,
): Omit<DeliveryPromise, "dispatchDate"> {
  const { carrierCode, farmId, originArea } = terms;
  const learned = learnedTransitDays(calendar.arrivals.get(arrivalKey(carrierCode, farmId, area)) ?? []);
  const rule = calendar.transitDays.get(transitKey(originArea, area)) ?? LONGEST_RULE;
  const after = (days: number) => deliveryDayAfter(dispatchDate, days, carrierCode, calendar);
  return {
    arrivalFrom: after(learned?.min ?? rule.min),
    arrivalTo: after(learned?.max ?? rule.max),
    evidence: learned && { parcels: learned.parcels, onTime: learned.onTime },
  };
}

/** Rule between areas that the calendar does not know. */
const LONGEST_RULE = { min: 2, max: 3 };
const LONGEST_PAUSE_IN_DAYS = 366;

function dispatchDateOf(orderedAt: string, terms: DeliveryTerms, calendar: DeliveryCalendar): string {
  const { unstoringDaysAfter, shipmentDate } = terms;
  if (!Number.isSafeInteger(unstoringDaysAfter) || unstoringDaysAfter < 0) {
    throw new RangeError(`Dispatch days to wait must be 0 or more, not ${unstoringDaysAfter}`);
  }
  const ordered = kstDateOf(orderedAt);
  const first = kstTimeOf(orderedAt) >= terms.cutoff ? addDays(ordered, 1) : ordered;
  const next = (from: string) => dayFrom(from, (date) => isDispatchDay(calendar, terms, date));
  if (shipmentDate !== null) return next(later(shipmentDate, first));
  let date = next(first);
  for (let waited = 0; waited < unstoringDaysAfter; waited += 1) date = next(addDays(date, 1));
  return date;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

function deliveryDayAfter(
  dispatched: string,
  days: number,
  carrierCode: string,
  calendar: DeliveryCalendar,
): string {
  let date = dispatched;
  for (let passed = 0; passed < days; passed += 1) {
    date = dayFrom(addDays(date, 1), (day) => isDeliveryDay(calendar, carrierCode, day));
  }
  return date;
}

function dayFrom(first: string, isOpen: (date: string) => boolean): string {
  let date = first;
  for (let ahead = 0; ahead < LONGEST_PAUSE_IN_DAYS; ahead += 1) {
    if (isOpen(date)) return date;
    date = addDays(date, 1);
  }
  throw new RangeError(`No open day within a year from ${first}`);
}
