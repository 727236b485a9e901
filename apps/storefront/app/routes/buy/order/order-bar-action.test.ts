import { expect, test } from "vitest";
import { orderBarAction } from "./order-bar-action.ts";

test("orderBarAction: the furthest product decides", () => {
  const paid = ["cancel", "ask"] as const;
  expect(orderBarAction({ products: [paid, ["track", "ask"]], canCancelWhole: false })).toBe("track");
  expect(orderBarAction({ products: [paid, ["writeReview", "reorder"]], canCancelWhole: false })).toBe(
    "writeReview",
  );
});

test("orderBarAction: before anything leaves the whole order is cancelled, where that is possible", () => {
  expect(orderBarAction({ products: [["cancel"], ["cancel"]], canCancelWhole: true })).toBe("cancelWhole");
  expect(orderBarAction({ products: [["cancel"], ["showRefund"]], canCancelWhole: false })).toBeNull();
  expect(orderBarAction({ products: [], canCancelWhole: false })).toBeNull();
});
