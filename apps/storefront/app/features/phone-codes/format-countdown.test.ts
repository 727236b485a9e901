import { expect, test } from "vitest";
import { formatCountdown, secondsLeft } from "./format-countdown.ts";

test("countdown: counts three minutes down to zero and stops there", () => {
  expect([180_000, 161_000, 59_001, 1, 0, -5_000].map(formatCountdown)).toEqual([
    "03:00",
    "02:41",
    "01:00",
    "00:01",
    "00:00",
    "00:00",
  ]);
});

test("secondsLeft: rounds a started second up", () => {
  expect([1001, 1000, 1, 0].map(secondsLeft)).toEqual([2, 1, 1, 0]);
});
