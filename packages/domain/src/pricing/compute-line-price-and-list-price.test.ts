import { expect, test } from "vitest";
import { won } from "../money/won.ts";
import { listPriceOf, productsPriceOf } from "./compute-line-price-and-list-price.ts";

test("productsPriceOf: unit price times units", () => {
  expect(productsPriceOf({ unitPrice: won(12900), units: 3 })).toBe(38700);
});

test("listPriceOf: 정가 times units", () => {
  expect(listPriceOf({ unitPrice: won(19900), unitListPrice: won(25500), units: 2 })).toBe(51000);
});

test("listPriceOf: a 정가 below the selling price counts as the selling price", () => {
  expect(listPriceOf({ unitPrice: won(19900), unitListPrice: won(0), units: 2 })).toBe(39800);
});
