import fc from "fast-check";
import { expect, test } from "vitest";
import { countReviewFacets, type ReviewGroup } from "./count-review-facets.ts";

const NONE = { photo: false, repeat: false, optionName: null, harvestMonth: null };
const group = (optionName: string, reviews: number, rest: Partial<ReviewGroup> = {}): ReviewGroup => ({
  optionName,
  reviews,
  hasPhoto: false,
  isRepeat: false,
  harvestMonth: null,
  hiddenFor: null,
  ...rest,
});
const GROUPS = [
  group("2kg", 4),
  group("2kg", 2, { hasPhoto: true, harvestMonth: "2026-11" }),
  group("4kg", 6, { isRepeat: true, harvestMonth: "2025-12" }),
  group("4kg", 4, { hasPhoto: true, isRepeat: true }),
  group("4kg", 1, { hiddenFor: "광고·도배" }),
];

test("countReviewFacets: without filters, each number is over all reviews and options come in order of size", () => {
  expect(countReviewFacets(GROUPS, NONE)).toEqual({
    count: 17,
    photo: 6,
    repeat: 10,
    options: [
      { name: "4kg", count: 11 },
      { name: "2kg", count: 6 },
    ],
    harvests: [
      { month: "2026-11", count: 2 },
      { month: "2025-12", count: 6 },
    ],
    hidden: [{ ground: "광고·도배", count: 1 }],
  });
});

test("countReviewFacets: each number follows the other filters and not its own", () => {
  expect(countReviewFacets(GROUPS, { ...NONE, photo: true, optionName: "2kg" })).toMatchObject({
    count: 2,
    photo: 2,
    repeat: 0,
    options: [
      { name: "4kg", count: 4 },
      { name: "2kg", count: 2 },
    ],
    harvests: [
      { month: "2026-11", count: 2 },
      { month: "2025-12", count: 0 },
    ],
  });
});

test("countReviewFacets: the number on a filter is the count of the list once it is chosen", () => {
  const groups = fc.array(
    fc.record({
      optionName: fc.constantFrom("2kg", "4kg", "6kg"),
      hasPhoto: fc.boolean(),
      isRepeat: fc.boolean(),
      harvestMonth: fc.constantFrom(null, "2026-10", "2026-11"),
      hiddenFor: fc.constantFrom(null, "욕설·비방"),
      reviews: fc.integer({ min: 1, max: 50 }),
    }),
    { maxLength: 12 },
  );
  const filters = fc.record({
    photo: fc.boolean(),
    repeat: fc.boolean(),
    optionName: fc.constantFrom(null, "2kg", "4kg"),
    harvestMonth: fc.constantFrom(null, "2026-11"),
  });
  fc.assert(
    fc.property(groups, filters, (all, chosen) => {
      const facets = countReviewFacets(all, chosen);
      expect(facets.photo).toBe(countReviewFacets(all, { ...chosen, photo: true }).count);
      expect(facets.repeat).toBe(countReviewFacets(all, { ...chosen, repeat: true }).count);
      for (const { name, count } of facets.options) {
        expect(count).toBe(countReviewFacets(all, { ...chosen, optionName: name }).count);
      }
      for (const { month, count } of facets.harvests) {
        expect(count).toBe(countReviewFacets(all, { ...chosen, harvestMonth: month }).count);
      }
    }),
  );
});
