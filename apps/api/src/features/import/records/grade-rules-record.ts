import { Money } from "@todayfruit/contract/common-schemas";
import { type Static, Type } from "typebox";
import { Amount, Line, MediaPath, WholeCount } from "./record-field-schemas.ts";

const Months = Type.Integer({ minimum: 1, maximum: 120 });

/** `gradeRules.json`: configurable rules. Points in 점, prices in 원. */
export const GradeRulesRecord = Type.Object({
  evaluation: Type.Object({
    periodMonths: Months,
    evaluatedOnDay: Type.Integer({ minimum: 1, maximum: 28 }),
    basis: Line(300),
  }),
  point: Type.Object({
    minUsePoint: WholeCount,
    pointUnit: Amount,
    validMonths: Months,
    reviewPoint: WholeCount,
    photoReviewPoint: WholeCount,
    rewardAfterDeliveryDays: Type.Integer({ minimum: 0, maximum: 365 }),
  }),
  /** Coupon for a first purchase that each new member is given. */
  signUpCoupon: Type.Optional(
    Type.Object({ name: Line(60), amount: Amount, minPrice: Money, validDays: Amount }),
  ),
  grades: Type.Array(
    Type.Object({
      grade: Type.Integer({ minimum: 1, maximum: 9 }),
      gradeName: Line(20),
      icon: MediaPath,
      thresholdPrice: Money,
      purchasePointPer: Type.Number({ minimum: 0, maximum: 100 }),
      monthlyCouponPrice: Money,
      /** Points given on a birthday. */
      birthdayPoint: Type.Optional(WholeCount),
      benefits: Type.Array(Line(100), { maxItems: 20 }),
    }),
    { minItems: 1, maxItems: 9 },
  ),
});
export type GradeRulesRecord = Static<typeof GradeRulesRecord>;
