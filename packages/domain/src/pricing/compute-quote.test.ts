import { expect, test } from "vitest";
import { won, ZERO_WON } from "../money/won.ts";
import type { ShippingTerms } from "../shipping/product-shipping-terms-types.ts";
import { computeQuote, type QuoteInput, type QuoteLine } from "./compute-quote.ts";

function line(lineId: string, overrides: Partial<QuoteLine> = {}): QuoteLine {
  return {
    lineId,
    productId: 20001,
    optionId: 500001,
    distributorId: 301,
    unitPrice: won(10000),
    unitListPrice: won(10000),
    units: 1,
    taxStatus: "tax_free",
    shipping: SHIPPING,
    ...overrides,
  };
}

const SHIPPING: ShippingTerms = {
  base: won(3000),
  primaryArea: won(0),
  secondaryArea: won(3000),
  thirdArea: won(5000),
  unit: "order",
  freeFrom: won(50000),
  isBundle: true,
  maxUnitInBox: 4,
};

function cart(overrides: Partial<QuoteInput> = {}): QuoteInput {
  return {
    lines: [line("a")],
    area: "major",
    shippingFeeType: "type03",
    couponDiscount: ZERO_WON,
    usedPoint: ZERO_WON,
    ...overrides,
  };
}

test("computeQuote: discount, coupon, shipping and points make up the price", () => {
  const lines = [line("a", { unitPrice: won(12900), unitListPrice: won(15000), units: 2 })];
  const result = computeQuote(cart({ lines, couponDiscount: won(1000), usedPoint: won(500) }));
  expect(result).toMatchObject({
    listPrice: 30000,
    productDiscount: 4200,
    productsPrice: 25800,
    couponDiscount: 1000,
    baseShippingFee: 3000,
    areaShippingFee: 0,
    shippingFee: 3000,
    usedPoint: 500,
    price: 27300,
    taxFree: 24300,
  });
});

test("computeQuote: an empty cart is all zero", () => {
  expect(computeQuote(cart({ lines: [] }))).toEqual({
    lines: [],
    bundles: [],
    reasons: [],
    listPrice: 0,
    productDiscount: 0,
    productsPrice: 0,
    couponDiscount: 0,
    baseShippingFee: 0,
    areaShippingFee: 0,
    shippingFee: 0,
    shippingCouponDiscount: 0,
    usedPoint: 0,
    price: 0,
    taxFree: 0,
  });
});

test("computeQuote: 33,000원 of fruit and 22,000원 of juice with free shipping are 33,000원 tax free of 55,000원", () => {
  const fruit = line("a", { unitPrice: won(33000) });
  const juice = line("b", { unitPrice: won(22000), taxStatus: "taxable" });
  expect(computeQuote(cart({ lines: [fruit, juice] }))).toMatchObject({
    price: 55000,
    taxFree: 33000,
    shippingFee: 0,
  });
});

test("computeQuote: shipping is taxable even when everything else is 면세", () => {
  expect(computeQuote(cart())).toMatchObject({ price: 13000, taxFree: 10000 });
});

test("computeQuote: points pay for products first and for shipping with the rest", () => {
  const result = computeQuote(cart({ usedPoint: won(11000) }));
  expect(result.lines[0]).toMatchObject({ pointShare: 10000, net: 0, taxFree: 0 });
  expect(result).toMatchObject({ shippingFee: 3000, price: 2000, taxFree: 0 });
});

test("computeQuote: an order paid entirely with points costs 0원", () => {
  expect(computeQuote(cart({ usedPoint: won(13000) }))).toMatchObject({ price: 0, taxFree: 0 });
});

test("computeQuote: a coupon does not remove free shipping", () => {
  const lines = [line("a", { units: 5 })];
  expect(computeQuote(cart({ lines, couponDiscount: won(5000) }))).toMatchObject({
    shippingFee: 0,
    price: 45000,
  });
});

test("computeQuote: shipping is summed over bundles", () => {
  const lines = [line("a"), line("b", { productId: 2, distributorId: 302 })];
  const result = computeQuote(cart({ lines, area: "third_area" }));
  expect(result).toMatchObject({
    baseShippingFee: 6000,
    areaShippingFee: 10000,
    shippingFee: 16000,
    price: 36000,
  });
});

test("computeQuote: a coupon above the products price throws", () => {
  expect(() => computeQuote(cart({ couponDiscount: won(10001) }))).toThrow(RangeError);
  expect(computeQuote(cart({ couponDiscount: won(10000) })).price).toBe(3000);
});

test("computeQuote: points above the payable amount throw", () => {
  expect(() => computeQuote(cart({ usedPoint: won(13001) }))).toThrow(RangeError);
});

test("computeQuote: points or a coupon for an empty cart throw", () => {
  expect(() => computeQuote(cart({ lines: [], usedPoint: won(1) }))).toThrow(RangeError);
  expect(() => computeQuote(cart({ lines: [], couponDiscount: won(1) }))).toThrow(RangeError);
});

test("computeQuote: negative points or a negative coupon throw", () => {
  expect(() => computeQuote(cart({ usedPoint: won(-1) }))).toThrow(RangeError);
  expect(() => computeQuote(cart({ couponDiscount: won(-1) }))).toThrow(RangeError);
});

test("computeQuote: a line without units, with a negative price, or with a repeated id throws", () => {
  expect(() => computeQuote(cart({ lines: [line("a", { units: 0 })] }))).toThrow(RangeError);
  expect(() => computeQuote(cart({ lines: [line("a", { unitPrice: won(-1) })] }))).toThrow(RangeError);
  expect(() => computeQuote(cart({ lines: [line("a"), line("a")] }))).toThrow(RangeError);
});
