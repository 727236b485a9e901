import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { arrivalDays } from "@todayfruit/domain/delivery/write-arrival-texts";
import { ARRIVAL_NOT_KNOWN } from "@todayfruit/domain/messages/undated-message-summary-texts";
import type { NotifiedProduct } from "./due-order-notices.repository.ts";

/** Returns the arrivals before and after a change; a delay without a day of dispatch has no new one. */
export function movedArrivalOf(product: NotifiedProduct | undefined): {
  이전도착일: string;
  도착예정일: string;
} {
  const { promise, promise_change: change, delay, ships_on } = product ?? NO_PROMISE;
  const before = change?.before ?? promise?.to;
  return {
    이전도착일: before === undefined ? ARRIVAL_NOT_KNOWN : formatMonthDay(before),
    도착예정일:
      promise === null || (delay !== null && ships_on === null)
        ? ARRIVAL_NOT_KNOWN
        : arrivalDays(promise.from, promise.to),
  };
}

const NO_PROMISE = { promise: null, promise_change: null, delay: null, ships_on: null };

/** Groups products that moved from the same day to the same day. */
export function changeKey({ promise, promise_change }: NotifiedProduct): string {
  return `${promise_change?.before} ${promise?.to}`;
}
