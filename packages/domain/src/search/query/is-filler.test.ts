import { expect, test } from "vitest";
import { isFiller } from "./is-filler.ts";

test("isFiller: words about buying are fillers, names and qualities of products are not", () => {
  expect(["추천", "사과", "작은", "", "toString"].map(isFiller)).toEqual([true, false, false, false, false]);
});
