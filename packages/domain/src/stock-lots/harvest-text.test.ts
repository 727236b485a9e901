import { expect, test } from "vitest";
import { harvestText } from "./harvest-text.ts";

test.each([
  ["2026-11-22", 13.2, "11월 22일 수확 · 당도 13.2 Brix 측정"],
  ["2026-01-05", 12, "1월 5일 수확 · 당도 12.0 Brix 측정"],
  ["2026-01-05", null, "1월 5일 수확"],
])("harvest of %s with %s °Bx: %s", (harvestedOn, brix, text) => {
  expect(harvestText({ harvestedOn, brix })).toBe(text);
});
