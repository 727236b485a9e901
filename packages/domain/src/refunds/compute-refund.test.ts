import { expect, test } from "vitest";
import { addWon, won, ZERO_WON } from "../money/won.ts";
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
      thirdArea: won(5000),
      unit: "order",
      freeFrom: won(50_000),
      isBundle: true,
      maxUnitInBox: 5,
    },
    ...change,
  };
}

function bought(lines: QuoteLine[], change: Partial<QuoteInput> = {}): Bought {
  const input: QuoteInput = {
    lines,
    area: "major",
    shippingFeeType: "type03",
    couponDiscount: ZERO_WON,
    usedPoint: ZERO_WON,
    ...change,
  };
  const { price, taxFree } = computeQuote(input);
  return { ...input, price, taxFree };
}

test("refund: cancelling everything refunds everything, shipping included", () => {
  const order = bought([line(1, 10_000), line(2, 5000)]);
  expect(refund(order, NOTHING_REFUNDED, [1, 2])).toEqual({
    productIds: [1, 2],
    money: 18_000,
    points: 0,
    taxFree: 15_000,
    reasons: [
      { code: "PRODUCT", amount: 10_000, productId: 1 },
      { code: "PRODUCT", amount: 5000, productId: 2 },
      { code: "BASE_SHIPPING_BACK", amount: 3000, bundleKey: "distributor:301" },
    ],
  });
});

test("refund: the remaining products pay for shipping when they lose free shipping", () => {
  const order = bought([line(1, 30_000), line(2, 25_000)]);
  expect(refund(order, NOTHING_REFUNDED, [2])).toMatchObject({
    money: 22_000,
    taxFree: 22_000,
    reasons: [
      { code: "PRODUCT", amount: 25_000, productId: 2 },
      { code: "FREE_SHIPPING_LOST", amount: -3000, bundleKey: "distributor:301" },
    ],
  });
});

test("refund: a cancel never charges the buyer; the difference is deducted from the next one", () => {
  const order = bought([line(1, 49_000), line(2, 1000)]);
  const first = refund(order, NOTHING_REFUNDED, [2]);
  expect(first).toMatchObject({ money: 0, points: 0, taxFree: 0 });
  expect(first.reasons.map(({ code, amount }) => [code, amount])).toEqual([
    ["PRODUCT", 1000],
    ["FREE_SHIPPING_LOST", -3000],
    ["NOT_CHARGED", 2000],
  ]);
  const rest = refund(order, refundedAfter(NOTHING_REFUNDED, first), [1]);
  expect(rest).toMatchObject({ money: 50_000, taxFree: 50_000 });
  expect(rest.reasons.map(({ code, amount }) => [code, amount])).toEqual([
    ["PRODUCT", 49_000],
    ["BASE_SHIPPING_BACK", 3000],
    ["CARRIED_OVER", -2000],
  ]);
});

test("refund: cancelling the only product of a farm refunds its base and area shipping", () => {
  const order = bought([line(1, 10_000), line(2, 8000, { distributorId: 302 })], { area: "secondary_area" });
  expect(refund(order, NOTHING_REFUNDED, [2])).toMatchObject({
    money: 14_000,
    taxFree: 8000,
    reasons: [
      { code: "PRODUCT", amount: 8000 },
      { code: "BASE_SHIPPING_BACK", amount: 3000 },
      { code: "AREA_SHIPPING_BACK", amount: 3000 },
    ],
  });
});

test("refund: money is refunded first, then points", () => {
  const order = bought([line(1, 20_000), line(2, 10_000)], { usedPoint: won(25_000) });
  const first = refund(order, NOTHING_REFUNDED, [2]);
  expect([order.price, first.money, first.points]).toEqual([8000, 8000, 2000]);
  expect(refund(order, refundedAfter(NOTHING_REFUNDED, first), [1])).toMatchObject({
    money: 0,
    points: 23_000,
  });
});

test("refund: the coupon's share of a product is not refunded as money", () => {
  const order = bought([line(1, 20_000), line(2, 10_000)], { couponDiscount: won(3000) });
  expect(refund(order, NOTHING_REFUNDED, [2])).toMatchObject({
    money: 9000,
    reasons: [
      { code: "PRODUCT", amount: 10_000, productId: 2 },
      { code: "COUPON_SHARE", amount: -1000, productId: 2 },
    ],
  });
});

test("refund: a taxable product has no tax-free part", () => {
  const order = bought([line(1, 20_000), line(2, 10_000, { taxStatus: "taxable" })]);
  expect(refund(order, NOTHING_REFUNDED, [2])).toMatchObject({ money: 10_000, taxFree: 0 });
});

test("refund: a product cancelled twice, an unknown product, or a wrong price throws", () => {
  const order = bought([line(1, 10_000)]);
  const given = refundedAfter(NOTHING_REFUNDED, refund(order, NOTHING_REFUNDED, [1]));
  expect(() => refund(order, given, [1])).toThrow(RangeError);
  expect(() => refund(order, NOTHING_REFUNDED, [2])).toThrow(RangeError);
  expect(() => refund({ ...order, price: addWon(order.price, won(1)) }, NOTHING_REFUNDED, [1])).toThrow(
    RangeError,
  );
});

test("refund: remaining products below couponMinPrice lose the coupon; cancelling everything refunds the rest", () => {
  const line = (productId: number, unitPrice: number) => ({
    lineId: String(productId),
    productId,
    optionId: productId,
    distributorId: 1,
    unitPrice: won(unitPrice),
    unitListPrice: won(unitPrice),
    units: 1,
    taxStatus: "tax_free" as const,
    shipping: {
      base: won(0),
      primaryArea: won(0),
      secondaryArea: won(0),
      thirdArea: won(0),
      unit: "order" as const,
      freeFrom: won(0),
      isBundle: true,
      maxUnitInBox: 5,
    },
  });
  const order: Bought = {
    lines: [line(1, 20_000), line(2, 10_000)],
    area: "major",
    shippingFeeType: "type03",
    couponDiscount: won(3000),
    couponMinPrice: won(25_000),
    usedPoint: won(0),
    price: won(27_000),
    taxFree: won(27_000),
  };
  const first = refund(order, NOTHING_REFUNDED, [2]);
  expect(first.money).toBe(7000);
  expect(first.reasons.map(({ code, amount }) => [code, amount])).toEqual([
    ["PRODUCT", 10_000],
    ["COUPON_SHARE", -1000],
    ["COUPON_LOST", -2000],
  ]);
  const rest = refund(order, refundedAfter(NOTHING_REFUNDED, first), [1]);
  expect(rest.money).toBe(20_000);
  expect(rest.reasons.map(({ code, amount }) => [code, amount])).toEqual([["PRODUCT", 20_000]]);
  expect(refund({ ...order, couponMinPrice: won(20_000) }, NOTHING_REFUNDED, [2]).money).toBe(9000);
});
