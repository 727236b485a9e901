import type { Grade } from "./use-grade-rules-list.ts";

/** Terms of a grade as they are written in a form; benefits are a line each. */
export type GradeTexts = Record<Exclude<keyof Grade, "grade">, string>;

/** Writes the terms of a grade into a form. */
export function gradeTexts({ grade: _, benefits, ...terms }: Grade): GradeTexts {
  const { gradeName, thresholdPrice, purchasePointPer, monthlyCouponPrice, birthdayPoint } = terms;
  return {
    gradeName,
    thresholdPrice: String(thresholdPrice),
    purchasePointPer: String(purchasePointPer),
    monthlyCouponPrice: String(monthlyCouponPrice),
    birthdayPoint: String(birthdayPoint),
    benefits: benefits.join("\n"),
  };
}

/** Reads the terms of a grade; a sentence says what is wrong. */
export function readGrade(grade: number, written: GradeTexts): { grade: Grade } | { problem: string } {
  const [threshold, coupon, birthday] = [
    written.thresholdPrice,
    written.monthlyCouponPrice,
    written.birthdayPoint,
  ].map(wholeNumber);
  const percent = /^\d{1,3}(\.\d{1,2})?$/.test(written.purchasePointPer.trim())
    ? Number(written.purchasePointPer)
    : null;
  const gradeName = written.gradeName.trim();
  if (gradeName === "") return { problem: "등급 이름을 적어 주세요" };
  if (percent === null || percent > 100) return { problem: "적립은 0부터 100까지 적어 주세요. 예: 1.5" };
  if (threshold == null || coupon == null || birthday == null)
    return { problem: "기준, 쿠폰, 포인트는 숫자로 적어 주세요. 예: 100000" };
  return {
    grade: {
      grade,
      gradeName,
      thresholdPrice: threshold,
      purchasePointPer: percent,
      monthlyCouponPrice: coupon,
      birthdayPoint: birthday,
      benefits: written.benefits
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== ""),
    },
  };
}

function wholeNumber(text: string): number | null {
  const digits = text.replaceAll(/[,원\s]/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
