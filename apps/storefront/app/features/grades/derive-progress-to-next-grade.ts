import type { GradeInfo, Grades } from "./use-my-grade.ts";

/**
 * Progress of this period's purchases towards the next unreached grade, in 원.
 *
 * @returns a full bar for the highest grade
 */
export function deriveProgressToNextGrade(
  { purchAmt, remainingPrice, isMax }: Pick<GradeInfo, "purchAmt" | "remainingPrice" | "isMax">,
  grades: Pick<Grades[number], "gradeName" | "thresholdPrice">[],
): { value: number; max: number; nextName: string } {
  const goal = purchAmt + remainingPrice;
  const next = grades.find(({ thresholdPrice }) => thresholdPrice === goal);
  if (isMax || !next) return { value: 1, max: 1, nextName: "" };
  return { value: purchAmt, max: goal, nextName: next.gradeName };
}
