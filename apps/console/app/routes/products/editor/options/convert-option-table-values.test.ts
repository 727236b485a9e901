import { expect, test } from "vitest";
import { type OptionRow, partsOf, rowsOf, valuesOf } from "./convert-option-table-values.ts";

const OPTION = {
  id: 71,
  version: 3,
  name: "3kg",
  listPrice: 17_800,
  price: 13_900,
  supplyCost: 10_820,
  status: "stock_in",
  remaining: 8,
} as OptionRow;

test("valuesOf: each field of each option by its key", () => {
  expect(valuesOf([OPTION])).toEqual({
    "71.name": "3kg",
    "71.listPrice": 17_800,
    "71.price": 13_900,
    "71.supplyCost": 10_820,
    "71.isOnSale": true,
  });
  expect(partsOf("71.supplyCost")).toEqual({ id: 71, field: "supplyCost" });
});

test("rowsOf: prices and the other facts are rows of a call of their own, with the version that was read", () => {
  const other = { ...OPTION, id: 72, remaining: null };
  const values = { "71.price": 14_900, "71.name": " 3kg 중과 ", "72.isOnSale": true };
  expect(rowsOf(values, [OPTION, other])).toEqual({
    prices: [{ id: 71, version: 3, set: { price: 14_900 } }],
    facts: [
      { id: 71, version: 3, set: { name: "3kg 중과" } },
      { id: 72, version: 3, set: { status: "unlimited_stock_in" } },
    ],
  });
});

test("rowsOf: an option taken off sale is so for a time", () => {
  expect(rowsOf({ "71.isOnSale": false }, [OPTION]).facts).toEqual([
    { id: 71, version: 3, set: { status: "temp_stock_out" } },
  ]);
});
