import { expect, test } from "vitest";
import { splitTax } from "./split-tax.ts";

test.each([
  [55_000, 33_000, { suppliedAmount: 20_000, vat: 2_000, taxFreeAmount: 33_000 }],
  [15_000, 0, { suppliedAmount: 13_636, vat: 1_364, taxFreeAmount: 0 }],
  [1_000, 0, { suppliedAmount: 909, vat: 91, taxFreeAmount: 0 }],
  [33_000, 33_000, { suppliedAmount: 0, vat: 0, taxFreeAmount: 33_000 }],
  [0, 0, { suppliedAmount: 0, vat: 0, taxFreeAmount: 0 }],
])("splitTax: %i원 with %i원 tax-free", (total, taxFree, parts) => {
  expect(splitTax(total, taxFree)).toEqual(parts);
});
