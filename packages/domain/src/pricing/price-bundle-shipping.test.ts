import { expect, test } from "vitest";
import { won } from "../money/won.ts";
import type { ShippingTerms } from "../shipping/product-shipping-terms-types.ts";
import { priceBundleShipping } from "./price-bundle-shipping.ts";
import type { QuoteLine } from "./quote-input-types.ts";

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

test("priceBundleShipping: a cart below the condition is charged and reports the missing amount", () => {
  const lines = [line("a", { unitPrice: won(37900) })];
  const [priced] = priceBundleShipping({ lines, area: "major", shippingFeeType: "type03" });
  expect(priced?.bundle).toEqual({
    key: "distributor:301",
    distributorId: 301,
    lineIds: ["a"],
    productsPrice: 37900,
    boxes: 1,
    baseFee: 3000,
    areaFee: 0,
    fee: 3000,
    couponDiscount: 0,
    freeFrom: 50000,
    missingForFree: 12100,
    isFree: false,
  });
});

test("priceBundleShipping: a cart that reaches the condition ships free with nothing missing", () => {
  const lines = [line("a", { units: 5 })];
  const [priced] = priceBundleShipping({ lines, area: "major", shippingFeeType: "type03" });
  expect(priced?.bundle).toMatchObject({ fee: 0, isFree: true, missingForFree: 0 });
});

test("priceBundleShipping: free shipping to 제주 still charges the area fee", () => {
  const lines = [line("a", { units: 5 })];
  const [priced] = priceBundleShipping({ lines, area: "secondary_area", shippingFeeType: "type03" });
  expect(priced?.bundle).toMatchObject({ isFree: true, baseFee: 0, areaFee: 6000, fee: 6000, boxes: 2 });
});

test("priceBundleShipping: without a condition nothing is missing", () => {
  const lines = [line("a", { shipping: { ...SHIPPING, freeFrom: won(0) } })];
  const [priced] = priceBundleShipping({ lines, area: "major", shippingFeeType: "type03" });
  expect(priced?.bundle).toMatchObject({ isFree: false, missingForFree: 0, fee: 3000 });
});

test("priceBundleShipping: a base fee of 0 is free from the start", () => {
  const lines = [line("a", { shipping: { ...SHIPPING, base: won(0) } })];
  const [priced] = priceBundleShipping({ lines, area: "major", shippingFeeType: "type03" });
  expect(priced?.bundle).toMatchObject({ isFree: true, missingForFree: 0 });
});

test("priceBundleShipping: under type02 each product must reach the condition by itself", () => {
  const lines = [line("a", { units: 3 }), line("b", { productId: 20002, units: 2 })];
  const together = priceBundleShipping({ lines, area: "major", shippingFeeType: "type03" });
  const alone = priceBundleShipping({ lines, area: "major", shippingFeeType: "type02" });
  expect(together.map(({ bundle }) => bundle.fee)).toEqual([0]);
  expect(alone.map(({ bundle }) => bundle.fee)).toEqual([3000, 3000]);
});

test("priceBundleShipping: under type01 nothing is charged and the waived fees are reported", () => {
  const [priced] = priceBundleShipping({ lines: [line("a")], area: "third_area", shippingFeeType: "type01" });
  expect(priced).toMatchObject({ fullBaseFee: 3000, fullAreaFee: 5000, bundle: { fee: 0, isFree: true } });
});
