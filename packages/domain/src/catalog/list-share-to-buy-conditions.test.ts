import { expect, test } from "vitest";
import { listShareToBuyConditions } from "./list-share-to-buy-conditions.ts";

test.each([
  [false, false, []],
  [false, true, []],
  [true, false, [{ type: "share", isSatisfy: false }]],
  [true, true, [{ type: "share", isSatisfy: true }]],
] as const)(
  "listShareToBuyConditions: requires sharing %s, shared %s",
  (requiresShare, hasShared, expected) => {
    expect(listShareToBuyConditions({ requiresShare }, hasShared)).toEqual(expected);
  },
);
