import { expect, test } from "vitest";
import { isCancelledByBuyer } from "./is-cancelled-by-buyer.ts";

test("isCancelledByBuyer: a closed window is a cancellation, a refused card a failure", () => {
  expect(["PAY_PROCESS_CANCELED", "USER_CANCEL"].map(isCancelledByBuyer)).toEqual([true, true]);
  expect(isCancelledByBuyer("REJECT_CARD_COMPANY")).toBe(false);
});
