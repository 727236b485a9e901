import { formatFullDate, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";

/** Formats an instant in KST. @example formatInstant(new Date("2026-11-21T03:00:00Z")) // "2026년 11월 21일 12:00" */
export function formatInstant(now: Date): string {
  const at = now.toISOString();
  return `${formatFullDate(kstDateOf(at))} ${kstTimeOf(at)}`;
}
