import { expect, test } from "vitest";
import { couponRefusalText, couponTerms, couponWorth } from "./coupon-text.ts";

const COUPON = {
  id: 1,
  name: "겨울 쿠폰",
  discount: { kind: "amount" as const, amount: 3000, percent: null },
  minPrice: 20_000,
  leastGrade: null,
  isFirstPurchaseOnly: false,
  isAppOnly: true,
  validFrom: "2026-11-01T00:00:00.000Z",
  validUntil: "2026-12-31T15:00:00.000Z",
};

const NOW = Date.parse("2026-11-23T03:00:00Z");

test("coupon text: names the discount, the conditions and the last day", () => {
  expect(couponWorth(COUPON.discount)).toBe("3,000원 할인");
  expect(couponWorth({ kind: "percent", percent: 15, amount: 4000 })).toBe("15% 할인 (최대 4,000원)");
  expect(couponTerms(COUPON, NOW)).toBe("20,000원 이상 · 앱에서만 · 12월 31일 (목)까지");
  expect(
    couponTerms({ ...COUPON, minPrice: 0, isAppOnly: false, leastGrade: 3, isFirstPurchaseOnly: true }, NOW),
  ).toBe("3등급부터 · 첫 구매 · 12월 31일 (목)까지");
});

test("coupon refusal: names the condition that is missing", () => {
  expect(couponRefusalText("MIN_PRICE", COUPON)).toBe("상품을 20,000원 이상 담으면 쓸 수 있어요");
  expect(couponRefusalText("GRADE", { ...COUPON, leastGrade: 3 })).toBe("3등급부터 쓸 수 있어요");
});

test("couponTerms: a coupon that ends in another year says which", () => {
  const validUntil = "2027-11-30T15:00:00.000Z";
  expect(couponTerms({ ...COUPON, minPrice: 0, isAppOnly: false, validUntil }, NOW)).toBe(
    "2027. 11. 30 (화)까지",
  );
  const newYear = Date.parse("2026-12-31T15:00:00Z");
  expect(couponTerms({ ...COUPON, minPrice: 0, isAppOnly: false, validUntil }, newYear)).toBe(
    "11월 30일 (화)까지",
  );
});
