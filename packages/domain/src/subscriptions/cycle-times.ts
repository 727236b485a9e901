import { addDays, instantOf } from "../calendar/kst.ts";

/** Days before the dispatch on which the member is told and the delivery is charged. */
const LEAD_DAYS = 2;

/**
 * Instants of a billing cycle: when the member is told of it, until when it may be changed and skipped, which is when it is
 * charged, and until when a refused card may be tried again.
 *
 * @param dispatchOn day of dispatch in KST, `YYYY-MM-DD`
 * @returns ISO 8601 with the offset of Korea
 * @example cycleTimes("2026-11-26").changeUntil // "2026-11-24T18:00:00+09:00"
 */
export function cycleTimes(dispatchOn: string): { remindAt: string; changeUntil: string; payUntil: string } {
  const told = addDays(dispatchOn, -LEAD_DAYS);
  return {
    remindAt: `${told}T10:00:00+09:00`,
    changeUntil: `${told}T18:00:00+09:00`,
    payUntil: `${addDays(dispatchOn, -1)}T18:00:00+09:00`,
  };
}

/**
 * Reports whether the time has come in which a cycle is charged: from the end of its changes to the last try of a card.
 *
 * @param now ISO 8601 with offset
 * @example isChargeTime("2026-11-26", "2026-11-24T18:00:00+09:00") // true
 */
export function isChargeTime(dispatchOn: string, now: string): boolean {
  const { changeUntil, payUntil } = cycleTimes(dispatchOn);
  return instantOf(now) >= instantOf(changeUntil) && instantOf(now) < instantOf(payUntil);
}

/**
 * Reports whether the last try of a refused card is over: nothing is charged for the delivery any more.
 *
 * @param now ISO 8601 with offset
 * @example isPayTimeOver("2026-11-26", "2026-11-25T18:00:00+09:00") // true
 */
export function isPayTimeOver(dispatchOn: string, now: string): boolean {
  return instantOf(now) >= instantOf(cycleTimes(dispatchOn).payUntil);
}

/**
 * Reports whether a day of dispatch may still be chosen: the member can be told of it in time.
 *
 * @param now ISO 8601 with offset
 * @example isInTime("2026-11-25", "2026-11-23T13:20:00+09:00") // false: its text would have come at 10:00
 */
export function isInTime(dispatchOn: string, now: string): boolean {
  return instantOf(cycleTimes(dispatchOn).remindAt) > instantOf(now);
}
