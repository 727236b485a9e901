import { expect, test } from "vitest";
import { priceReasonAt } from "./price-reason-at.ts";

const now = new Date("2026-11-03T09:00:00.000Z");
const timedPrices = [
  { price: 7000, beginsAt: "2026-11-03T09:00:00.000Z", endsAt: "2026-11-03T10:00:00.000Z" },
];

test("priceReasonAt: the ordinary price, the special sale, and a timed price from its begin until before its end", () => {
  expect(priceReasonAt({ price: 9000, specialSalePrice: null, timedPrices: [] }, now)).toBe("ordinary");
  expect(priceReasonAt({ price: 9000, specialSalePrice: 8000, timedPrices: [] }, now)).toBe("special_sale");
  const option = { price: 9000, specialSalePrice: 8000, timedPrices };
  expect(priceReasonAt(option, new Date(now.getTime() - 1))).toBe("special_sale");
  expect(priceReasonAt(option, now)).toBe("timed");
  expect(priceReasonAt(option, new Date("2026-11-03T10:00:00.000Z"))).toBe("special_sale");
});

test("priceReasonAt: a timed price above the special sale has no effect", () => {
  expect(priceReasonAt({ price: 9000, specialSalePrice: 6000, timedPrices }, now)).toBe("special_sale");
});
