import { addDays, kstDateOf, kstMidnight } from "../calendar/kst.ts";
import type { ReturnStatus } from "./return-statuses.ts";

/** Days after an offer on which the buyer may still answer it. */
export const OFFER_DAYS = 7;

/**
 * Returns the instant at which an offer of a refund counts as accepted: the end of the seventh day in Korea.
 *
 * @example offerEndsAt("2026-11-20T10:30:00+09:00") // "2026-11-27T15:00:00.000Z", the end of 27 November
 */
export function offerEndsAt(offeredAt: string): string {
  return kstMidnight(addDays(kstDateOf(offeredAt), OFFER_DAYS + 1));
}

/**
 * Returns the last KST date on which an offer can be answered.
 *
 * @param endsAt instant of `offerEndsAt`
 * @example lastOfferDay("2026-11-27T15:00:00.000Z") // "2026-11-27"
 */
export function lastOfferDay(endsAt: string): string {
  return addDays(kstDateOf(endsAt), -1);
}

/** Reports whether a buyer may ask to look at a decision again: while it is offered, once for each request. */
export function canReopen(request: { status: ReturnStatus; reopenedAt: Date | null }): boolean {
  return request.status === "offered" && request.reopenedAt === null;
}

/** Reports whether a buyer may take a request back: until it is decided or its goods are collected. */
export function canTakeBack(request: { status: ReturnStatus; isCollected: boolean }): boolean {
  return request.status === "requested" && !request.isCollected;
}
