import { expect, test } from "vitest";
import { areGradesValid } from "./are-grades-valid.ts";

const of = (...thresholds: number[]) =>
  thresholds.map((thresholdPrice, index) => ({ grade: index + 1, thresholdPrice, purchasePointPer: 1.15 }));

test.each<[string, ReturnType<typeof of>, number, boolean]>([
  ["grades from 0원, each higher", of(0, 100_000, 300_000), 3, true],
  ["a single grade from 0원", of(0), 1, true],
  ["a first grade above 0원", of(1, 100_000), 2, false],
  ["equal thresholds", of(0, 100_000, 100_000), 3, false],
  ["falling thresholds", of(0, 300_000, 100_000), 3, false],
  ["a grade fewer than the shop has", of(0, 100_000), 3, false],
  ["a grade more than the shop has", of(0, 100_000), 1, false],
  ["no grades", [], 0, true],
  ["numbers that skip one", of(0, 5).map((each) => ({ ...each, grade: each.grade * 2 - 1 })), 2, false],
  ["a rate of three decimals", of(0).map((each) => ({ ...each, purchasePointPer: 1.155 })), 1, false],
])("areGradesValid: %s", (_what, grades, stored, isRight) => {
  const numbers = Array.from({ length: stored }, (_, index) => index + 1);
  expect(areGradesValid(grades, numbers)).toBe(isRight);
});
