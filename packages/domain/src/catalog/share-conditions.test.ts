import { expect, test } from "vitest";
import { shareConditions } from "./share-conditions.ts";

test.each([
  [false, false, []],
  [false, true, []],
  [true, false, [{ type: "share", isSatisfy: false }]],
  [true, true, [{ type: "share", isSatisfy: true }]],
] as const)("shareConditions: requires sharing %s, shared %s", (requiresShare, hasShared, expected) => {
  expect(shareConditions({ requiresShare }, hasShared)).toEqual(expected);
});
