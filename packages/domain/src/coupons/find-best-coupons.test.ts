import fc from "fast-check";
import { expect, test } from "vitest";
import { type Won, won, ZERO_WON } from "../money/won.ts";
import { computeQuote, type QuoteLine } from "../pricing/compute-quote.ts";
import { calculateCouponDiscount, couponBundlesOf, couponLinesOf } from "./calculate-coupon-discount.ts";
import { COUPON_SCOPE_KINDS } from "./coupon-scope.ts";
import { COUPON_TARGETS, type Coupon, type CouponUse } from "./coupon-types.ts";
import { findBestCoupons } from "./find-best-coupons.ts";
import { splitShippingDiscount } from "./split-shipping-discount.ts";

const NOW = "2026-11-21T12:00:00+09:00";
const ENDS = ["2026-11-21T12:00:00+09:00", "2026-11-25T00:00:00+09:00", "2026-12-01T00:00:00+09:00"];
const some = (max: number) => fc.integer({ min: 1, max }).map(won);

const coupons: fc.Arbitrary<Coupon[]> = fc
  .array(
    fc.record({
      target: fc.constantFrom(...COUPON_TARGETS),
      scope: fc.array(
        fc.record({
          kind: fc.constantFrom(...COUPON_SCOPE_KINDS),
          id: fc.integer({ min: 1, max: 4 }),
          name: fc.constant("사과"),
        }),
        { maxLength: 2 },
      ),
      discount: fc.oneof(
        some(9000).map((amount) => ({ kind: "amount" as const, amount })),
        fc
          .tuple(fc.integer({ min: 1, max: 100 }), some(9000))
          .map(([percent, most]) => ({ kind: "percent" as const, percent, most })),
      ),
      conditions: fc.array(
        fc.oneof(
          some(60_000).map((minPrice) => ({ code: "MIN_PRICE" as const, minPrice })),
          fc.constant({ code: "FIRST_PURCHASE" as const }),
        ),
        { maxLength: 1 },
      ),
      validUntil: fc.constantFrom(...ENDS),
    }),
    { maxLength: 6 },
  )
  .map((list) => list.map((each, id) => ({ ...each, id, validFrom: "2026-11-01T00:00:00+09:00" })));

const lines: fc.Arbitrary<QuoteLine[]> = fc
  .array(
    fc.record({
      productId: fc.integer({ min: 1, max: 4 }),
      unitPrice: some(30_000),
      base: fc.constantFrom(ZERO_WON, won(3000), won(4500)),
      freeFrom: fc.constantFrom(ZERO_WON, won(20_000)),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((list) =>
    list.map(({ productId, unitPrice, base, freeFrom }, index) => ({
      lineId: String(index),
      productId,
      optionId: index,
      distributorId: 1 + (productId % 3),
      unitPrice,
      unitListPrice: unitPrice,
      units: 1,
      taxStatus: "tax_free",
      shipping: {
        base,
        primaryArea: ZERO_WON,
        secondaryArea: won(3000),
        thirdArea: ZERO_WON,
        unit: "order",
        freeFrom,
        isBundle: true,
        maxUnitInBox: 5,
      },
    })),
  );

const useOf = (list: QuoteLine[], isFirstPurchase: boolean): CouponUse => ({
  lines: list.map((line) => ({ ...line, categoryIds: [line.productId % 2], productsPrice: line.unitPrice })),
  bundles: computeQuote(plain(list)).bundles,
  grade: 1,
  isFirstPurchase,
  isApp: false,
  now: NOW,
});
const plain = (list: QuoteLine[]) => ({
  lines: list,
  area: "secondary_area" as const,
  shippingFeeType: "type03" as const,
  couponDiscount: ZERO_WON,
  usedPoint: ZERO_WON,
});

/** Price of an order with these coupons, as it would be charged. */
function priceWith(list: QuoteLine[], use: CouponUse, used: readonly Coupon[]): Won {
  const worth = (coupon: Coupon | undefined) => {
    const may = coupon && calculateCouponDiscount(coupon, use);
    return may?.ok ? may.value : ZERO_WON;
  };
  const goods = used.find(({ target }) => target === "products");
  const shipping = used.find(({ target }) => target === "shipping");
  const ids = new Set(goods && couponLinesOf(goods, use).map(({ lineId }) => lineId));
  return computeQuote({
    ...plain(list.map((line) => ({ ...line, inCouponScope: ids.has(line.lineId) }))),
    couponDiscount: worth(goods),
    shippingDiscounts: shipping ? splitShippingDiscount(worth(shipping), couponBundlesOf(shipping, use)) : [],
  }).price;
}

test("findBestCoupons: no combination of one goods coupon and one shipping coupon makes the order cheaper", () => {
  fc.assert(
    fc.property(lines, coupons, fc.boolean(), (list, held, isFirst) => {
      const use = useOf(list, isFirst);
      const best = findBestCoupons(held, use);
      const used = [best.products, best.shipping].filter((coupon) => coupon !== null);
      const goods = held.filter(({ target }) => target === "products");
      const shippings = held.filter(({ target }) => target === "shipping");
      const combinations = [[], ...goods.map((one) => [one])].flatMap((first) => [
        first,
        ...shippings.map((second) => [...first, second]),
      ]);
      const cheapest = Math.min(...combinations.map((each) => priceWith(list, use, each)));
      expect(priceWith(list, use, used)).toBe(cheapest);
      expect(best.discount).toBe(computeQuote(plain(list)).price - cheapest);
    }),
    { numRuns: 500 },
  );
});

test("findBestCoupons: the order of the coupons changes nothing", () => {
  fc.assert(
    fc.property(lines, coupons, (list, held) => {
      const use = useOf(list, false);
      expect(findBestCoupons(held.toReversed(), use)).toEqual(findBestCoupons(held, use));
    }),
  );
});

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
  lines: [{ lineId: "1", productId: 1, distributorId: 1, categoryIds: [], productsPrice: won(30_000) }],
  bundles: [{ key: "distributor:1", lineIds: ["1"], fee: won(3000) }],
  grade: 2,
  isFirstPurchase: false,
  isApp: false,
  now: NOW,
};

test("findBestCoupons: the largest discount wins, then the earliest end, then the lowest id; one of each target", () => {
  const of = (id: number, amount: number, change: Partial<Coupon> = {}): Coupon => ({
    ...COUPON,
    id,
    discount: { kind: "amount", amount: won(amount) },
    ...change,
  });
  const early = { validUntil: "2026-11-25T00:00:00+09:00" };
  expect(findBestCoupons([of(1, 2000), of(2, 3000), of(3, 3000, early)], USE).products?.id).toBe(3);
  expect(findBestCoupons([of(5, 3000), of(4, 3000)], USE).products?.id).toBe(4);
  expect(findBestCoupons([of(1, 0)], USE)).toEqual({ products: null, shipping: null, discount: 0 });
  const shipping = { target: "shipping" } as const;
  expect(findBestCoupons([of(1, 2000), of(2, 2500, shipping), of(3, 9000, shipping)], USE)).toMatchObject({
    products: { id: 1 },
    shipping: { id: 3 },
    discount: 5000,
  });
});
