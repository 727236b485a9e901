import fc from "fast-check";
import { expect, test } from "vitest";
import { findGradeForPurchases, periodStart, priceToNext } from "./find-grade-for-purchases.ts";

const GRADES = [
  { gradeName: "씨앗", thresholdPrice: 0 },
  { gradeName: "새싹", thresholdPrice: 100_000 },
  { gradeName: "꽃", thresholdPrice: 300_000 },
];

test.each([
  [0, "씨앗", 100_000],
  [99_999, "씨앗", 1],
  [100_000, "새싹", 200_000],
  [299_999, "새싹", 1],
  [300_000, "꽃", null],
  [9_000_000, "꽃", null],
])("findGradeForPurchases, priceToNext: %i원 give %s, %s원 to the next grade", (purchased, name, left) => {
  expect(findGradeForPurchases(GRADES, purchased).gradeName).toBe(name);
  expect(priceToNext(GRADES, purchased)).toBe(left);
});

test("findGradeForPurchases: more purchases never lower the grade, for any order of the rules", () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.nat(1_000_000),
      fc.shuffledSubarray(GRADES, { minLength: 3 }),
      (one, more, rules) => {
        expect(findGradeForPurchases(rules, one + more).thresholdPrice).toBeGreaterThanOrEqual(
          findGradeForPurchases(rules, one).thresholdPrice,
        );
      },
    ),
  );
});

test("findGradeForPurchases: rules without a grade at 0원 throw", () => {
  expect(() => findGradeForPurchases(GRADES.slice(1), 0)).toThrow(RangeError);
});

test.each([
  ["2026-12-01", 3, "2026-09-01"],
  ["2026-01-15", 3, "2025-10-01"],
  ["2026-03-31", 1, "2026-02-01"],
  ["2026-12-01", 12, "2025-12-01"],
])("periodStart: a grade of %s over %i months counts from %s", (month, months, start) => {
  expect(periodStart(month, months)).toBe(start);
});
