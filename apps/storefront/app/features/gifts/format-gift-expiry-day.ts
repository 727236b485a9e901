import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";

/**
 * End of a gift's validity as a day in KST.
 * @example formatGiftExpiryDay("2026-12-05T08:00:00.000Z") // "12월 5일 (토)까지"
 */
export function formatGiftExpiryDay(expireDate: string): string {
  return `${formatMonthDay(kstDateOf(expireDate))}까지`;
}
