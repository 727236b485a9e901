import { expect, test } from "vitest";
import { diffCategorySort } from "./diff-category-sort.ts";

const SIBLINGS = [
  { id: 1, version: 1, sort: 10 },
  { id: 2, version: 4, sort: 20 },
  { id: 3, version: 2, sort: 30 },
];

test("diffCategorySort: the categories whose place changes, with the version that was read", () => {
  expect(diffCategorySort(SIBLINGS, [2, 1, 3])).toEqual([
    { id: 2, version: 4, set: { sort: 10 } },
    { id: 1, version: 1, set: { sort: 20 } },
  ]);
  expect(diffCategorySort(SIBLINGS, [1, 2, 3])).toEqual([]);
});

test("diffCategorySort: equal places become an order", () => {
  const equal = SIBLINGS.map((category) => ({ ...category, sort: 1 }));
  expect(diffCategorySort(equal, [3, 1, 2]).map(({ set }) => set.sort)).toEqual([10, 20, 30]);
});
