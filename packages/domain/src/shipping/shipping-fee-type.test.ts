import { expect, test } from "vitest";
import { DEFAULT_SHIPPING_FEE_TYPE, SHIPPING_FEE_TYPES } from "./shipping-fee-type.ts";

test("there are three types and the bundle rule is the default", () => {
  expect(SHIPPING_FEE_TYPES.join(" ")).toBe("type01 type02 type03");
  expect(DEFAULT_SHIPPING_FEE_TYPE).toBe("type03");
});
