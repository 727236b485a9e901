import { expect, test } from "vitest";
import { sumWon, won, ZERO_WON } from "../money/won.ts";
import type { ShippingTerms } from "../shipping/product-shipping-terms-types.ts";
import { priceLines } from "./price-lines.ts";
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

test("priceLines: a coupon is split by products price", () => {
  const lines = [line("a", { unitPrice: won(20000) }), line("b")];
  const shares = priceLines(lines, won(3000), ZERO_WON).map(({ couponShare }) => couponShare);
  expect(shares).toEqual([2000, 1000]);
});

test("priceLines: points are split by the price after the coupon", () => {
  const lines = [line("a", { unitPrice: won(30000) }), line("b")];
  const quoted = priceLines(lines, won(4000), won(3600));
  expect(quoted.map(({ pointShare, net }) => [pointShare, net])).toEqual([
    [2700, 24300],
    [900, 8100],
  ]);
});

test("priceLines: a remainder of 1원 goes by line id, not by the order of the cart", () => {
  const a = line("a");
  const b = line("b", { taxStatus: "taxable" });
  const taxFreeOf = (lines: QuoteLine[]) =>
    sumWon(priceLines(lines, won(1), ZERO_WON).map((each) => each.taxFree));

  expect(taxFreeOf([a, b])).toBe(9999);
  expect(taxFreeOf([b, a])).toBe(9999);
});

test("priceLines: lines are returned in the order given", () => {
  const quoted = priceLines([line("z"), line("a")], won(100), ZERO_WON);
  expect(quoted.map(({ lineId }) => lineId)).toEqual(["z", "a"]);
});

test("priceLines: a coupon and points for the whole price leave 0원, never less", () => {
  const quoted = priceLines([line("a"), line("b")], won(13000), won(7000));
  expect(quoted.map(({ net, taxFree }) => [net, taxFree])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test("priceLines: only the net price of 면세 lines is tax free", () => {
  const quoted = priceLines([line("a"), line("b", { taxStatus: "taxable" })], won(2000), ZERO_WON);
  expect(quoted.map(({ taxFree }) => taxFree)).toEqual([9000, 0]);
});

test("priceLines: a line of 0원 gets no share", () => {
  const quoted = priceLines([line("a", { unitPrice: won(0) }), line("b")], won(500), won(500));
  expect(quoted[0]).toMatchObject({ couponShare: 0, pointShare: 0, net: 0 });
});

test("priceLines: no lines give an empty list", () => {
  expect(priceLines([], ZERO_WON, ZERO_WON)).toEqual([]);
});
