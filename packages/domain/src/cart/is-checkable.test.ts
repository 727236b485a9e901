import { expect, test } from "vitest";
import { OPTION_STATUSES, PRODUCT_STATUSES } from "../catalog/product-and-option-status.ts";
import { isCheckable } from "./is-checkable.ts";

const CHECKABLE = {
  productStatus: "stock_in",
  optionUnit: 1,
  optionStatus: "stock_in",
  isAppOnly: false,
} as const;

test("isCheckable: an option in stock of a product in stock is checkable", () => {
  expect(isCheckable(CHECKABLE)).toBe(true);
});

test("isCheckable: an option with 0 units is not checkable", () => {
  expect(isCheckable({ ...CHECKABLE, optionUnit: 0 })).toBe(false);
});

test("isCheckable: an app-only product is not checkable", () => {
  expect(isCheckable({ ...CHECKABLE, isAppOnly: true })).toBe(false);
});

test("isCheckable: of all product and option statuses only stock_in is checkable", () => {
  expect(PRODUCT_STATUSES.filter((productStatus) => isCheckable({ ...CHECKABLE, productStatus }))).toEqual([
    "stock_in",
  ]);
  expect(OPTION_STATUSES.filter((optionStatus) => isCheckable({ ...CHECKABLE, optionStatus }))).toEqual([
    "stock_in",
  ]);
});
