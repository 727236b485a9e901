import fc from "fast-check";
import { expect, test } from "vitest";
import { aspectsOf, REVIEW_ASPECTS, summarizeAspects } from "./review-aspect-rules.ts";

test("aspectsOf: sweetness is asked of fruit and of produce with a sugar content, the others of everything", () => {
  expect(aspectsOf({ rootCategory: "fruit", hasBrix: false })).toEqual(REVIEW_ASPECTS);
  expect(aspectsOf({ rootCategory: "vegetable", hasBrix: true })).toEqual(REVIEW_ASPECTS);
  expect(aspectsOf({ rootCategory: "fish", hasBrix: false })).toEqual(["freshness", "size", "packaging"]);
});

test("summarizeAspects: the most frequent answer with its number, the first of equals, none without answers", () => {
  expect(
    summarizeAspects([
      { aspect: "sweetness", counts: [1, 12, 4] },
      { aspect: "size", counts: [0, 3, 3] },
      { aspect: "packaging", counts: [0, 0, 0] },
    ]),
  ).toEqual([
    { aspect: "sweetness", answer: 2, count: 12, answered: 17 },
    { aspect: "size", answer: 2, count: 3, answered: 6 },
  ]);
});

test("summarizeAspects: no answer was given more often than the one returned", () => {
  fc.assert(
    fc.property(fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99)), (counts) => {
      const [found] = summarizeAspects([{ aspect: "freshness", counts }]);
      expect(found?.count ?? 0).toBe(Math.max(...counts));
      expect(found?.answered ?? 0).toBe(counts[0] + counts[1] + counts[2]);
      if (found) expect(counts[found.answer - 1]).toBe(found.count);
    }),
  );
});
