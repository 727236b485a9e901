import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { arrivalDays } from "@todayfruit/domain/delivery/promise-text";
import type { NotifiedProduct } from "./order-updates.repository.ts";

/** Day of a notice that nobody knows yet. */
export const NOT_KNOWN_YET = "정해지면 바로 알려 드려요";

/** Returns the arrivals before and after a change; a delay without a day of dispatch has no new one. */
export function movedArrivalOf(product: NotifiedProduct | undefined): {
  이전도착일: string;
  도착예정일: string;
} {
  const { promise, promise_change: change, delay, ships_on } = product ?? NO_PROMISE;
  const before = change?.before ?? promise?.to;
  return {
    이전도착일: before === undefined ? NOT_KNOWN_YET : formatMonthDay(before),
    도착예정일:
      promise === null || (delay !== null && ships_on === null)
        ? NOT_KNOWN_YET
        : arrivalDays(promise.from, promise.to),
  };
}

const NO_PROMISE = { promise: null, promise_change: null, delay: null, ships_on: null };

/** Groups products that moved from the same day to the same day. */
export function changeKey({ promise, promise_change }: NotifiedProduct): string {
  return `${promise_change?.before} ${promise?.to}`;
}
