import { type TString, Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Text } from "../common-schemas.ts";
import { EDIT, EDIT_REFUSALS, EditReply, editBody, recordList } from "../record-edits/record-edit-schemas.ts";

const MOST_GRADES = 9;
const Won = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const Points = Type.Integer({ minimum: 0, maximum: 1_000_000 });

/** Builds the terms of a grade with its texts as they are written, or as they are read. */
function gradeTerms(line: (maxLength: number) => TString) {
  return closed({
    /** Number of the grade, from 1. */
    grade: Type.Integer({ minimum: 1, maximum: MOST_GRADES }),
    gradeName: line(20),
    /** Purchases of the period from which it is reached, in 원. */
    thresholdPrice: Won,
    /** Percentage of a purchase that is earned as points, with at most two decimals. */
    purchasePointPer: Type.Number({ minimum: 0, maximum: 100 }),
    /** Discount of the coupon of each month, in 원; 0: none. */
    monthlyCouponPrice: Won,
    /** Points given on a birthday; 0: none. */
    birthdayPoint: Points,
    /** Sentences that shoppers read. */
    benefits: Type.Array(line(100), { maxItems: 20 }),
  });
}

/** Months of purchases that count. */
const periodMonths = Type.Integer({ minimum: 1, maximum: 120 });

/** Rules of grades; each edit has all grades, from the lowest. */
export const GradeRuleFields = closed({
  periodMonths,
  grades: Type.Array(gradeTerms(Filled), { minItems: 1, maxItems: MOST_GRADES }),
});

const MANAGES = { permission: "coupons.manage" } as const;

export const operatorGradeRuleCalls = calls({
  "GET /operator/v1/grade-rules": {
    ...MANAGES,
    summary: "등급 규칙: 세는 달, 등급마다 기준 금액, 적립률, 매달 쿠폰, 생일 포인트, 혜택 글.",
    access: "operator",
    reply: recordList(closed({ periodMonths, grades: Type.Array(gradeTerms(Text)) })),
    refusals: [],
  },
  "PATCH /operator/v1/grade-rules": {
    ...EDIT,
    ...MANAGES,
    summary:
      "등급 규칙 고치기. 기준은 다음 등급을 정할 때부터, 적립률은 다음 주문부터예요. 예약하거나 미리 볼 수 있어요.",
    body: editBody(GradeRuleFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, "GRADE_RULES_INVALID"],
  },
});
