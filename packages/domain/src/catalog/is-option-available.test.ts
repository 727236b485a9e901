import { expect, test } from "vitest";
import { isOptionAvailable } from "./is-option-available.ts";
import { OPTION_STATUSES, PRODUCT_STATUSES } from "./product-and-option-status.ts";

test("isOptionAvailable: an option in stock of a product in stock is available", () => {
  expect(isOptionAvailable({ optionStatus: "stock_in", productStatus: "stock_in" })).toBe(true);
});

test("isOptionAvailable: an unlimited option of a product in stock is available", () => {
  expect(isOptionAvailable({ optionStatus: "unlimited_stock_in", productStatus: "stock_in" })).toBe(true);
});

test("isOptionAvailable: no other pair of statuses is available, not even an unlimited product", () => {
  const available = OPTION_STATUSES.flatMap((optionStatus) =>
    PRODUCT_STATUSES.filter((productStatus) => isOptionAvailable({ optionStatus, productStatus })).map(
      (productStatus) => [optionStatus, productStatus],
    ),
  );

  expect(available).toEqual([
    ["stock_in", "stock_in"],
    ["unlimited_stock_in", "stock_in"],
  ]);
});
