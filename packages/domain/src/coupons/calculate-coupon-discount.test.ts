import fc from "fast-check";
import { expect, test } from "vitest";
import { won } from "../money/won.ts";
import { bestCoupon } from "./best-coupon.ts";
import { calculateCouponDiscount } from "./calculate-coupon-discount.ts";
import type { Coupon, CouponUse } from "./coupon.ts";
import { minPriceOfCoupon } from "./coupon-min-price.ts";

const COUPON: Coupon = {
  id: 1,
  discount: { kind: "amount", amount: won(3000) },
  conditions: [],
  validFrom: "2026-11-01T00:00:00+09:00",
  validUntil: "2026-12-01T00:00:00+09:00",
};
const USE: CouponUse = {
  productsPrice: won(30_000),
  grade: 2,
  isFirstPurchase: false,
  isApp: false,
  now: "2026-11-21T12:00:00+09:00",
};
const refusalOf = (coupon: Partial<Coupon>, use: Partial<CouponUse> = {}) => {
  const may = calculateCouponDiscount({ ...COUPON, ...coupon }, { ...USE, ...use });
  return may.ok ? may.value : may.code;
};

test.each([
  [{}, { now: "2026-10-31T23:59:59+09:00" }, "NOT_YET"],
  [{}, { now: "2026-11-01T00:00:00+09:00" }, 3000],
  [{}, { now: "2026-11-30T23:59:59+09:00" }, 3000],
  [{}, { now: "2026-12-01T00:00:00+09:00" }, "EXPIRED"],
  [{ conditions: [{ code: "MIN_PRICE", minPrice: won(30_001) }] }, {}, "MIN_PRICE"],
  [{ conditions: [{ code: "MIN_PRICE", minPrice: won(30_000) }] }, {}, 3000],
  [{ conditions: [{ code: "GRADE", least: 3 }] }, {}, "GRADE"],
  [{ conditions: [{ code: "GRADE", least: 2 }] }, {}, 3000],
  [{ conditions: [{ code: "FIRST_PURCHASE" }] }, {}, "FIRST_PURCHASE"],
  [{ conditions: [{ code: "FIRST_PURCHASE" }] }, { isFirstPurchase: true }, 3000],
  [{ conditions: [{ code: "APP_ONLY" }] }, {}, "APP_ONLY"],
  [{ conditions: [{ code: "APP_ONLY" }] }, { isApp: true }, 3000],
  [{ discount: { kind: "percent", percent: 15, most: won(4000) } }, {}, 4000],
  [{ discount: { kind: "percent", percent: 7, most: won(4000) } }, { productsPrice: won(9999) }, 699],
  [{}, { productsPrice: won(1000) }, 1000],
] satisfies [Partial<Coupon>, Partial<CouponUse>, unknown][])(
  "calculateCouponDiscount: %o used for %o",
  (coupon, use, expected) => {
    expect(refusalOf(coupon, use)).toBe(expected);
  },
);

test("calculateCouponDiscount: the discount never exceeds the products' price", () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1_000_000 }),
      fc.nat({ max: 50_000 }),
      fc.integer({ min: 1, max: 100 }),
      (price, amount, percent) => {
        for (const discount of [
          { kind: "amount", amount: won(amount) },
          { kind: "percent", percent, most: won(amount) },
        ] as const) {
          const may = calculateCouponDiscount({ ...COUPON, discount }, { ...USE, productsPrice: won(price) });
          expect(may.ok && may.value >= 0 && may.value <= price && may.value <= amount).toBe(true);
        }
      },
    ),
  );
});

test("bestCoupon: the largest discount wins, then the earliest end, then the lowest id", () => {
  const of = (id: number, amount: number, validUntil = COUPON.validUntil): Coupon => ({
    ...COUPON,
    id,
    discount: { kind: "amount", amount: won(amount) },
    validUntil,
  });
  expect(bestCoupon([of(1, 2000), of(2, 3000), of(3, 3000, "2026-11-25T00:00:00+09:00")], USE)?.id).toBe(3);
  expect(bestCoupon([of(5, 3000), of(4, 3000)], USE)?.id).toBe(4);
  expect(bestCoupon([of(1, 0)], USE)).toBeNull();
  expect(bestCoupon([], USE)).toBeNull();
});

test("minPriceOfCoupon: the highest MIN_PRICE of the conditions; 0 without one", () => {
  expect(minPriceOfCoupon(COUPON)).toBe(0);
  expect(
    minPriceOfCoupon({ conditions: [{ code: "APP_ONLY" }, { code: "MIN_PRICE", minPrice: won(20_000) }] }),
  ).toBe(20_000);
});
