import { expect, test } from "vitest";
import { pollEvery } from "./poll-every.ts";

test("an open payment is asked for soon, and later less often", () => {
  expect([pollEvery("pending", 1), pollEvery("ready", 9), pollEvery("pending", 10)]).toEqual([
    2_000, 2_000, 10_000,
  ]);
});

test("a deposit is awaited calmly, a settled payment is left alone", () => {
  expect(pollEvery("waiting_deposit", 1)).toBe(15_000);
  expect([pollEvery("paid", 1), pollEvery("failed", 1), pollEvery(undefined, 0)]).toEqual([
    false,
    false,
    false,
  ]);
});
