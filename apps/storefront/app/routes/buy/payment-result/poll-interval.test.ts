import { expect, test } from "vitest";
import { pollInterval } from "./poll-interval.ts";

test("pollInterval: an open payment is polled quickly, later less often", () => {
  expect([pollInterval("pending", 1), pollInterval("ready", 9), pollInterval("pending", 10)]).toEqual([
    2_000, 2_000, 10_000,
  ]);
});

test("pollInterval: a deposit is polled slowly, a settled payment not at all", () => {
  expect(pollInterval("waiting_deposit", 1)).toBe(15_000);
  expect([pollInterval("paid", 1), pollInterval("failed", 1), pollInterval(undefined, 0)]).toEqual([
    false,
    false,
    false,
  ]);
});
