import { expect, test } from "vitest";
import { isFiller, synonymsOf } from "./synonyms.ts";

test("synonymsOf: shoppers' words are known, property names of objects are not", () => {
  expect(synonymsOf("야채")).toEqual(["채소"]);
  expect(synonymsOf("사과")).toEqual([]);
  expect(synonymsOf("toString")).toEqual([]);
});

test("isFiller: words about buying are fillers, product names are not", () => {
  expect([isFiller("추천"), isFiller("사과"), isFiller("")]).toEqual([true, false, false]);
});
