import fc from "fast-check";
import { expect, test } from "vitest";
import { priceAt, unitPriceAmountAt } from "./price-at.ts";

const sale = { price: 7_000, beginsAt: "2026-11-22T15:00:00Z", endsAt: "2026-11-23T15:00:00Z" };
const later = { price: 6_000, beginsAt: "2026-11-30T15:00:00Z", endsAt: "2026-12-01T15:00:00Z" };
const option = { price: 9_000, specialSalePrice: null, timedPrices: [sale, later] };

test.each([
  ["2026-11-22T14:59:59.999Z", 9_000, sale],
  ["2026-11-22T15:00:00.000Z", 7_000, sale],
  ["2026-11-23T14:59:59.999Z", 7_000, sale],
  ["2026-11-23T15:00:00.000Z", 9_000, later],
  ["2026-12-01T15:00:00.000Z", 9_000, null],
])("at %s one unit costs %i원, and the sale that holds or comes next is named", (now, price, timed) => {
  expect(priceAt(option, new Date(now))).toEqual({ price, timed });
});

test("a timed price above the special or ordinary price never holds and is not named", () => {
  const now = new Date(sale.beginsAt);
  expect(priceAt({ ...option, price: 6_500, timedPrices: [sale] }, now)).toEqual({
    price: 6_500,
    timed: null,
  });
  expect(priceAt({ ...option, specialSalePrice: 6_900, timedPrices: [sale] }, now).price).toBe(6_900);
});

test("the price is at most the ordinary one at any instant, for any timed prices", () => {
  const instant = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-01-01"), noInvalidDate: true });
  const timed = fc.record({ price: fc.integer({ min: 1, max: 20_000 }), begin: instant, hours: fc.nat(500) });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), fc.array(timed), instant, (price, list, now) => {
      const timedPrices = list.map((each) => ({
        price: each.price,
        beginsAt: each.begin.toISOString(),
        endsAt: new Date(each.begin.getTime() + each.hours * 3_600_000).toISOString(),
      }));
      expect(priceAt({ price, specialSalePrice: null, timedPrices }, now).price).toBeLessThanOrEqual(price);
    }),
  );
});

test("the unit price follows the price, rounded to whole 원", () => {
  expect([unitPriceAmountAt(1_095, 21_900, 21_900), unitPriceAmountAt(1_095, 21_900, 17_900)]).toEqual([
    1_095, 895,
  ]);
});
