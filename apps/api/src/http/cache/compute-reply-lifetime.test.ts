import { expect, test } from "vitest";
import { computeReplyLifetime } from "./compute-reply-lifetime.ts";

const NOT_KEPT = { cacheControl: "no-store", cdnCacheControl: "no-store" };
const DAY = 86_400_000;

test.each([
  [30, null, { freshUntil: 31_000, staleUntil: 301_000, ...kept(30, 300) }],
  [30, 1_000_000, { freshUntil: 31_000, staleUntil: 301_000, ...kept(30, 300) }],
  [30, 200_000, { freshUntil: 31_000, staleUntil: 200_000, ...kept(30) }],
  [30, 11_500, { freshUntil: 11_500, staleUntil: 11_500, ...kept(10) }],
  [30, 1_400, { freshUntil: 1_400, staleUntil: 1_400, ...NOT_KEPT }],
  [0, null, { freshUntil: 1_000, staleUntil: 1_000, ...NOT_KEPT }],
])("a reply fresh for %i s is cached until a farm's cutoff at %s at most", (seconds, changesAt, expected) => {
  expect(computeReplyLifetime(seconds, { changesAt, saleChangesAt: null }, 1_000)).toMatchObject(expected);
});

test.each([
  [30, null, null, 31_000 + DAY],
  [30, 200_000, null, 31_000 + DAY],
  [30, 200_000, 200_000, 200_000],
  [30, 11_500, 11_500, 11_500],
  [30, 11_500, 2 * DAY, 11_500 + DAY],
  [0, null, null, 1_000],
])(
  "fresh for %i s, changing at %s and its sale at %s, served over errors until %i",
  (seconds, changesAt, saleChangesAt, errorUntil) => {
    expect(computeReplyLifetime(seconds, { changesAt, saleChangesAt }, 1_000).errorUntil).toBe(errorUntil);
  },
);

test("shared caches may serve over errors no longer than the shop does, and not past the end of a sale", () => {
  const told = (changesAt: number | null, saleChangesAt: number | null) =>
    computeReplyLifetime(30, { changesAt, saleChangesAt }, 0).cdnCacheControl;
  expect(told(null, null)).toBe("public, max-age=30, stale-while-revalidate=300, stale-if-error=86400");
  expect(told(90_500, 90_500)).toBe("public, max-age=30, stale-if-error=60");
  expect(told(10_500, 10_500)).toBe("public, max-age=10");
});

function kept(fresh: number, stale?: number) {
  const tail = stale === undefined ? "" : `, stale-while-revalidate=${stale}`;
  return {
    cacheControl: "public, max-age=0, must-revalidate",
    cdnCacheControl: `public, max-age=${fresh}${tail}, stale-if-error=86400`,
  };
}
