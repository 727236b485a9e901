import { canAdvertise } from "./can-advertise.ts";

const KST_MS = 9 * 3_600_000;
const DAY_MS = 86_400_000;
const MORNING_MS = 8 * 3_600_000;

/**
 * Decides when an advertisement that is ready may be sent, on any channel. Checked by the sender immediately before
 * dispatch, because consents may have changed since. Without night consent it waits until 08:00 KST; without consent
 * it is never sent.
 *
 * @param now in ms since 1970
 * @returns `"now"`, `"never"`, or the instant in ms since 1970 until which it waits
 * @example decideWhenToAdvertise({ advertisingAlarm: true, nightAlarm: false }, Date.parse("2026-11-21T12:00:00Z"))
 *   // 08:00 KST of 22 November
 */
export function decideWhenToAdvertise(
  consents: { advertisingAlarm: boolean; nightAlarm: boolean },
  now: number,
): "now" | "never" | number {
  if (!consents.advertisingAlarm) return "never";
  if (canAdvertise(consents, now)) return "now";
  const midnight = Math.floor((now + KST_MS) / DAY_MS) * DAY_MS - KST_MS;
  const morning = midnight + MORNING_MS;
  return morning > now ? morning : morning + DAY_MS;
}
