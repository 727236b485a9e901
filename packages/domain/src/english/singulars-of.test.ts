import fc from "fast-check";
import { expect, test } from "vitest";
import { singularsOf } from "./singulars-of.ts";

test.each([
  ["apples", "apple"],
  ["tomatoes", "tomato"],
  ["potatoes", "potato"],
  ["cherries", "cherry"],
  ["strawberries", "strawberry"],
  ["peaches", "peach"],
  ["radishes", "radish"],
  ["boxes", "box"],
  ["loaves", "loaf"],
  ["olives", "olive"],
  ["grapes", "grape"],
  ["oranges", "orange"],
  ["cookies", "cookie"],
  ["avocados", "avocado"],
])("singularsOf: %s has the singular %s", (plural, singular) => {
  expect(singularsOf(plural)).toContain(singular);
});

test.each(["apple", "lemongrass", "asparagus", "citrus", "gas", "s", "", "사과s", "사과", "5kgs"])(
  "singularsOf: %j has no singular",
  (word) => {
    expect(singularsOf(word)).toEqual([]);
  },
);

test("singularsOf: a singular is shorter than its plural and begins like it", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,12}(s|es|ies|ves)$/), (word) => {
      for (const singular of singularsOf(word)) {
        expect(singular.length).toBeLessThan(word.length);
        expect(singular.slice(0, word.length - 3)).toBe(
          word.slice(0, Math.min(word.length - 3, singular.length)),
        );
      }
    }),
  );
});
