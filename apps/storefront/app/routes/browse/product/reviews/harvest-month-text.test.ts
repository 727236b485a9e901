import { expect, test } from "vitest";
import { harvestMonthText } from "./harvest-month-text.ts";

test("harvestMonthText: the month, with its year only where the months are of several years", () => {
  expect(harvestMonthText("2026-09", [{ month: "2026-11" }, { month: "2026-09" }])).toBe("9월");
  expect(harvestMonthText("2025-12", [{ month: "2026-11" }, { month: "2025-12" }])).toBe("2025년 12월");
});
