import { expect, test } from "vitest";
import { isCancelledByBuyer } from "./is-cancelled-by-buyer.ts";

test("a closed window is no failure, a refused card is one", () => {
  expect(["PAY_PROCESS_CANCELED", "USER_CANCEL"].map(isCancelledByBuyer)).toEqual([true, true]);
  expect(isCancelledByBuyer("REJECT_CARD_COMPANY")).toBe(false);
});
