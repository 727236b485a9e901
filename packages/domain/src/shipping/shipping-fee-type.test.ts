import { expect, test } from "vitest";
import { DEFAULT_SHIPPING_FEE_TYPE, SHIPPING_FEE_TYPES } from "./shipping-fee-type.ts";

test("SHIPPING_FEE_TYPES: there are three types, and type03 is the default", () => {
  expect(SHIPPING_FEE_TYPES.join(" ")).toBe("type01 type02 type03");
  expect(DEFAULT_SHIPPING_FEE_TYPE).toBe("type03");
});
