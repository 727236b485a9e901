import { expect, test } from "vitest";
import { convertFormToOption, EMPTY_OPTION, isWhole, readWeight } from "./convert-form-to-option.ts";

test.each([
  ["3kg", { value: 3000, unit: "g" }],
  ["1.5 kg", { value: 1500, unit: "g" }],
  ["1L", { value: 1000, unit: "ml" }],
  ["500g", { value: 500, unit: "g" }],
  ["15구", { value: 15, unit: "구" }],
  ["세 상자", null],
  ["", null],
])("readWeight: %j", (text, weight) => {
  expect(readWeight(text)).toEqual(weight);
});

test("convertFormToOption: an option with units is counted, one without is not; no list price is the price", () => {
  const form = { ...EMPTY_OPTION, name: " 3kg ", weight: "3kg", price: "14,900", supplyCost: "10,820" };
  expect(convertFormToOption({ ...form, stock: "0" }, 2)).toMatchObject({
    name: "3kg",
    sort: 2,
    listPrice: 14_900,
    price: 14_900,
    supplyCost: 10_820,
    status: "stock_in",
    stock: 0,
  });
  expect(convertFormToOption(form, 0)).toMatchObject({ status: "unlimited_stock_in", stock: null });
});

test("isWhole: an empty text only where it may be", () => {
  expect(isWhole("1,000")).toBe(true);
  expect(isWhole("")).toBe(false);
  expect(isWhole("", true)).toBe(true);
  expect(isWhole("1.5")).toBe(false);
});
