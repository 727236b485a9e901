import { expect, test } from "vitest";
import { shareToBuyConditions } from "./share-to-buy-conditions.ts";

test.each([
  [false, false, []],
  [false, true, []],
  [true, false, [{ type: "share", isSatisfy: false }]],
  [true, true, [{ type: "share", isSatisfy: true }]],
] as const)("shareToBuyConditions: requires sharing %s, shared %s", (requiresShare, hasShared, expected) => {
  expect(shareToBuyConditions({ requiresShare }, hasShared)).toEqual(expected);
});
