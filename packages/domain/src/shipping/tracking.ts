import { instantOf } from "../calendar/kst.ts";

/** What a parcel is said to be doing, in the words of the tracking service. */
export const TRACKING_CODES = [
  "UNKNOWN",
  "INFORMATION_RECEIVED",
  "AT_PICKUP",
  "IN_TRANSIT",
  "OUT_FOR_DELIVERY",
  "ATTEMPT_FAIL",
  "DELIVERED",
  "AVAILABLE_FOR_PICKUP",
  "EXCEPTION",
] as const;
export type TrackingCode = (typeof TRACKING_CODES)[number];
/** `at` is an instant, ISO 8601 with offset. */
export type TrackingEvent = { code: TrackingCode; at: string };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Carriers' clocks and late paperwork: what happened up to a day before we wrote the parcel down may be it. */
const BEFORE_MS = DAY_MS;
const POLL_MS = 2 * HOUR_MS;
const GIVE_UP_MS = 14 * DAY_MS;
const LONGEST_PAUSE_MS = 6 * HOUR_MS;

/**
 * Invoice numbers are 10 to 13 digits; hyphens and spaces are stripped. Anything else is `null`.
 *
 * @example invoiceOf("6012-3456-7890") // "601234567890"
 */
export function invoiceOf(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, "");
  return /^\d{10,13}$/.test(digits) ? digits : null;
}

/**
 * Events that belong to the parcel: carriers use invoice numbers again, and what was delivered with this one before it
 * was ours says nothing.
 */
export function ownEvents<E extends TrackingEvent>(events: readonly E[], dispatchedAt: string): E[] {
  const first = instantOf(dispatchedAt) - BEFORE_MS;
  return events.filter(({ at }) => instantOf(at) >= first);
}

/**
 * When the parcel was handed over, by the provider's own time; `null` while it was not. The last word counts: a
 * delivery that was taken back by a later event is none.
 *
 * @example deliveredAt([{ code: "DELIVERED", at: "2026-11-22T14:03:00+09:00" }]) // "2026-11-22T14:03:00+09:00"
 */
export function deliveredAt(events: readonly TrackingEvent[]): string | null {
  const last = events.reduce<TrackingEvent | null>(
    (latest, event) => (latest && instantOf(latest.at) > instantOf(event.at) ? latest : event),
    null,
  );
  return last?.code === "DELIVERED" ? last.at : null;
}

/**
 * When a parcel is asked about next: every two hours until it is there, two weeks at most; after failures in 5, 10,
 * 20 … minutes, at most six hours. `null`: never again.
 *
 * @param failures how many tries in a row found no answer
 */
export function nextLook(
  parcel: { dispatchedAt: string; failures: number; isDelivered: boolean },
  now: string,
): string | null {
  const at = instantOf(now);
  if (parcel.isDelivered || at - instantOf(parcel.dispatchedAt) >= GIVE_UP_MS) return null;
  const pause =
    parcel.failures === 0
      ? POLL_MS
      : Math.min(LONGEST_PAUSE_MS, 5 * 60_000 * 2 ** Math.min(parcel.failures - 1, 10));
  return new Date(at + pause).toISOString();
}
