import { expect, test } from "vitest";
import type { CouponRow } from "../use-coupons.ts";
import { couponToForm, formToCoupon, newCouponForm, numberOf } from "./convert-coupon-form.ts";

const NOW = new Date("2026-11-23T02:42:00Z");

test("a new coupon is 3,000원 off everything, given by hand for 30 days", () => {
  expect(formToCoupon({ ...newCouponForm(NOW), name: " 감사 쿠폰 " }, null)).toMatchObject({
    name: "감사 쿠폰",
    target: "products",
    scope: [],
    discount: { kind: "amount", amount: 3000, percent: null },
    validFrom: "2026-11-23T11:42:00+09:00",
    validUntil: "2026-12-23T11:42:00+09:00",
    code: null,
    moment: null,
    downloadFrom: null,
  });
});

test("a coupon comes back from its form as it was", () => {
  const fields = formToCoupon(
    {
      ...newCouponForm(NOW),
      name: "감귤 10%",
      kind: "percent",
      amount: "5,000원",
      scopeKind: "category",
      scopeIds: "12, 13 12",
      way: "code",
      code: "gamgyul",
      budget: "1,000,000",
    },
    null,
  );
  expect(fields.scope).toEqual([
    { kind: "category", id: 12 },
    { kind: "category", id: 13 },
  ]);
  const coupon = {
    ...fields,
    scope: fields.scope.map((entry) => ({ ...entry, name: "감귤" })),
    id: 1,
    version: 1,
  } as unknown as CouponRow;
  expect(formToCoupon(couponToForm(coupon), coupon)).toEqual(fields);
});

test.each([
  ["3,000원", 3000],
  ["", null],
  ["-5", null],
  ["3.5", null],
])("%j is read as %j", (text, number) => {
  expect(numberOf(text)).toBe(number);
});
