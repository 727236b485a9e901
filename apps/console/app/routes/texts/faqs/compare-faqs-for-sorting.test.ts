import { expect, test } from "vitest";
import { compareFaqsForSorting } from "./compare-faqs-for-sorting.ts";

test("frequent questions are in the order of their numbers, and of one number the oldest first", () => {
  const faqs = [
    { id: 5, sort: 2 },
    { id: 4, sort: 1 },
    { id: 3, sort: 2 },
    { id: 9, sort: -1 },
  ];
  expect(faqs.toSorted(compareFaqsForSorting).map(({ id }) => id)).toEqual([9, 4, 3, 5]);
});
