import { expect, test } from "vitest";
import { formatHarvestMonth } from "./format-harvest-month.ts";

test("formatHarvestMonth: the month, with its year only where the months are of several years", () => {
  expect(formatHarvestMonth("2026-09", [{ month: "2026-11" }, { month: "2026-09" }])).toBe("9월");
  expect(formatHarvestMonth("2025-12", [{ month: "2026-11" }, { month: "2025-12" }])).toBe("2025년 12월");
});
