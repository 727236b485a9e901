import { instantOf, kstTimeOf } from "../calendar/kst.ts";

const HOUR = 3_600_000;
/** Between 21:00 and 08:00 nobody is woken by a text. */
const QUIET_FROM = 21;
const QUIET_UNTIL = 8;
const EVENING = 20;
/** From an evening until the next morning is over. */
const NIGHT = 13 * HOUR;

/**
 * Whether it is time to remind of a deposit: when the last quarter of its time has begun, in the evening before when
 * that falls into the night, and at once when the bank took a deposit back. Not at night, and not when it is too late.
 *
 * @param hours how long an account waits for its deposit
 * @example isReminderDue({ now: "2026-11-21T18:00:00+09:00", dueAt: "2026-11-21T23:00:00+09:00", hours: 24, isReversed: false }) // true
 */
export function isReminderDue(facts: {
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
