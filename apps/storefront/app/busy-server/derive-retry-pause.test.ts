import { expect, test } from "vitest";
import { deriveRetryPause } from "./derive-retry-pause.ts";

test.each([
  [0, "2", 2_000],
  [1, "2", 2_000],
  [3, "2", 8_000],
  [0, "20", 20_000],
  [0, null, 2_000],
  [0, "Sat, 21 Nov 2026 03:00:00 GMT", 2_000],
  [0, "-1", 2_000],
  [5, "2", null],
  [0, "31", null],
])("deriveRetryPause: after %i tries and Retry-After %s", (tries, retryAfter, pause) => {
  expect(deriveRetryPause(tries, retryAfter, 0)).toBe(pause);
});

test("deriveRetryPause: chance adds up to half of the pause", () => {
  expect([deriveRetryPause(0, "4", 0), deriveRetryPause(0, "4", 1)]).toEqual([4_000, 6_000]);
});
