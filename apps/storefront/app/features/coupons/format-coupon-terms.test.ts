import { expect, test } from "vitest";
import { couponConditions, couponEnd, couponWorth } from "./format-coupon-terms.ts";

const NOW = Date.parse("2026-11-23T03:00:00Z");
const CONDITIONS = {
  minPrice: 20_000,
  leastGrade: null,
  isFirstPurchaseOnly: false,
  isAppOnly: true,
  scope: [],
};

test.each([
  ["products", { kind: "amount", amount: 3000, percent: null }, "3,000원 할인"],
  ["products", { kind: "percent", amount: 4000, percent: 15 }, "15% 할인 (최대 4,000원)"],
  ["shipping", { kind: "amount", amount: 3000, percent: null }, "배송비 3,000원 할인"],
  ["shipping", { kind: "percent", amount: 3000, percent: 100 }, "배송비 3,000원 할인"],
  ["shipping", { kind: "percent", amount: 2000, percent: 50 }, "배송비 50% 할인 (최대 2,000원)"],
  ["shipping", { kind: "percent", amount: 100_000_000, percent: 100 }, "무료배송"],
] as const)("couponWorth: %s %o", (target, discount, expected) => {
  expect(couponWorth({ target, discount })).toBe(expected);
});

test("couponConditions: names the conditions and the goods", () => {
  expect(couponConditions(CONDITIONS)).toBe("20,000원 이상 · 앱에서만 · 모든 상품");
  expect(
    couponConditions({
      ...CONDITIONS,
      minPrice: 0,
      isAppOnly: false,
      leastGrade: 3,
      isFirstPurchaseOnly: true,
      scope: [{ kind: "category", id: 12, name: "사과" }],
    }),
  ).toBe("3등급부터 · 첫 구매 · 사과만");
});

test.each([
  ["2026-12-31T15:00:00Z", "12월 31일 (목)까지 · 38일 남음", false],
  ["2026-11-30T15:00:00Z", "11월 30일 (월)까지 · 7일 남음", true],
  ["2026-12-01T15:00:00Z", "12월 1일 (화)까지 · 8일 남음", false],
  ["2026-11-23T15:00:00Z", "11월 23일 (월)까지 · 오늘까지예요", true],
  ["2027-11-30T15:00:00Z", "2027. 11. 30 (화)까지 · 372일 남음", false],
])("couponEnd: %s is %s", (validUntil, text, isSoon) => {
  expect(couponEnd({ validUntil }, NOW)).toEqual({ text, isSoon });
});
