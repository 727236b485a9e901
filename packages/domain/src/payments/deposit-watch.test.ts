import { expect, test } from "vitest";
import { nextDepositLook } from "./deposit-watch.ts";

const PAID = "2026-11-21T19:00:00+09:00";

test.each([
  ["2026-11-21T19:00:00+09:00", "2026-11-21T20:00:00+09:00"],
  ["2026-11-21T20:00:00+09:00", "2026-11-22T01:00:00+09:00"],
  ["2026-11-22T19:00:00+09:00", "2026-11-23T19:00:00+09:00"],
  ["2026-11-28T18:59:59+09:00", "2026-11-28T19:00:00+09:00"],
  ["2026-11-28T19:00:00+09:00", null],
])("nextDepositLook: at %s the next check is at %s", (now, next) => {
  const looked = nextDepositLook(PAID, now);
  expect(looked && Date.parse(looked)).toBe(next && Date.parse(next));
});

test("nextDepositLook: seven checks, then null", () => {
  let looks = 0;
  for (let at: string | null = PAID; at !== null; at = nextDepositLook(PAID, at)) looks += 1;
  expect(looks - 1).toBe(7);
});
