import { expect, test } from "vitest";
import { pollEvery } from "./poll-every.ts";

test("pollEvery: an open payment is polled quickly, later less often", () => {
  expect([pollEvery("pending", 1), pollEvery("ready", 9), pollEvery("pending", 10)]).toEqual([
    2_000, 2_000, 10_000,
  ]);
});

test("pollEvery: a deposit is polled slowly, a settled payment not at all", () => {
  expect(pollEvery("waiting_deposit", 1)).toBe(15_000);
  expect([pollEvery("paid", 1), pollEvery("failed", 1), pollEvery(undefined, 0)]).toEqual([
    false,
    false,
    false,
  ]);
});
