import { formatFullDate, kstDateOf } from "@todayfruit/domain/calendar/kst";

/**
 * Notice to a new member of their consent to advertising and its date in KST.
 *
 * @param at time of the answer, ISO 8601
 * @example writeAdvertisingConsentNotice({ advertising: true, night: false }, "2026-11-21T03:00:00Z")
 *   // "2026. 11. 21 (토)에 혜택 알림을 받기로 했어요. 밤에는 보내지 않아요"
 */
export function writeAdvertisingConsentNotice(
  { advertising, night }: { advertising: boolean; night: boolean },
  at: string,
) {
  const date = formatFullDate(kstDateOf(at));
  if (!advertising) return `${date}에 혜택 알림을 받지 않기로 했어요`;
  return `${date}에 혜택 알림을 받기로 했어요. ${night ? "밤에도 보낼 수 있어요" : "밤에는 보내지 않아요"}`;
}
