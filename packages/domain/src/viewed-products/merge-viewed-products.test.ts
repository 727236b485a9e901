import fc from "fast-check";
import { expect, test } from "vitest";
import { byDay, MAX_VIEWED, mergeViewed } from "./merge-viewed-products.ts";

const NOW = "2026-11-23T04:20:00.000Z";
const view = (productId: number, viewedAt: string, price = 1000) => ({ productId, viewedAt, price });

test("mergeViewed: the last view of each product counts, newest first", () => {
  const merged = mergeViewed(
    [
      [view(1, "2026-11-20T00:00:00.000Z", 900), view(2, "2026-11-22T00:00:00.000Z")],
      [view(1, "2026-11-23T00:00:00.000Z", 800)],
    ],
    NOW,
  );
  expect(merged.map(({ productId, price }) => [productId, price])).toEqual([
    [1, 800],
    [2, 1000],
  ]);
});

test("mergeViewed: views older than 30 days or of the future are left out", () => {
  const kept = view(1, "2026-10-24T15:00:00.000Z");
  expect(
    mergeViewed([[kept, view(2, "2026-10-24T14:59:59.000Z"), view(3, "2026-11-23T04:20:01.000Z")]], NOW),
  ).toEqual([kept]);
});

test("mergeViewed: any lists give each product once, newest first, within the limit, in any order of the lists", () => {
  const views = fc.array(
    fc.record({
      productId: fc.integer({ min: 1, max: 90 }),
      viewedAt: fc
        .integer({ min: 0, max: 29 * 24 * 3600 })
        .map((ago) => new Date(Date.parse(NOW) - ago * 1000).toISOString()),
      price: fc.integer({ min: 1, max: 100_000 }),
    }),
    { maxLength: 120 },
  );
  fc.assert(
    fc.property(views, views, (one, other) => {
      const merged = mergeViewed([one, other], NOW);
      expect(merged.length).toBeLessThanOrEqual(MAX_VIEWED);
      expect(new Set(merged.map(({ productId }) => productId)).size).toBe(merged.length);
      const times = merged.map(({ viewedAt }) => viewedAt);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(mergeViewed([merged], NOW)).toEqual(merged);
    }),
  );
});

test("byDay: views of one KST day stand together", () => {
  const list = [view(1, "2026-11-22T15:00:00.000Z"), view(2, "2026-11-22T14:59:59.000Z")];
  expect(byDay(list).map(({ day, list: views }) => [day, views.length])).toEqual([
    ["2026-11-23", 1],
    ["2026-11-22", 1],
  ]);
});
