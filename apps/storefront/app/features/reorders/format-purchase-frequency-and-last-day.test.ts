import { expect, test } from "vitest";
import { formatPurchaseFrequencyAndLastDay } from "./format-purchase-frequency-and-last-day.ts";

test("formatPurchaseFrequencyAndLastDay: a rhythm that holds comes first; a day of another year has its year", () => {
  const bought = { intervalDays: 14, purchases: 6, lastOn: "2026-11-06" };
  expect(formatPurchaseFrequencyAndLastDay(bought, "2026-11-23")).toBe(
    "2주마다 · 6번 샀어요 · 마지막 11월 6일",
  );
  expect(
    formatPurchaseFrequencyAndLastDay({ ...bought, intervalDays: null, lastOn: "2025-09-02" }, "2026-11-23"),
  ).toBe("6번 샀어요 · 마지막 2025년 9월 2일");
});
