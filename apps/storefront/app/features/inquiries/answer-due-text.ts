import { kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { relativeDayText } from "@todayfruit/domain/calendar/relative-day-text";

/**
 * Writes by when an inquiry is answered.
 *
 * @param now instant, ISO 8601
 * @example answerDueText("2026-11-23T09:00:00Z", "2026-11-23T04:20:00Z") // "오늘 18:00 전에 답할게요"
 */
export function answerDueText(due: string, now: string): string {
  if (due <= now) return "곧 답할게요. 늦어서 미안해요";
  const [day, today] = [kstDateOf(due), kstDateOf(now)];
  return `${day === today ? "오늘" : relativeDayText(day, today)} ${kstTimeOf(due)} 전에 답할게요`;
}
