import type { Input, Name } from "@todayfruit/contract/all-calls";
import { select } from "../../read-and-set-shop-state.ts";
import type { TestShop } from "../../test-shop.ts";

/** Inputs of the calls about the rules of points and grades. */

type RuleCall = Extract<Name, `${string} /operator/v1/${"point" | "grade"}-rules`>;
type Changing = Exclude<RuleCall, `GET ${string}`>;

const NOBODY = 2_000_000_000;
const REASON = "시험";

const GRADE = {
  grade: 1,
  gradeName: "씨앗",
  thresholdPrice: 0,
  purchasePointPer: 0.5,
  monthlyCouponPrice: 0,
  birthdayPoint: 0,
  benefits: ["구매 금액의 0.5% 적립"],
};

/** Inputs that no state of the shop fits. */
export const POINT_AND_GRADE_RULE_SAMPLES: { [N in RuleCall]: Input<N> } = {
  "GET /operator/v1/point-rules": {},
  "PATCH /operator/v1/point-rules": {
    body: { rows: [{ id: NOBODY, version: 1, set: { minUsePoint: 2000 } }], reason: REASON },
  },
  "GET /operator/v1/grade-rules": {},
  "PATCH /operator/v1/grade-rules": {
    body: { rows: [{ id: NOBODY, version: 1, set: { grades: [GRADE] } }], reason: REASON },
  },
};

/** Creates inputs with the state that each call needs. */
export function createPointAndGradeRuleInputs(
  shop: TestShop,
  token: string,
): { [N in Changing]: () => Promise<Input<N>> } {
  return {
    "PATCH /operator/v1/point-rules": async () => {
      await select(
        shop,
        `insert into shop_rule (name, value) values ('points', '{"minUsePoint": 1000}') on conflict do nothing`,
      );
      const [rules] = (await shop.call(token, "GET /operator/v1/point-rules")).reply.list;
      if (!rules) throw new Error("The shop has rules of points");
      const set = { minUsePoint: rules.minUsePoint + 1 };
      return { body: { rows: [{ id: rules.id, version: rules.version, set }], reason: REASON } };
    },
    "PATCH /operator/v1/grade-rules": async () => {
      await select(
        shop,
        "insert into shop_rule (name, value) values ('grades', $1::jsonb) on conflict do nothing",
        [JSON.stringify([{ ...GRADE, icon: "media/i.webp" }])],
      );
      const [rules] = (await shop.call(token, "GET /operator/v1/grade-rules")).reply.list;
      if (!rules) throw new Error("The shop has rules of grades");
      const grades = rules.grades.map((each) => ({ ...each, benefits: GRADE.benefits }));
      const set = { periodMonths: 1 + (rules.version % 12), grades };
      return { body: { rows: [{ id: rules.id, version: rules.version, set }], reason: REASON } };
    },
  };
}
