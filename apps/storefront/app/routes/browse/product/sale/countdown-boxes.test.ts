import { expect, test } from "vitest";
import { timeLeft } from "./countdown-boxes.tsx";

const until = "2026-11-25T01:00:00.000Z";

test.each([
  ["2026-11-21T05:17:52.000Z", [3, 19, 42, 8]],
  ["2026-11-25T00:59:59.000Z", [0, 0, 0, 1]],
  ["2026-11-25T00:59:59.999Z", [0, 0, 0, 1]],
  [until, [0, 0, 0, 0]],
  ["2026-12-25T00:00:00.000Z", [0, 0, 0, 0]],
])("timeLeft: at %s", (now, expected) => {
  expect(timeLeft(until, now)).toEqual(expected);
});
