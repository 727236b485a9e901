import { expect, test } from "vitest";
import { gradeProgress } from "./grade-progress.ts";

const grades = [
  { gradeName: "씨앗", thresholdPrice: 0 },
  { gradeName: "새싹", thresholdPrice: 100_000 },
  { gradeName: "꽃", thresholdPrice: 300_000 },
];

test("gradeProgress: measures towards the next grade, full at the highest", () => {
  expect(gradeProgress({ purchAmt: 40_000, remainingPrice: 60_000, isMax: false }, grades)).toEqual({
    value: 40_000,
    max: 100_000,
    nextName: "새싹",
  });
  expect(gradeProgress({ purchAmt: 120_000, remainingPrice: 180_000, isMax: false }, grades).nextName).toBe(
    "꽃",
  );
  expect(gradeProgress({ purchAmt: 500_000, remainingPrice: 0, isMax: true }, grades)).toMatchObject({
    value: 1,
    max: 1,
  });
});
