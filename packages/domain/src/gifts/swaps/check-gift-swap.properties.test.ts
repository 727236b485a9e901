import fc from "fast-check";
import { expect, test } from "vitest";
import { TAX_STATUSES } from "../../catalog/tax-status.ts";
import { ZERO_WON } from "../../money/won.ts";
import { computeQuote } from "../../pricing/compute-quote.ts";
import { ok } from "../../result.ts";
import { randomOrders } from "../../testing/random-orders.ts";
import { GIFT_CHARGED_AREA } from "../gift-area-rules.ts";
import { checkGiftSwap, type GiftLine, isAlone, type OfferedSwap } from "./check-gift-swap.ts";

const BUYABLE = { restriction: null, shipmentDate: null, isReached: true } as const;

/** Any gift with one of its lines and an option that is like the line but in up to one respect, of any product and farm. */
const swaps = fc
  .record({
    order: randomOrders,
    at: fc.nat(),
    productId: fc.integer({ min: 7, max: 9 }),
    distributorId: fc.integer({ min: 300, max: 304 }),
    other: fc.nat(),
    change: fc.constantFrom("none", "price", "tax", "shipping"),
    by: fc.integer({ min: 1, max: 5000 }),
    taxStatus: fc.constantFrom(...TAX_STATUSES),
  })
  .map(({ order, at, other, change, by, taxStatus, productId, distributorId }) => {
    const { lines } = order;
    const line = lines[at % lines.length];
    const like = lines[other % lines.length];
    if (!line || !like) throw new RangeError("An order has lines");
    const offer: OfferedSwap = {
      ...BUYABLE,
      productId,
      distributorId,
      unitPrice: line.unitPrice + (change === "price" ? by : 0),
      taxStatus: change === "tax" ? taxStatus : line.taxStatus,
      shipping: change === "shipping" ? like.shipping : line.shipping,
    };
    return { order, line, offer };
  });

test("checkGiftSwap: what is allowed leaves the price, tax-free part and shipping of the gift as they were", () => {
  let allowed = 0;
  fc.assert(
    fc.property(swaps, ({ order, line, offer }) => {
      const { lines, shippingFeeType } = order;
      if (!checkGiftSwap(line, offer, lines, shippingFeeType).ok) return;
      allowed += 1;
      const whole = (list: typeof lines) =>
        computeQuote({
          lines: list,
          shippingFeeType,
          area: GIFT_CHARGED_AREA,
          couponDiscount: ZERO_WON,
          usedPoint: ZERO_WON,
        });
      const { productId, distributorId, taxStatus, shipping } = offer;
      const swapped = lines.map((each) =>
        each.lineId === line.lineId ? { ...each, productId, distributorId, taxStatus, shipping } : each,
      );
      const [before, after] = [whole(lines), whole(swapped)];
      expect([after.price, after.taxFree, after.shippingFee, after.bundles.length]).toEqual([
        before.price,
        before.taxFree,
        before.shippingFee,
        before.bundles.length,
      ]);
      expect(offer.unitPrice).toBe(line.unitPrice);
    }),
    { numRuns: 1000 },
  );
  expect(allowed).toBeGreaterThan(9);
});

test("checkGiftSwap: another price, tax, farm of the gift, 출고일, an unreached place and the same product are refused", () => {
  fc.assert(
    fc.property(swaps, fc.integer({ min: -900, max: 900 }), ({ order, line, offer }, by) => {
      const { lines, shippingFeeType } = order;
      fc.pre(checkGiftSwap(line, offer, lines, shippingFeeType).ok);
      const refused: Partial<OfferedSwap>[] = [
        { unitPrice: offer.unitPrice + (by || 1) },
        { taxStatus: TAX_STATUSES.find((each) => each !== line.taxStatus) ?? line.taxStatus },
        { shipmentDate: "2026-12-20" },
        { isReached: false },
        { productId: line.productId },
        { restriction: "APP_ONLY" },
        ...lines
          .filter((each) => each.lineId !== line.lineId)
          .map(({ distributorId }) => ({ distributorId })),
      ];
      for (const change of refused) {
        expect(checkGiftSwap(line, { ...offer, ...change }, lines, shippingFeeType)).toMatchObject({
          ok: false,
          code: "GIFT_SWAP_UNAVAILABLE",
        });
      }
      for (const restriction of ["SOLD_OUT", "NOT_ENOUGH_STOCK"] as const) {
        expect(checkGiftSwap(line, { ...offer, restriction }, lines, shippingFeeType)).toMatchObject({
          code: "GIFT_SWAP_SOLD_OUT",
        });
      }
    }),
    { numRuns: 200 },
  );
});

test("checkGiftSwap: a line that shares its parcel is refused, a line alone in it allowed", () => {
  const shipping = {
    base: ZERO_WON,
    primaryArea: ZERO_WON,
    secondaryArea: ZERO_WON,
    thirdArea: ZERO_WON,
    unit: "order",
    freeFrom: ZERO_WON,
    isBundle: true,
    maxUnitInBox: 1,
  } as const;
  const line: GiftLine = {
    lineId: "1",
    productId: 1,
    distributorId: 301,
    unitPrice: ZERO_WON,
    units: 1,
    taxStatus: "tax_free",
    shipping,
  };
  const beside: GiftLine = { ...line, lineId: "2", productId: 2 };
  const offer: OfferedSwap = { ...BUYABLE, ...line, productId: 3, distributorId: 302 };
  expect(checkGiftSwap(line, offer, [line], "type03")).toEqual(ok(null));
  expect(checkGiftSwap(line, offer, [line, beside], "type03")).toMatchObject({ ok: false });
  expect([isAlone(line, [line, beside], "type03"), isAlone(line, [line, beside], "type02")]).toEqual([
    false,
    true,
  ]);
});
