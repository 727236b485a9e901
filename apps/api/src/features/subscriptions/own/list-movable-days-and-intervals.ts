import { addDays } from "@todayfruit/domain/calendar/kst";
import {
  type CycleDay,
  cycleAfter,
  offeredDispatchDays,
} from "@todayfruit/domain/subscriptions/find-cycle-and-dispatch-days";
import type { OfferSchedule } from "../price-delivery.ts";
import type { SubscriptionRow } from "../subscriptions.repository.ts";

/** Days before and after the day of a delivery to which it may be moved. */
const EARLIER_DAYS = 6;
const LATER_DAYS = 13;

/** Returns the days to which the open cycle may be moved, with its own; none once it may not be changed. */
export function movableDays(row: SubscriptionRow, schedule: OfferSchedule): string[] {
  const current = cycleDayOf(row);
  if (current === null || row.status !== "active" || row.cycle_status !== "scheduled") return [];
  const from = addDays(current.dispatchOn, -EARLIER_DAYS);
  const latest = addDays(cycleAfter(current, row.interval_weeks, schedule).dispatchOn, -1);
  const to = [addDays(current.dispatchOn, LATER_DAYS), latest].toSorted()[0] ?? latest;
  const days = offeredDispatchDays(
    [from, schedule.today].toSorted().at(-1) ?? from,
    [to, current.dispatchOn].toSorted().at(-1) ?? to,
    schedule,
  );
  return [...new Set([current.dispatchOn, ...days])].toSorted();
}

/** Returns the open cycle of a subscription as days; `null` without one. */
export function cycleDayOf({
  scheduled_on: scheduledOn,
  dispatch_on: dispatchOn,
}: Pick<SubscriptionRow, "scheduled_on" | "dispatch_on">): CycleDay | null {
  return scheduledOn === null || dispatchOn === null ? null : { scheduledOn, dispatchOn };
}

/** Returns the intervals of a subscription to choose from: those offered, and its own. */
export function intervalsOf(row: Pick<SubscriptionRow, "intervals" | "interval_weeks">) {
  return [...new Set([...row.intervals, row.interval_weeks])].toSorted((one, other) => one - other);
}
