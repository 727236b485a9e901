import { expect, test } from "vitest";
import { gradeTexts, readGrade } from "./convert-grade-form.ts";

const GRADE = {
  grade: 2,
  gradeName: "새싹",
  thresholdPrice: 100_000,
  purchasePointPer: 1.5,
  monthlyCouponPrice: 3000,
  birthdayPoint: 0,
  benefits: ["구매 1.5% 적립", "매달 3,000원 쿠폰"],
};

test("a grade is read as it was written, with commas and blank lines left out", () => {
  expect(readGrade(2, gradeTexts(GRADE))).toEqual({ grade: GRADE });
  expect(
    readGrade(2, { ...gradeTexts(GRADE), thresholdPrice: "200,000원", benefits: "\n 하나 \n\n" }),
  ).toEqual({
    grade: { ...GRADE, thresholdPrice: 200_000, benefits: ["하나"] },
  });
});

test.each([
  [{ gradeName: " " }, "등급 이름을 적어 주세요"],
  [{ purchasePointPer: "101" }, "적립은 0부터 100까지 적어 주세요. 예: 1.5"],
  [{ purchasePointPer: "1.234" }, "적립은 0부터 100까지 적어 주세요. 예: 1.5"],
  [{ birthdayPoint: "많이" }, "기준, 쿠폰, 포인트는 숫자로 적어 주세요. 예: 100000"],
])("%j is refused in words", (wrong, problem) => {
  expect(readGrade(2, { ...gradeTexts(GRADE), ...wrong })).toEqual({ problem });
});
