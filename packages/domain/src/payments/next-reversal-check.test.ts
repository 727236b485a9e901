import { expect, test } from "vitest";
import { nextReversalCheck } from "./next-reversal-check.ts";

const PAID = "2026-11-21T19:00:00+09:00";

test.each([
  ["2026-11-21T19:00:00+09:00", "2026-11-21T20:00:00+09:00"],
  ["2026-11-21T20:00:00+09:00", "2026-11-22T01:00:00+09:00"],
  ["2026-11-22T19:00:00+09:00", "2026-11-23T19:00:00+09:00"],
  ["2026-11-28T18:59:59+09:00", "2026-11-28T19:00:00+09:00"],
  ["2026-11-28T19:00:00+09:00", null],
])("nextReversalCheck: at %s the next check is at %s", (now, next) => {
  const looked = nextReversalCheck(PAID, now);
  expect(looked && Date.parse(looked)).toBe(next && Date.parse(next));
});

test("nextReversalCheck: seven checks, then null", () => {
  let looks = 0;
  for (let at: string | null = PAID; at !== null; at = nextReversalCheck(PAID, at)) looks += 1;
  expect(looks - 1).toBe(7);
});
