import { addDays, formatMonthDay } from "../../calendar/kst.ts";
import { groupDigits } from "../../money/format-won.ts";

/** Price of one unit on a day in KST; `date` is `YYYY-MM-DD`, `price` in 원. */
export type PriceDay = { date: string; price: number };
/** Prices of the last 30 days, the oldest first, today last. */
export type PriceHistory = { days: PriceDay[]; lowest: number; lowestDate: string; isLowestNow: boolean };

/** Days shown, today included. */
export const PRICE_HISTORY_DAYS = 30;
/** Days from which a history is shown: fewer tell nothing about the price. */
const MIN_DAYS = 7;

/**
 * Returns the prices of the last 30 days with the lowest; `null` for fewer than seven days. A day without a record has
 * the price of the day before it.
 *
 * @param recorded lowest price of each past day, in any order
 * @param current price of one unit now, in 원
 * @param today `YYYY-MM-DD` in KST
 */
export function priceHistory(
  recorded: readonly PriceDay[],
  current: number,
  today: string,
): PriceHistory | null {
  const first = addDays(today, 1 - PRICE_HISTORY_DAYS);
  const known = new Map(recorded.map(({ date, price }) => [date, price]));
  const days: PriceDay[] = [];
  for (let date = first; date < today; date = addDays(date, 1)) {
    const price = known.get(date) ?? days.at(-1)?.price;
    if (price !== undefined) days.push({ date, price });
  }
  days.push({ date: today, price: current });
  if (days.length < MIN_DAYS) return null;
  const lowest = Math.min(...days.map(({ price }) => price));
  const lowestDate = days.findLast(({ price }) => price === lowest)?.date ?? today;
  return { days, lowest, lowestDate, isLowestNow: lowest === current };
}

/**
 * Writes a history as one sentence, for screen readers.
 *
 * @example describePriceHistory(history) // "지난 30일 값. 11월 1일 (일)부터 27,900원, 11월 7일 (토)부터 23,900원. 가장 낮았던 값은 23,900원이에요."
 */
export function describePriceHistory({ days, lowest }: PriceHistory): string {
  const changes = days.filter(({ price }, index) => index === 0 || days[index - 1]?.price !== price);
  const runs = changes.map(({ date, price }) => `${formatMonthDay(date)}부터 ${groupDigits(price)}원`);
  return `지난 30일 값. ${runs.join(", ")}. 가장 낮았던 값은 ${groupDigits(lowest)}원이에요.`;
}
