import { expect, test } from "vitest";
import { barAction } from "./bar-action.ts";

test("barAction: the furthest product decides", () => {
  const paid = ["cancel", "ask"] as const;
  expect(barAction({ products: [paid, ["track", "ask"]], canCancelWhole: false })).toBe("track");
  expect(barAction({ products: [paid, ["writeReview", "reorder"]], canCancelWhole: false })).toBe(
    "writeReview",
  );
});

test("barAction: before anything leaves the whole order is cancelled, where that is possible", () => {
  expect(barAction({ products: [["cancel"], ["cancel"]], canCancelWhole: true })).toBe("cancelWhole");
  expect(barAction({ products: [["cancel"], ["showRefund"]], canCancelWhole: false })).toBeNull();
  expect(barAction({ products: [], canCancelWhole: false })).toBeNull();
});
