import fc from "fast-check";
import { expect, test } from "vitest";
import { TAX_STATUSES } from "../catalog/tax-status.ts";
import { sumWon, type Won, won, ZERO_WON } from "../money/won.ts";
import { AREA_TYPES } from "../shipping/area-of-zonecode.ts";
import { SHIPPING_FEE_TYPES } from "../shipping/shipping-fee-type.ts";
import { SHIPPING_FEE_UNITS } from "../shipping/shipping-fee-units.ts";
import { computeQuote, type Quote, type QuoteInput, type QuoteLine } from "./compute-quote.ts";

const amount = (max: number): fc.Arbitrary<Won> => fc.integer({ min: 0, max }).map(won);

const shipping = fc.record({
  base: amount(5000),
  primaryArea: fc.constantFrom(ZERO_WON, won(500)),
  secondaryArea: amount(5000),
  thirdArea: amount(8000),
  unit: fc.constantFrom(...SHIPPING_FEE_UNITS),
  freeFrom: fc.constantFrom(ZERO_WON, won(30000), won(50000)),
  isBundle: fc.boolean(),
  maxUnitInBox: fc.integer({ min: 1, max: 6 }),
});

/** Lines of twelve products of three distributors, so that carts repeat products and share bundles. */
const lines: fc.Arbitrary<QuoteLine[]> = fc
  .array(
    fc.record({
      productId: fc.integer({ min: 1, max: 12 }),
      optionId: fc.integer({ min: 1, max: 99 }),
      unitPrice: amount(60000),
      unitListPrice: amount(90000),
      units: fc.integer({ min: 1, max: 9 }),
      taxStatus: fc.constantFrom(...TAX_STATUSES),
      shipping,
    }),
    { maxLength: 8 },
  )
  .map((list) =>
    list.map((each, index) => ({
      ...each,
      lineId: `line-${index}`,
      distributorId: 301 + (each.productId % 3),
    })),
  );

/** Any cart with a coupon and points within the rules. */
const carts: fc.Arbitrary<QuoteInput> = fc
  .record({
    lines,
    area: fc.constantFrom(...AREA_TYPES),
    shippingFeeType: fc.constantFrom(...SHIPPING_FEE_TYPES),
    couponPart: fc.double({ min: 0, max: 1, noNaN: true }),
    pointPart: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ couponPart, pointPart, ...rest }) => {
    const free = { ...rest, couponDiscount: ZERO_WON, usedPoint: ZERO_WON };
    const couponDiscount = won(Math.floor(computeQuote(free).productsPrice * couponPart));
    const usedPoint = won(Math.floor(computeQuote({ ...free, couponDiscount }).price * pointPart));
    return { ...free, couponDiscount, usedPoint };
  });

function forEveryCart(check: (result: Quote, cart: QuoteInput) => void): void {
  fc.assert(fc.property(carts, (cart) => check(computeQuote(cart), cart)));
}

const pointsOnShipping = ({ usedPoint, lines: quoted }: Quote): number =>
  usedPoint - sumWon(quoted.map((line) => line.pointShare));

test("computeQuote: the products price is the sum of its lines and of its bundles", () => {
  forEveryCart((result) => {
    expect(sumWon(result.lines.map((line) => line.productsPrice))).toBe(result.productsPrice);
    expect(sumWon(result.bundles.map((bundle) => bundle.productsPrice))).toBe(result.productsPrice);
  });
});

test("computeQuote: net lines and shipping after points add up to the price", () => {
  forEveryCart((result) => {
    const net = sumWon(result.lines.map((line) => line.net));
    expect(net + result.shippingFee - pointsOnShipping(result)).toBe(result.price);
  });
});

test("computeQuote: the reasons add up to the price", () => {
  forEveryCart((result) => {
    expect(sumWon(result.reasons.map((reason) => reason.amount))).toBe(result.price);
  });
});

test("computeQuote: charges are positive reasons, discounts negative ones", () => {
  const charges = ["LIST_PRICE", "BASE_SHIPPING", "AREA_SHIPPING"];
  forEveryCart((result) => {
    for (const { code, amount: won } of result.reasons) expect(won > 0).toBe(charges.includes(code));
  });
});

test("computeQuote: coupon and points are split completely and no share makes a line negative", () => {
  forEveryCart((result) => {
    expect(sumWon(result.lines.map((line) => line.couponShare))).toBe(result.couponDiscount);
    for (const line of result.lines) {
      expect(Math.min(line.couponShare, line.pointShare, line.net)).toBeGreaterThanOrEqual(0);
      expect(line.couponShare + line.pointShare + line.net).toBe(line.productsPrice);
    }
  });
});

test("computeQuote: points pay for shipping only after the products are paid for", () => {
  forEveryCart((result) => {
    const onShipping = pointsOnShipping(result);
    const net = sumWon(result.lines.map((line) => line.net));
    expect(onShipping).toBeGreaterThanOrEqual(0);
    expect(onShipping).toBeLessThanOrEqual(result.shippingFee);
    expect(onShipping === 0 || net === 0).toBe(true);
  });
});

test("computeQuote: the price is never negative and the tax-free amount is a part of it", () => {
  forEveryCart((result) => {
    expect(result.price).toBeGreaterThanOrEqual(0);
    expect(result.taxFree).toBeGreaterThanOrEqual(0);
    expect(result.taxFree).toBeLessThanOrEqual(result.price);
    expect(sumWon(result.lines.map((line) => line.taxFree))).toBe(result.taxFree);
  });
});

test("computeQuote: bundles hold every line once and sum to the shipping fee", () => {
  forEveryCart((result, cart) => {
    const ids = result.bundles.flatMap((bundle) => bundle.lineIds);
    expect(ids.toSorted()).toEqual(cart.lines.map((line) => line.lineId).toSorted());
    expect(sumWon(result.bundles.map((bundle) => bundle.fee))).toBe(result.shippingFee);
    expect(result.baseShippingFee + result.areaShippingFee).toBe(result.shippingFee);
  });
});

test("computeQuote: adding the missing amount makes shipping free", () => {
  forEveryCart((result) => {
    for (const { missingForFree, productsPrice, freeFrom, isFree, baseFee } of result.bundles) {
      expect(isFree).toBe(baseFee === 0);
      expect(missingForFree === 0 || productsPrice + missingForFree === freeFrom).toBe(true);
    }
  });
});

test("computeQuote: under type01 shipping costs nothing", () => {
  fc.assert(
    fc.property(lines, fc.constantFrom(...AREA_TYPES), (list, area) => {
      const cart = { lines: list, area, couponDiscount: ZERO_WON, usedPoint: ZERO_WON };
      expect(computeQuote({ ...cart, shippingFeeType: "type01" }).shippingFee).toBe(0);
    }),
  );
});

test("computeQuote: the order of lines changes no total and no share", () => {
  const totals = ({ lines: quoted, bundles, reasons, ...rest }: Quote) => ({
    ...rest,
    lines: new Map(quoted.map((line) => [line.lineId, line])),
    fees: new Map(bundles.map((bundle) => [bundle.key, bundle.fee])),
    reasons: sumWon(reasons.map((reason) => reason.amount)),
  });
  forEveryCart((result, cart) => {
    expect(totals(computeQuote({ ...cart, lines: cart.lines.toReversed() }))).toEqual(totals(result));
  });
});

test("computeQuote: one more unit never lowers the products price", () => {
  fc.assert(
    fc.property(carts, fc.nat(), (cart, pick) => {
      const more = cart.lines.map((line, index) =>
        index === pick % cart.lines.length ? { ...line, units: line.units + 1 } : line,
      );
      const before = computeQuote({ ...cart, usedPoint: ZERO_WON }).productsPrice;
      const after = computeQuote({ ...cart, lines: more, usedPoint: ZERO_WON }).productsPrice;
      expect(after).toBeGreaterThanOrEqual(before);
    }),
  );
});

test("computeQuote: islands never pay less than a mainland without an area fee", () => {
  const mainland = lines.map((list) =>
    list.map((line) => ({ ...line, shipping: { ...line.shipping, primaryArea: ZERO_WON } })),
  );
  fc.assert(
    fc.property(mainland, fc.constantFrom(...SHIPPING_FEE_TYPES), (list, shippingFeeType) => {
      const cart = { lines: list, shippingFeeType, couponDiscount: ZERO_WON, usedPoint: ZERO_WON };
      const near = computeQuote({ ...cart, area: "major" });
      const far = computeQuote({ ...cart, area: "third_area" });
      expect(near.areaShippingFee).toBe(0);
      expect(far.price).toBeGreaterThanOrEqual(near.price);
      expect(far.baseShippingFee).toBe(near.baseShippingFee);
    }),
  );
});

test("computeQuote: a coupon or points 1원 too large throw", () => {
  forEveryCart((result, cart) => {
    const tooMuchCoupon = { ...cart, usedPoint: ZERO_WON, couponDiscount: won(result.productsPrice + 1) };
    const tooManyPoints = { ...cart, usedPoint: won(result.price + result.usedPoint + 1) };
    expect(() => computeQuote(tooMuchCoupon)).toThrow(RangeError);
    expect(() => computeQuote(tooManyPoints)).toThrow(RangeError);
  });
});

test("computeQuote: the input is not changed", () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const before = structuredClone(cart);
      computeQuote(cart);
      expect(cart).toEqual(before);
    }),
  );
});
