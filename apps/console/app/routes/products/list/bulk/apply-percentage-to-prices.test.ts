import { expect, test } from "vitest";
import { applyPercentageToPrices } from "./apply-percentage-to-prices.ts";

const option = { id: 1, version: 2, price: 19_900, listPrice: 25_500 };

test.each([
  [5, 100, { price: 20_900 }],
  [-10, 100, { price: 18_000 }],
  [10, 10, { price: 21_890 }],
  [50, 1000, { price: 30_000, listPrice: 30_000 }],
  [-100, 100, { price: 100 }],
])("applyPercentageToPrices: %i %% in steps of %i 원", (percent, step, set) => {
  expect(applyPercentageToPrices([option], { percent, step })).toEqual([{ id: 1, version: 2, set }]);
});

test("applyPercentageToPrices: a price that stays has no row", () => {
  expect(applyPercentageToPrices([{ ...option, price: 20_000 }], { percent: 0, step: 100 })).toEqual([]);
});
