import { expect, test } from "vitest";
import { DEFAULT_POINT_RULES, wrongPointRule } from "./point-rules.ts";

test.each([
  [300, 100, "photoReviewPoint"],
  [101, 100, "photoReviewPoint"],
  [100, 100, null],
  [0, 0, null],
  [100, 300, null],
])("wrongPointRule: %i for a text and %i for a photo is %s", (reviewPoint, photoReviewPoint, field) => {
  expect(wrongPointRule({ reviewPoint, photoReviewPoint })).toBe(field);
});

test("wrongPointRule: the rules of a shop without any fit together", () => {
  expect(wrongPointRule(DEFAULT_POINT_RULES)).toBeNull();
});
