import { instantOf, kstTimeOf } from "../calendar/kst.ts";

const HOUR = 3_600_000;
/** Hours from 21:00 to 08:00 KST, in which no text messages are sent. */
const QUIET_FROM = 21;
const QUIET_UNTIL = 8;
const EVENING = 20;
/** Time from the evening until the end of the next morning, in ms. */
const NIGHT = 13 * HOUR;

/**
 * Decides whether a reminder of a deposit is due: when the last quarter of its period has begun, in the evening
 * before when that falls into the night, and immediately after the bank reversed a deposit. Never at night, and never
 * after `dueAt`.
 *
 * @param hours how long an account waits for its deposit
 * @example isDepositReminderDue({ now: "2026-11-21T18:00:00+09:00", dueAt: "2026-11-21T23:00:00+09:00", hours: 24, isReversed: false }) // true
 */
export function isDepositReminderDue(facts: {
  now: string;
  dueAt: string;
  hours: number;
  isReversed: boolean;
}): boolean {
  const left = instantOf(facts.dueAt) - instantOf(facts.now);
  const hour = Number(kstTimeOf(facts.now).slice(0, 2));
  if (left <= 0 || hour >= QUIET_FROM || hour < QUIET_UNTIL) return false;
  return facts.isReversed || left <= (facts.hours * HOUR) / 4 || (hour >= EVENING && left <= NIGHT);
}
