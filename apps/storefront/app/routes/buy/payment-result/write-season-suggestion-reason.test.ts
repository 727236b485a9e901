import { expect, test } from "vitest";
import { writeSeasonSuggestionReason } from "./write-season-suggestion-reason.ts";

test("writeSeasonSuggestionReason: the month of the season, and the day of the opening where the sale has not begun", () => {
  const on = (saleType: "normal" | "comingSoon", comingSoonDate: string | null) =>
    writeSeasonSuggestionReason({ month: 12, product: { productSaleType: { saleType, comingSoonDate } } });
  expect(on("normal", null)).toBe("12월부터 제철이에요");
  expect(on("normal", "2026-11-01T00:00:00.000Z")).toBe("12월부터 제철이에요");
  expect(on("comingSoon", "2026-11-27T15:00:00.000Z")).toBe("12월부터 제철이에요 · 11월 28일 오픈");
});
