import { expect, test } from "vitest";
import { SHIPPING_FEE_UNITS } from "../shipping/shipping-fee-units.ts";
import { OPTION_STATUSES, PRODUCT_STATUSES } from "./product-and-option-status.ts";
import { SALE_TYPES } from "./sale-type.ts";
import { TAX_STATUSES } from "./tax-status.ts";

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
