import { expect, test } from "vitest";
import { deriveOrderBarAction } from "./derive-order-bar-action.ts";

test("deriveOrderBarAction: the furthest product decides", () => {
  const paid = ["cancel", "ask"] as const;
  expect(deriveOrderBarAction({ products: [paid, ["track", "ask"]], canCancelWhole: false })).toBe("track");
  expect(deriveOrderBarAction({ products: [paid, ["writeReview", "reorder"]], canCancelWhole: false })).toBe(
    "writeReview",
  );
});

test("deriveOrderBarAction: before anything leaves the whole order is cancelled, where that is possible", () => {
  expect(deriveOrderBarAction({ products: [["cancel"], ["cancel"]], canCancelWhole: true })).toBe(
    "cancelWhole",
  );
  expect(deriveOrderBarAction({ products: [["cancel"], ["showRefund"]], canCancelWhole: false })).toBeNull();
  expect(deriveOrderBarAction({ products: [], canCancelWhole: false })).toBeNull();
});
