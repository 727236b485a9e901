import { expect, test } from "vitest";
import { type BestType, bestPeriod, bestRule } from "./find-and-describe-best-period.ts";

test.each<[BestType, string, string]>([
  ["day", "2026-11-21", "11월 21일 판매량 기준이에요"],
  ["week", "2026-11-15", "11월 15일~21일 판매량 기준이에요"],
  ["month", "2026-10-23", "10월 23일~11월 21일 판매량 기준이에요"],
])(
  "bestPeriod, bestRule: the ranking of a %s counts from %s until today, as its sentence says",
  (type, beginDate, rule) => {
    const period = bestPeriod(type, "2026-11-21");
    expect(period).toEqual({ beginDate, endDate: "2026-11-21" });
    expect(bestRule(period, true)).toBe(rule);
  },
);

test("bestRule: a week over the turn of the year names both months", () => {
  expect(bestRule(bestPeriod("week", "2027-01-02"), true)).toBe("12월 27일~1월 2일 판매량 기준이에요");
});

test("bestRule: a ranking in which nothing was sold claims no sales", () => {
  expect(bestRule(bestPeriod("week", "2026-11-21"), false)).toBe(
    "아직 판매 기록이 없어 담당자가 고른 상품이에요",
  );
});
