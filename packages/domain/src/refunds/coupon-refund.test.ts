import { expect, test } from "vitest";
import { type Won, won, ZERO_WON } from "../money/won.ts";
import { computeQuote } from "../pricing/compute-quote.ts";
import type { QuoteInput, QuoteLine } from "../pricing/quote-input-types.ts";
import { type Bought, NOTHING_REFUNDED, refund, refundedAfter } from "./compute-refund.ts";

function line(productId: number, price: number, change: Partial<QuoteLine> = {}): QuoteLine {
  return {
    lineId: String(productId),
    productId,
    optionId: productId,
    distributorId: 301,
    unitPrice: won(price),
    unitListPrice: won(price),
    units: 1,
    taxStatus: "tax_free",
    shipping: {
      base: won(3000),
      primaryArea: ZERO_WON,
      secondaryArea: won(3000),
      thirdArea: ZERO_WON,
      unit: "order",
      freeFrom: ZERO_WON,
      isBundle: true,
      maxUnitInBox: 5,
    },
    ...change,
  };
}

function bought(lines: QuoteLine[], coupon: Won, change: Partial<Bought> = {}): Bought {
  const input: QuoteInput = {
    lines,
    area: "major",
    shippingFeeType: "type03",
    couponDiscount: coupon,
    usedPoint: ZERO_WON,
    ...change,
  };
  const { price, taxFree } = computeQuote(input);
  return { ...input, ...change, price, taxFree };
}
const linesOf = (order: Bought, ids: number[], given = NOTHING_REFUNDED) =>
  refund(order, given, ids).reasons.map(({ code, amount }) => [code, amount]);

test("refund: goods that the coupon is not for come back whole, those it is for less all of it", () => {
  const order = bought([line(1, 20_000), line(2, 10_000, { inCouponScope: false })], won(3000));
  expect(linesOf(order, [2])).toEqual([["PRODUCT", 10_000]]);
  expect(linesOf(order, [1])).toEqual([
    ["PRODUCT", 20_000],
    ["COUPON_SHARE", -3000],
  ]);
});

test("refund: the minimum price of a coupon counts the remaining goods that it is for", () => {
  const lines = [line(1, 20_000), line(2, 10_000), line(3, 50_000, { inCouponScope: false })];
  const order = bought(lines, won(3000), { couponMinPrice: won(25_000) });
  expect(linesOf(order, [2])).toEqual([
    ["PRODUCT", 10_000],
    ["COUPON_SHARE", -1000],
    ["COUPON_LOST", -2000],
  ]);
});

test("refund: shipping that a coupon paid is not given back, the rest of the fee is", () => {
  const away = line(2, 10_000, { distributorId: 302 });
  const shippingDiscounts = [
    { bundleKey: "distributor:301", amount: won(3000) },
    { bundleKey: "distributor:302", amount: won(1000) },
  ];
  const order = bought([line(1, 20_000), away], ZERO_WON, { shippingDiscounts });
  expect(order.price).toBe(32_000);
  expect(linesOf(order, [1])).toEqual([["PRODUCT", 20_000]]);
  expect(linesOf(order, [2])).toEqual([
    ["PRODUCT", 10_000],
    ["BASE_SHIPPING_BACK", 2000],
  ]);
});

test("refund: what remains below the minimum price of the shipping coupon pays its shipping, and all of it ends at the price", () => {
  const order = bought([line(1, 20_000), line(2, 10_000)], ZERO_WON, {
    area: "secondary_area",
    shippingDiscounts: [{ bundleKey: "distributor:301", amount: won(5000) }],
    shippingCouponMinPrice: won(25_000),
  });
  expect(order.price).toBe(34_000);
  const first = refund(order, NOTHING_REFUNDED, [2]);
  expect(first.reasons.map(({ code, amount }) => [code, amount])).toEqual([
    ["PRODUCT", 10_000],
    ["AREA_SHIPPING_BACK", 1000],
    ["SHIPPING_COUPON_LOST", -3000],
  ]);
  const second = refund(order, refundedAfter(NOTHING_REFUNDED, first), [1]);
  expect(first.money + second.money).toBe(order.price);
});
