import { formatMonthDay, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";

const NOON = 12;

/**
 * Writes the instant at which receivers are notified, in KST.
 *
 * @example notifyAtText("2026-12-24T00:00:00.000Z") // "12월 24일 (목) 오전 9시"
 */
export function notifyAtText(notifyAt: string): string {
  return `${formatMonthDay(kstDateOf(notifyAt))} ${hourText(Number(kstTimeOf(notifyAt).slice(0, 2)))}`;
}

/** @example hourText(13) // "오후 1시" */
export function hourText(hour: number): string {
  return hour < NOON ? `오전 ${hour}시` : `오후 ${hour === NOON ? NOON : hour - NOON}시`;
}
