import { expect, test } from "vitest";
import { canComplete, completesAt } from "./purchase-completion.ts";
import { canMove, ORDER_ITEM_PRODUCT_STATUSES } from "./status.ts";

test("completesAt: adds seven days to the second, over the end of a month and of February", () => {
  expect(completesAt("2026-11-21T14:03:20+09:00")).toBe("2026-11-28T05:03:20.000Z");
  expect(completesAt("2028-02-25T00:00:00+09:00")).toBe("2028-03-02T15:00:00.000Z");
  expect(completesAt("2026-12-31T23:59:59+09:00")).toBe("2027-01-07T14:59:59.000Z");
});

test("canComplete: allows exactly the statuses that have a transition to complete", () => {
  for (const status of ORDER_ITEM_PRODUCT_STATUSES) {
    const may = canComplete(status);
    expect([status, may.ok && may.value === "complete"]).toEqual([status, canMove(status, "complete")]);
  }
  expect(canComplete("complete")).toMatchObject({ value: "done" });
  expect(canComplete("delivering")).toMatchObject({ code: "PURCHASE_NOT_DELIVERED" });
  expect(canComplete("return_request")).toMatchObject({ code: "PURCHASE_NOT_KEPT" });
});
