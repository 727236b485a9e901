import { expect, test } from "vitest";
import { type CouponDefinition, couponProblems, promisedTerms } from "./check-coupon-definition.ts";

const COUPON: CouponDefinition = {
  name: "감귤 2,000원",
  target: "products",
  scope: [],
  discount: { kind: "amount", amount: 2000, percent: null },
  minPrice: 0,
  leastGrade: null,
  isFirstPurchaseOnly: false,
  isAppOnly: false,
  validFrom: "2026-11-01T00:00:00Z",
  validUntil: "2026-12-01T00:00:00Z",
  validDays: null,
  downloadFrom: null,
  downloadUntil: null,
  issueLimit: null,
  perMember: 1,
  code: null,
  moment: null,
  momentGrade: null,
  budget: null,
  isStopped: false,
};

test("couponProblems: a coupon without contradictions has none", () => {
  expect(couponProblems(COUPON, 0)).toEqual([]);
  expect(couponProblems({ ...COUPON, moment: "grade", momentGrade: 3, issueLimit: 5 }, 5)).toEqual([]);
});

test.each<[string, Partial<CouponDefinition>, string]>([
  ["an end at its begin", { validUntil: COUPON.validFrom }, "COUPON_PERIOD_INVALID validUntil"],
  ["half a period of download", { downloadFrom: COUPON.validFrom }, "COUPON_PERIOD_INVALID downloadUntil"],
  [
    "a download that ends at its begin",
    { downloadFrom: COUPON.validFrom, downloadUntil: COUPON.validFrom },
    "COUPON_PERIOD_INVALID downloadUntil",
  ],
  [
    "a percentage without a number",
    { discount: { kind: "percent", amount: 5000, percent: null } },
    "COUPON_DISCOUNT_INVALID discount",
  ],
  [
    "an amount with a percentage",
    { discount: { kind: "amount", amount: 5000, percent: 10 } },
    "COUPON_DISCOUNT_INVALID discount",
  ],
  ["a grade coupon without its grade", { moment: "grade" }, "COUPON_MOMENT_INVALID momentGrade"],
  ["a grade without its moment", { momentGrade: 3 }, "COUPON_MOMENT_INVALID momentGrade"],
  ["a limit below what was issued", { issueLimit: 3 }, "COUPON_LIMIT_BELOW_ISSUED issueLimit"],
])("couponProblems: %s is refused", (_what, change, problem) => {
  expect(couponProblems({ ...COUPON, ...change }, 4).map(({ code, field }) => `${code} ${field}`)).toEqual([
    problem,
  ]);
});

test("promisedTerms: terms change while nobody has the coupon, and other fields at any time", () => {
  expect(promisedTerms(["discount", "scope"], 0)).toEqual([]);
  expect(promisedTerms(["name", "validUntil", "isStopped", "budget", "issueLimit"], 7)).toEqual([]);
  expect(promisedTerms(["name", "discount"], 7)).toEqual([
    { code: "COUPON_TERMS_PROMISED", field: "discount" },
  ]);
});
