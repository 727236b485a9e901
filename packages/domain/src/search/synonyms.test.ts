import { expect, test } from "vitest";
import { isFiller, synonymsOf } from "./synonyms.ts";

test("what shoppers say is known, and what objects have is not", () => {
  expect(synonymsOf("야채")).toEqual(["채소"]);
  expect(synonymsOf("사과")).toEqual([]);
  expect(synonymsOf("toString")).toEqual([]);
});

test("words about buying name no product", () => {
  expect([isFiller("추천"), isFiller("사과"), isFiller("")]).toEqual([true, false, false]);
});
