import { addDays } from "../calendar/kst.ts";

/** Days each ranking looks back, today included. */
export const BEST_DAYS = { day: 1, week: 7, month: 30 } as const;
export type BestType = keyof typeof BEST_DAYS;
export type BestPeriod = { beginDate: string; endDate: string };

/**
 * Returns the first and last day whose sales a ranking counts, `YYYY-MM-DD` in KST.
 *
 * @example bestPeriod("week", "2026-11-21") // { beginDate: "2026-11-15", endDate: "2026-11-21" }
 */
export function bestPeriod(type: BestType, today: string): BestPeriod {
  return { beginDate: addDays(today, 1 - BEST_DAYS[type]), endDate: today };
}

/**
 * Writes the rule of a ranking in one sentence for the shopper; one of nothing sold is no ranking.
 *
 * @example bestRule({ beginDate: "2026-11-15", endDate: "2026-11-21" }, true) // "11월 15일~21일 판매량 기준이에요"
 * @example bestRule({ beginDate: "2026-10-23", endDate: "2026-11-21" }, true) // "10월 23일~11월 21일 판매량 기준이에요"
 * @example bestRule({ beginDate: "2026-11-21", endDate: "2026-11-21" }, true) // "11월 21일 판매량 기준이에요"
 */
export function bestRule({ beginDate, endDate }: BestPeriod, hasSales: boolean): string {
  if (!hasSales) return "아직 판매 기록이 없어 담당자가 고른 상품이에요";
  const [begin, end] = [dayOf(beginDate), dayOf(endDate)];
  const last = begin.month === end.month ? `${end.day}일` : `${end.month}월 ${end.day}일`;
  const days =
    beginDate === endDate ? `${end.month}월 ${end.day}일` : `${begin.month}월 ${begin.day}일~${last}`;
  return `${days} 판매량 기준이에요`;
}

function dayOf(date: string): { month: number; day: number } {
  const [, month = "", day = ""] = date.split("-");
  return { month: Number(month), day: Number(day) };
}
