import fc from "fast-check";
import { expect, test } from "vitest";
import {
  chargeLimit,
  isWithinLimit,
  suggestedPriceLimit,
  suggestPriceLimits,
} from "./suggest-and-check-price-limit.ts";

test("suggests the limits of the drawing", () => {
  expect(suggestPriceLimits(17_900)).toEqual([18_000, 20_000, 22_000]);
  expect(suggestedPriceLimit(17_900)).toBe(20_000);
});

test("a price above the limit waits for an answer, which holds up to the price that was shown", () => {
  expect(isWithinLimit(20_000, { priceLimit: 20_000, approvedPrice: null })).toBe(true);
  expect(isWithinLimit(20_900, { priceLimit: 20_000, approvedPrice: null })).toBe(false);
  expect(isWithinLimit(20_900, { priceLimit: 20_000, approvedPrice: 20_900 })).toBe(true);
  expect(isWithinLimit(21_000, { priceLimit: 20_000, approvedPrice: 20_900 })).toBe(false);
  expect(chargeLimit({ priceLimit: null, approvedPrice: 20_900 })).toBeNull();
});

test("property: no suggestion is below the price, and all are whole thousands", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), (price) => {
      const limits = suggestPriceLimits(price);
      expect(limits.every((limit) => limit >= price && limit % 1000 === 0)).toBe(true);
    }),
  );
});
