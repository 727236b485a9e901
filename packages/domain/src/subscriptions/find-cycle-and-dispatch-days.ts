import { addDays, WEEKDAYS, type Weekday, weekdayOf } from "../calendar/kst.ts";
import { type DeliveryCalendar, isDispatchDay, type Sender } from "../delivery/delivery-calendar.ts";
import { isInTime } from "./cycle-times.ts";
import type { SubscriptionInterval } from "./subscription-limits.ts";

/** Day of the rhythm, and the day of dispatch that it comes to: later where the farm sends nothing on it. */
export type CycleDay = { scheduledOn: string; dispatchOn: string };

/** Facts by which days are found; `now` is ISO 8601 with offset. */
export type ScheduleFacts = { sender: Sender; calendar: DeliveryCalendar; now: string };

const WEEK = 7;
const LONGEST_PAUSE_IN_DAYS = 366;

/**
 * Returns the first day from a given one on which the farm hands parcels to the carrier.
 *
 * @throws RangeError when there is none within a year
 */
export function dispatchDayFrom(date: string, { sender, calendar }: Omit<ScheduleFacts, "now">): string {
  for (let ahead = 0; ahead < LONGEST_PAUSE_IN_DAYS; ahead += 1) {
    const day = addDays(date, ahead);
    if (isDispatchDay(calendar, sender, day)) return day;
  }
  throw new RangeError(`No day of dispatch within a year from ${date}`);
}

/**
 * Returns the cycle after another: that many weeks later by the rhythm, and again as many while it would not be later than
 * the other's dispatch or the member could not be told in time.
 *
 * @example cycleAfter({ scheduledOn: "2026-11-26", dispatchOn: "2026-11-30" }, 2, facts)
 *   // { scheduledOn: "2026-12-10", dispatchOn: "2026-12-10" }
 */
export function cycleAfter(
  { scheduledOn, dispatchOn }: CycleDay,
  intervalWeeks: SubscriptionInterval,
  facts: ScheduleFacts,
): CycleDay {
  const step = intervalWeeks * WEEK;
  let next = firstInTime(addDays(scheduledOn, step), step, facts);
  while (next.dispatchOn <= dispatchOn) next = firstInTime(addDays(next.scheduledOn, step), step, facts);
  return next;
}

/**
 * Returns the cycle of a subscription that is resumed: on the next day of its weekday of which the member can be told in
 * time.
 *
 * @example cycleFromNow("tue", "2026-11-23", facts) // { scheduledOn: "2026-12-01", dispatchOn: "2026-12-01" }
 */
export function cycleFromNow(weekday: Weekday, today: string, facts: ScheduleFacts): CycleDay {
  const ahead = (WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOf(today)) + WEEK) % WEEK;
  return firstInTime(addDays(today, ahead), WEEK, facts);
}

/** Returns the first day of dispatch from today on of which the member can be told in time. */
export function earliestDispatchDay(today: string, facts: ScheduleFacts): string {
  let day = dispatchDayFrom(today, facts);
  while (!isInTime(day, facts.now)) day = dispatchDayFrom(addDays(day, 1), facts);
  return day;
}

/** Returns the days of dispatch between two days, both included, of which the member can be told in time. */
export function offeredDispatchDays(from: string, to: string, facts: ScheduleFacts): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (isDispatchDay(facts.calendar, facts.sender, day) && isInTime(day, facts.now)) days.push(day);
  }
  return days;
}

function firstInTime(from: string, step: number, facts: ScheduleFacts): CycleDay {
  let scheduledOn = from;
  let dispatchOn = dispatchDayFrom(scheduledOn, facts);
  while (!isInTime(dispatchOn, facts.now)) {
    scheduledOn = addDays(scheduledOn, step);
    dispatchOn = dispatchDayFrom(scheduledOn, facts);
  }
  return { scheduledOn, dispatchOn };
}
