/** Hours from 21:00 to 08:00 KST, in which advertising needs a second consent. Rule: 정보통신망법 제50조. */
const NIGHT_BEGINS = 21;
const NIGHT_ENDS = 8;
const KST_MS = 9 * 3_600_000;
const HOUR_MS = 3_600_000;

/**
 * Reports whether an advertisement may be sent at this instant to a person with these consents.
 *
 * @param now in ms since 1970
 * @example canAdvertise({ advertisingAlarm: true, nightAlarm: false }, Date.parse("2026-11-21T12:00:00Z")) // false: 21:00 KST
 */
export function canAdvertise(
  { advertisingAlarm, nightAlarm }: { advertisingAlarm: boolean; nightAlarm: boolean },
  now: number,
): boolean {
  const hour = Math.floor((now + KST_MS) / HOUR_MS) % 24;
  const isNight = hour >= NIGHT_BEGINS || hour < NIGHT_ENDS;
  return advertisingAlarm && (!isNight || nightAlarm);
}
