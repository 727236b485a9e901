import { expect, test } from "vitest";
import { growthOf, percentText } from "./format-percent-and-compute-growth.ts";

test("a share has one digit after the point, and one of nothing is a dash", () => {
  expect(percentText(64, 1000)).toBe("6.4%");
  expect(percentText(0, 7)).toBe("0.0%");
  expect(percentText(1, 0)).toBe("–");
});

test("growth is in percent of before, and none where there was nothing", () => {
  expect(growthOf(1091, 1000)).toBe(9.1);
  expect(growthOf(981, 1000)).toBe(-1.9);
  expect(growthOf(5, 0)).toBeNull();
});
