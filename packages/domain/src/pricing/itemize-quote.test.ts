import { expect, test } from "vitest";
import { won, ZERO_WON } from "../money/won.ts";
import type { ShippingTerms } from "../shipping/product-shipping-terms-types.ts";
import { itemizeQuote } from "./itemize-quote.ts";
import { priceBundleShipping } from "./price-bundle-shipping.ts";
import type { QuoteInput, QuoteLine } from "./quote-input-types.ts";

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

function reasonsOf(input: Partial<QuoteInput>) {
  const whole: QuoteInput = {
    lines: [line("a")],
    area: "major",
    shippingFeeType: "type03",
    couponDiscount: ZERO_WON,
    usedPoint: ZERO_WON,
    ...input,
  };
  return itemizeQuote(whole, priceBundleShipping(whole));
}

test("itemizeQuote: a plain line gives its list price and its shipping", () => {
  expect(reasonsOf({})).toEqual([
    { code: "LIST_PRICE", amount: 10000, lineId: "a" },
    { code: "BASE_SHIPPING", amount: 3000, bundleKey: "distributor:301" },
  ]);
});

test("itemizeQuote: a product discount is negative", () => {
  const lines = [line("a", { unitListPrice: won(12000), units: 2 })];
  expect(reasonsOf({ lines }).slice(0, 2)).toEqual([
    { code: "LIST_PRICE", amount: 24000, lineId: "a" },
    { code: "PRODUCT_DISCOUNT", amount: -4000, lineId: "a" },
  ]);
});

test("itemizeQuote: coupon and points are negative and belong to the whole cart", () => {
  const reasons = reasonsOf({ couponDiscount: won(1000), usedPoint: won(500) });
  expect(reasons).toContainEqual({ code: "COUPON", amount: -1000 });
  expect(reasons.at(-1)).toEqual({ code: "POINTS", amount: -500 });
});

test("itemizeQuote: free shipping shows the fee and its waiver, but keeps the area fee", () => {
  const reasons = reasonsOf({ lines: [line("a", { units: 5 })], area: "secondary_area" });
  expect(reasons.slice(1)).toEqual([
    { code: "BASE_SHIPPING", amount: 3000, bundleKey: "distributor:301" },
    { code: "AREA_SHIPPING", amount: 6000, bundleKey: "distributor:301" },
    { code: "FREE_SHIPPING", amount: -3000, bundleKey: "distributor:301" },
  ]);
});

test("itemizeQuote: when the shop pays shipping, both fees are waived", () => {
  const reasons = reasonsOf({ area: "third_area", shippingFeeType: "type01" });
  expect(reasons.slice(1)).toEqual([
    { code: "BASE_SHIPPING", amount: 3000, bundleKey: "distributor:301" },
    { code: "AREA_SHIPPING", amount: 5000, bundleKey: "distributor:301" },
    { code: "SHOP_PAYS_SHIPPING", amount: -8000, bundleKey: "distributor:301" },
  ]);
});

test("itemizeQuote: zero amounts are left out", () => {
  const lines = [line("a", { shipping: { ...SHIPPING, base: won(0) } })];
  expect(reasonsOf({ lines }).map(({ code }) => code)).toEqual(["LIST_PRICE"]);
  expect(reasonsOf({ lines: [] })).toEqual([]);
});
