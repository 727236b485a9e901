import fc from "fast-check";
import { TAX_STATUSES } from "../catalog/tax-status.ts";
import { splitShippingDiscount } from "../coupons/split-shipping-discount.ts";
import { sumWon, type Won, won, ZERO_WON } from "../money/won.ts";
import { productsPriceOf } from "../pricing/compute-line-price-and-list-price.ts";
import { computeQuote } from "../pricing/compute-quote.ts";
import type { QuoteLine } from "../pricing/quote-input-types.ts";
import type { Bought } from "../refunds/refund-calculation-types.ts";
import { AREA_TYPES } from "../shipping/area-of-zonecode.ts";
import { SHIPPING_FEE_TYPES } from "../shipping/shipping-fee-type.ts";
import { SHIPPING_FEE_UNITS } from "../shipping/shipping-fee-units.ts";

const amount = (max: number): fc.Arbitrary<Won> => fc.integer({ min: 0, max }).map(won);

const line = fc.record({
  productId: fc.integer({ min: 1, max: 6 }),
  unitPrice: amount(40_000),
  units: fc.integer({ min: 1, max: 7 }),
  taxStatus: fc.constantFrom(...TAX_STATUSES),
  inCouponScope: fc.boolean(),
  shipping: fc.record({
    base: amount(9000),
    primaryArea: fc.constantFrom(ZERO_WON, won(500)),
    secondaryArea: amount(5000),
    thirdArea: amount(8000),
    unit: fc.constantFrom(...SHIPPING_FEE_UNITS),
    freeFrom: fc.constantFrom(ZERO_WON, won(30_000), won(50_000)),
    isBundle: fc.boolean(),
    maxUnitInBox: fc.integer({ min: 1, max: 6 }),
  }),
});

/** Orders for property tests: one to six products of two farms, with coupons for some of them and for shipping, points and every kind of shipping. */
export const randomOrders: fc.Arbitrary<Bought> = fc
  .record({
    list: fc.array(line, { minLength: 1, maxLength: 7 }),
    area: fc.constantFrom(...AREA_TYPES),
    shippingFeeType: fc.constantFrom(...SHIPPING_FEE_TYPES),
    couponPart: fc.double({ min: 0, max: 1, noNaN: true }),
    minPart: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
    pointPart: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
    shippingPart: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
    shippingMinPart: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ list, couponPart, minPart, pointPart, shippingPart, shippingMinPart, ...rest }) => {
    const lines: QuoteLine[] = list.map((each, index) => ({
      ...each,
      lineId: String(500 + index),
      optionId: 500 + index,
      unitListPrice: each.unitPrice,
      distributorId: 301 + (each.productId % 2),
    }));
    const free = { ...rest, lines, couponDiscount: ZERO_WON, usedPoint: ZERO_WON };
    const plain = computeQuote(free);
    const inScope = lines.filter((each) => each.inCouponScope !== false);
    const couponDiscount = won(Math.floor(sumWon(inScope.map(productsPriceOf)) * couponPart));
    const shippingDiscounts = splitShippingDiscount(
      won(Math.floor(plain.shippingFee * shippingPart)),
      plain.bundles,
    );
    const discounted = { ...free, couponDiscount, shippingDiscounts };
    const usedPoint = won(Math.floor(computeQuote(discounted).price * pointPart));
    const input = { ...discounted, usedPoint };
    const { price, taxFree } = computeQuote(input);
    const couponMinPrice = won(Math.floor(plain.productsPrice * minPart));
    const shippingCouponMinPrice = won(Math.floor(plain.productsPrice * shippingMinPart));
    return { ...input, price, taxFree, couponMinPrice, shippingCouponMinPrice };
  });
