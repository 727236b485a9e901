import { expect, test } from "vitest";
import { deriveProgressToNextGrade } from "./derive-progress-to-next-grade.ts";

const grades = [
  { gradeName: "씨앗", thresholdPrice: 0 },
  { gradeName: "새싹", thresholdPrice: 100_000 },
  { gradeName: "꽃", thresholdPrice: 300_000 },
];

test("deriveProgressToNextGrade: measures towards the next grade, full at the highest", () => {
  expect(
    deriveProgressToNextGrade({ purchAmt: 40_000, remainingPrice: 60_000, isMax: false }, grades),
  ).toEqual({
    value: 40_000,
    max: 100_000,
    nextName: "새싹",
  });
  expect(
    deriveProgressToNextGrade({ purchAmt: 120_000, remainingPrice: 180_000, isMax: false }, grades).nextName,
  ).toBe("꽃");
  expect(
    deriveProgressToNextGrade({ purchAmt: 500_000, remainingPrice: 0, isMax: true }, grades),
  ).toMatchObject({
    value: 1,
    max: 1,
  });
});
