import { expect, test } from "vitest";
import {
  OPTION_STATUSES,
  PRODUCT_STATUSES,
  SALE_TYPES,
  SHIPPING_FEE_UNITS,
  TAX_STATUSES,
} from "./vocabulary.ts";

test("vocabulary: the wire words keep their exact spelling", () => {
  expect(PRODUCT_STATUSES.join(" ")).toBe(
    "waiting stock_in unlimited_stock_in stock_out temp_stock_out suspended removed",
  );
  expect(OPTION_STATUSES.join(" ")).toBe("stock_in unlimited_stock_in stock_out temp_stock_out suspended");
  expect(SALE_TYPES.join(" ")).toBe("normal limited comingSoon funding");
  expect(TAX_STATUSES.join(" ")).toBe("tax_free taxable");
  expect(SHIPPING_FEE_UNITS.join(" ")).toBe("order box");
});

test("vocabulary: every option status is a product status too", () => {
  expect(OPTION_STATUSES.filter((status) => !PRODUCT_STATUSES.includes(status))).toEqual([]);
});
