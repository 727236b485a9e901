import { instantOf } from "../calendar/kst.ts";

/** Minutes before the hour at which a waiting room can be entered. */
export const ENTRY_MINUTES = 30;
/** Minutes for which the place of a called person is held, unless a payment has begun. */
export const HOLD_MINUTES = 7;
const MINUTE = 60_000;

/**
 * Returns the instant from which a waiting room can be entered.
 *
 * @param opensAt hour of the opening, ISO 8601
 * @example entersAt("2026-11-23T11:00:00Z") // "2026-11-23T10:30:00.000Z"
 */
export function entersAt(opensAt: string): string {
  return new Date(instantOf(opensAt) - ENTRY_MINUTES * MINUTE).toISOString();
}

/** Returns the instant until which a place called at `calledAt` is held. */
export function heldUntil(calledAt: string): string {
  return new Date(instantOf(calledAt) + HOLD_MINUTES * MINUTE).toISOString();
}
