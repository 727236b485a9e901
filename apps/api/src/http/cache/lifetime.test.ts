import { expect, test } from "vitest";
import { lifetime } from "./lifetime.ts";

const NOT_KEPT = { cacheControl: "no-store", cdnCacheControl: "no-store" };

test.each([
  [30, null, { freshUntil: 31_000, staleUntil: 301_000, ...kept(30, 300) }],
  [30, 1_000_000, { freshUntil: 31_000, staleUntil: 301_000, ...kept(30, 300) }],
  [30, 200_000, { freshUntil: 31_000, staleUntil: 200_000, ...kept(30) }],
  [30, 11_500, { freshUntil: 11_500, staleUntil: 11_500, ...kept(10) }],
  [30, 1_400, { freshUntil: 1_400, staleUntil: 1_400, ...NOT_KEPT }],
  [0, null, { freshUntil: 1_000, staleUntil: 1_000, ...NOT_KEPT }],
])("fresh for %i s and changing at %s", (seconds, changesAt, expected) => {
  expect(lifetime(seconds, changesAt, 1_000)).toEqual(expected);
});

function kept(fresh: number, stale?: number) {
  const tail = stale === undefined ? "" : `, stale-while-revalidate=${stale}`;
  return {
    cacheControl: "public, max-age=0, must-revalidate",
    cdnCacheControl: `public, max-age=${fresh}${tail}`,
  };
}
