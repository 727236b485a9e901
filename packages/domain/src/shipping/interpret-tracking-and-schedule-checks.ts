import { instantOf } from "../calendar/kst.ts";

/** States of a parcel, in the words of the tracking service. */
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
/** An event of a parcel. `at` is an instant, ISO 8601 with offset. */
export type TrackingEvent = { code: TrackingCode; at: string };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Tolerance for carriers' clocks and late paperwork: events up to a day before dispatch belong to the parcel. */
const BEFORE_MS = DAY_MS;
const POLL_MS = 2 * HOUR_MS;
const GIVE_UP_MS = 14 * DAY_MS;
const LONGEST_PAUSE_MS = 6 * HOUR_MS;

/**
 * Normalizes an invoice number: 10 to 13 digits; hyphens and spaces are removed. Returns `null` for anything else.
 *
 * @example invoiceOf("6012-3456-7890") // "601234567890"
 */
export function invoiceOf(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, "");
  return /^\d{10,13}$/.test(digits) ? digits : null;
}

/**
 * Filters the events that belong to the parcel: carriers reuse invoice numbers, so events long before dispatch belong
 * to an earlier parcel.
 */
export function ownEvents<E extends TrackingEvent>(events: readonly E[], dispatchedAt: string): E[] {
  const first = instantOf(dispatchedAt) - BEFORE_MS;
  return events.filter(({ at }) => instantOf(at) >= first);
}

/**
 * Returns the instant of delivery by the carrier's time; `null` when the parcel is not delivered. The latest event
 * decides: a delivery revoked by a later event does not count.
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
 * Returns the instant at which to check a parcel next: every two hours until delivery, for at most two weeks; after
 * failures in 5, 10, 20 … minutes, at most six hours. `null` when it is not checked again.
 *
 * @param failures consecutive tries without an answer
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
