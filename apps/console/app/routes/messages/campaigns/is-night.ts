import { kstTimeOf } from "@todayfruit/domain/calendar/kst";

/** Hours in Korea between which advertisements go only to those who consented to them at night. */
const NIGHT_FROM = "21:00";
const NIGHT_UNTIL = "08:00";

/**
 * Reports whether an advertisement sent at an instant falls into the night.
 *
 * @example isNight("2026-11-23T12:30:00Z") // true: 21:30 in Korea
 */
export function isNight(iso: string): boolean {
  const time = kstTimeOf(iso);
  return time >= NIGHT_FROM || time < NIGHT_UNTIL;
}
