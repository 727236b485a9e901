import { expect, test } from "vitest";
import { compareNoticesForSorting } from "./compare-notices-for-sorting.ts";

test("pinned notices are first, then the newest by their instant, and of one instant the newest made", () => {
  const notices = [
    { id: 1, isPinned: false, publishedAt: "2026-11-20T00:00:00Z" },
    { id: 2, isPinned: true, publishedAt: "2026-01-01T00:00:00Z" },
    { id: 3, isPinned: false, publishedAt: "2026-11-21T00:00:00.000Z" },
    { id: 4, isPinned: false, publishedAt: "2026-11-20T00:00:00.000Z" },
  ];
  expect(notices.toSorted(compareNoticesForSorting).map(({ id }) => id)).toEqual([2, 3, 4, 1]);
});
