import fc from "fast-check";
import { expect, test } from "vitest";
import {
  NO_FILTER,
  readSearchFilter,
  SEARCH_ORDERS,
  type SearchFilter,
  writeSearchFilter,
} from "./read-and-write-search-filter.ts";

test("readSearchFilter: every condition is read", () => {
  expect(
    readSearchFilter("stock:in,category:91,price:10000-30000,delivery:free,order:priceAsc,as:typed"),
  ).toEqual({
    ok: true,
    value: {
      ...NO_FILTER,
      inStockOnly: true,
      categoryId: 91,
      minPrice: 10_000,
      maxPrice: 30_000,
      freeDeliveryOnly: true,
      order: "priceAsc",
      mayCorrect: false,
    },
  });
});

test.each([
  ["price:10000-", { minPrice: 10_000 }],
  ["price:-30000", { maxPrice: 30_000 }],
  ["", {}],
])("readSearchFilter: %j leaves the other conditions open", (text, filter) => {
  expect(readSearchFilter(text)).toEqual({ ok: true, value: { ...NO_FILTER, ...filter } });
});

test.each([
  ["stock:out"],
  ["stock"],
  ["stock:in,stock:in"],
  ["category:0"],
  ["category:91;drop table product"],
  ["price:-"],
  ["price:9-1"],
  ["price:1.5-2"],
  ["price:9999999999-"],
  ["order:random"],
  ["order:toString"],
  ["colour:red"],
  ["stock:in,"],
  ["stock:in:in"],
  ["origin:"],
  ["farm:0"],
])("readSearchFilter: %j is refused with FILTER_INVALID", (text) => {
  expect(readSearchFilter(text)).toMatchObject({ ok: false, code: "FILTER_INVALID" });
});

test("readSearchFilter: reads back what writeSearchFilter wrote", () => {
  const price = fc.option(fc.integer({ min: 0, max: 999_999_999 }));
  const filter = fc
    .record({
      inStockOnly: fc.boolean(),
      freeDeliveryOnly: fc.boolean(),
      categoryId: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
      minPrice: price,
      maxPrice: price,
      order: fc.constantFrom(...SEARCH_ORDERS),
      mayCorrect: fc.boolean(),
    })
    .map((chosen) => ({ ...NO_FILTER, ...chosen }))
    .filter(({ minPrice, maxPrice }) => minPrice === null || maxPrice === null || minPrice <= maxPrice);
  fc.assert(
    fc.property(filter, (chosen: SearchFilter) => {
      expect(readSearchFilter(writeSearchFilter(chosen))).toEqual({ ok: true, value: chosen });
    }),
  );
});
