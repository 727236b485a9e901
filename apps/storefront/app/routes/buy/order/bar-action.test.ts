import { expect, test } from "vitest";
import { barAction } from "./bar-action.ts";

test("barAction: the furthest product decides", () => {
  expect(
    barAction([
      ["cancel", "ask"],
      ["track", "ask"],
    ]),
  ).toBe("track");
  expect(
    barAction([
      ["cancel", "ask"],
      ["writeReview", "reorder"],
    ]),
  ).toBe("writeReview");
  expect(barAction([["requestCancel"], ["cancel"]])).toBe("cancel");
});

test("barAction: null for products that nothing of it can be done about", () => {
  expect(barAction([["ask"], ["showRefund", "reorder"]])).toBeNull();
  expect(barAction([])).toBeNull();
});
