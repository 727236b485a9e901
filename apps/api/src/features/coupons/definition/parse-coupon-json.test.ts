import { expect, test } from "vitest";
import { parseCouponJson } from "./parse-coupon-json.ts";

const WRITTEN = {
  name: "첫 구매 쿠폰",
  amount: 3000,
  conditions: [{ code: "MIN_PRICE", minPrice: 20_000 }, { code: "FIRST_PURCHASE" }],
  validFrom: "2026-12-01T00:00:00+09:00",
  validUntil: "2027-01-01T00:00:00+09:00",
};

test("a valid JSON text is read as the coupon", () => {
  expect(parseCouponJson(JSON.stringify(WRITTEN))).toEqual({
    coupon: {
      name: "첫 구매 쿠폰",
      target: "products",
      scope: [],
      discount: { kind: "amount", amount: 3000, percent: null },
      minPrice: 20_000,
      leastGrade: null,
      isFirstPurchaseOnly: true,
      isAppOnly: false,
      validFrom: "2026-11-30T15:00:00.000Z",
      validUntil: "2026-12-31T15:00:00.000Z",
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
    },
  });
});

test.each([
  ["no JSON", "JSON"],
  [JSON.stringify({ ...WRITTEN, amount: 0 }), "/amount"],
  [JSON.stringify({ ...WRITTEN, conditions: [{ code: "BIRTHDAY" }] }), "/conditions"],
  [JSON.stringify({ ...WRITTEN, validUntil: "2026-12-01" }), "/validUntil"],
  [JSON.stringify({ ...WRITTEN, validUntil: WRITTEN.validFrom }), "끝나는 때"],
  [JSON.stringify({ ...WRITTEN, ammount: 1 }), "다시 확인"],
  [JSON.stringify({ ...WRITTEN, amount: undefined }), "/amount"],
  [JSON.stringify({ ...WRITTEN, moment: "grade" }), "momentGrade"],
  [JSON.stringify({ ...WRITTEN, momentGrade: 3 }), "momentGrade"],
  [JSON.stringify({ ...WRITTEN, downloadFrom: WRITTEN.validFrom }), "/downloadUntil"],
  [JSON.stringify({ ...WRITTEN, budget: 0 }), "/budget"],
  [JSON.stringify({ ...WRITTEN, scope: [] }), "/scope"],
  [JSON.stringify({ ...WRITTEN, scope: [{ kind: "brand", id: 1 }] }), "/scope"],
])("%s is refused, naming the wrong part", (text, word) => {
  const read = parseCouponJson(text);
  expect("problem" in read && read.problem).toContain(word);
});

test("a shipping coupon without an amount pays the whole fee, and one for goods names them", () => {
  const { amount: _, ...free } = {
    ...WRITTEN,
    target: "shipping",
    scope: [{ kind: "distributor", id: 301 }],
  };
  expect(parseCouponJson(JSON.stringify(free))).toMatchObject({
    coupon: {
      target: "shipping",
      scope: [{ kind: "distributor", id: 301 }],
      discount: { kind: "percent", percent: 100, amount: 100_000_000 },
    },
  });
});

test("a coupon of a birthday may be given every year, others once a member", () => {
  const birthday = parseCouponJson(JSON.stringify({ ...WRITTEN, moment: "birthday" }));
  expect(birthday).toMatchObject({ coupon: { moment: "birthday", perMember: 100 } });
});
