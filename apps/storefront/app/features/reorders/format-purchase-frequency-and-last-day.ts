import { rhythmText } from "@todayfruit/domain/reorders/rhythm-text";
import type { RepeatPurchase } from "./use-repeat-purchases.ts";

/**
 * Writes how often and when last a product was bought; a day of another year with its year.
 *
 * @param today KST date
 * @example formatPurchaseFrequencyAndLastDay({ intervalDays: 14, purchases: 6, lastOn: "2026-11-06" }, "2026-11-23")
 *   // "2주마다 · 6번 샀어요 · 마지막 11월 6일"
 */
export function formatPurchaseFrequencyAndLastDay(
  { intervalDays, purchases, lastOn }: Pick<RepeatPurchase, "intervalDays" | "purchases" | "lastOn">,
  today: string,
): string {
  const rhythm = intervalDays === null ? "" : `${rhythmText(intervalDays, lastOn)} · `;
  const [year, month, day] = lastOn.split("-").map(Number);
  const ofYear = lastOn.slice(0, 4) === today.slice(0, 4) ? "" : `${year}년 `;
  return `${rhythm}${purchases}번 샀어요 · 마지막 ${ofYear}${month}월 ${day}일`;
}
