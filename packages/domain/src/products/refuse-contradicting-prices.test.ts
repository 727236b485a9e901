import { expect, test } from "vitest";
import { refuseContradictingPrices } from "./refuse-contradicting-prices.ts";

test.each([
  [{ listPrice: 37_100, price: 37_100, specialSalePrice: null }, null],
  [{ listPrice: 37_100, price: 37_101, specialSalePrice: null }, "PRICE_ABOVE_LIST_PRICE"],
  [{ listPrice: 37_100, price: 31_900, specialSalePrice: 31_900 }, null],
  [{ listPrice: 37_100, price: 31_900, specialSalePrice: 31_901 }, "SPECIAL_SALE_PRICE_ABOVE_PRICE"],
])("refuseContradictingPrices: %j is refused with %s", (prices, code) => {
  expect(refuseContradictingPrices(prices)?.code ?? null).toBe(code);
});
