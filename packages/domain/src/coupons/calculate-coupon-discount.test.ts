import fc from "fast-check";
import { expect, test } from "vitest";
import { won } from "../money/won.ts";
import { calculateCouponDiscount } from "./calculate-coupon-discount.ts";
import type { Coupon, CouponUse } from "./coupon-types.ts";
import { minPriceOfCoupon } from "./min-price-of-coupon.ts";
import { splitShippingDiscount } from "./split-shipping-discount.ts";

function lineOf(price: number, lineId = "1", productId = 20_001): CouponUse["lines"] {
  const productsPrice = won(price);
  return [{ lineId, productId, distributorId: 301, categoryIds: [12, 1], productsPrice }];
}

const COUPON: Coupon = {
  id: 1,
  target: "products",
  scope: [],
  discount: { kind: "amount", amount: won(3000) },
  conditions: [],
  validFrom: "2026-11-01T00:00:00+09:00",
  validUntil: "2026-12-01T00:00:00+09:00",
};
const USE: CouponUse = {
  lines: lineOf(30_000),
  bundles: [{ key: "distributor:301", lineIds: ["1"], fee: won(3000) }],
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
  [{ discount: { kind: "percent", percent: 7, most: won(4000) } }, { lines: lineOf(9999) }, 699],
  [{}, { lines: lineOf(1000) }, 1000],
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
          const may = calculateCouponDiscount({ ...COUPON, discount }, { ...USE, lines: lineOf(price) });
          expect(may.ok && may.value >= 0 && may.value <= price && may.value <= amount).toBe(true);
        }
      },
    ),
  );
});

const APPLES = { kind: "product", id: 20_001, name: "사과" } as const;
const BERRIES = { kind: "category", id: 77, name: "딸기" } as const;
const TWO = { lines: [...lineOf(10_000), ...lineOf(50_000, "2", 20_002)] };

test.each([
  ["the goods of a product alone", { scope: [APPLES] }, TWO, 1000],
  ["the goods of a root category", { scope: [{ ...BERRIES, id: 1 }] }, TWO, 6000],
  ["the goods of a farm", { scope: [{ kind: "distributor", id: 301, name: "청송농원" }] }, TWO, 6000],
  ["the goods of one of two entries", { scope: [BERRIES, APPLES] }, TWO, 1000],
  ["no goods that it is for", { scope: [BERRIES] }, TWO, "SCOPE"],
  [
    "its goods below the minimum, with others above it",
    { scope: [APPLES], conditions: [{ code: "MIN_PRICE", minPrice: won(10_001) }] },
    TWO,
    "MIN_PRICE",
  ],
] satisfies [string, Partial<Coupon>, Partial<CouponUse>, unknown][])(
  "calculateCouponDiscount: 10%% counts %s",
  (_what, coupon, use, expected) => {
    const discount = { kind: "percent", percent: 10, most: won(99_000) } as const;
    expect(refusalOf({ discount, ...coupon }, use)).toBe(expected);
  },
);

test("calculateCouponDiscount: a shipping coupon pays the fee of bundles with its goods, never more than it", () => {
  const shipping = { target: "shipping", discount: { kind: "amount", amount: won(5000) } } as const;
  const bundles = [
    { key: "distributor:301", lineIds: ["1"], fee: won(3000) },
    { key: "product:20002", lineIds: ["2"], fee: won(4000) },
  ];
  expect(refusalOf(shipping, { ...TWO, bundles })).toBe(5000);
  expect(refusalOf({ ...shipping, scope: [APPLES] }, { ...TWO, bundles })).toBe(3000);
  expect(refusalOf(shipping, { bundles: [{ key: "k", lineIds: ["1"], fee: won(0) }] })).toBe("SHIPPING_FREE");
  expect(
    refusalOf(
      { ...shipping, discount: { kind: "percent", percent: 100, most: won(100_000_000) } },
      { ...TWO, bundles },
    ),
  ).toBe(7000);
});

test("splitShippingDiscount: the parts add up to the discount and none exceeds its fee", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(9000), { minLength: 1, maxLength: 6 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (fees, part) => {
        const bundles = fees.map((fee, index) => ({ key: `b${index}`, fee: won(fee) }));
        const total = won(Math.floor(fees.reduce((sum, fee) => sum + fee, 0) * part));
        const parts = splitShippingDiscount(total, bundles);
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        for (const { bundleKey, amount } of parts) {
          const fee = bundles.find(({ key }) => key === bundleKey)?.fee ?? 0;
          expect(amount > 0 && amount <= fee).toBe(true);
        }
      },
    ),
  );
});

test("minPriceOfCoupon: the highest MIN_PRICE of the conditions; 0 without one", () => {
  expect(minPriceOfCoupon(COUPON)).toBe(0);
  expect(
    minPriceOfCoupon({ conditions: [{ code: "APP_ONLY" }, { code: "MIN_PRICE", minPrice: won(20_000) }] }),
  ).toBe(20_000);
});
