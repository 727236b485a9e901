import { expect, test } from "vitest";
import { orderConditions } from "./order-conditions.ts";

test.each([
  [false, false, []],
  [false, true, []],
  [true, false, [{ type: "share", isSatisfy: false }]],
  [true, true, [{ type: "share", isSatisfy: true }]],
] as const)("orderConditions: requires sharing %s, shared %s", (requiresShare, hasShared, expected) => {
  expect(orderConditions({ requiresShare }, hasShared)).toEqual(expected);
});
