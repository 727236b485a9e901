import { expect, test } from "vitest";
import { refusedCharge } from "./refused-charge.ts";

test("a refusal skips the cycle, pauses where it would stay refused, and passes over what does not last", () => {
  expect(refusedCharge("NOT_ENOUGH_STOCK")).toEqual({ skip: "sold_out", pause: null });
  expect(refusedCharge("PRODUCT_NOT_ON_SALE")).toEqual({ skip: "option_ended", pause: "option_ended" });
  expect(refusedCharge("STOCK_BUSY")).toBeNull();
});
