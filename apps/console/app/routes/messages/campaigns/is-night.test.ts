import { expect, test } from "vitest";
import { isNight } from "./is-night.ts";

test.each([
  ["2026-11-23T20:59:00+09:00", false],
  ["2026-11-23T21:00:00+09:00", true],
  ["2026-11-24T07:59:00+09:00", true],
  ["2026-11-24T08:00:00+09:00", false],
])("an advertisement at %s is one of the night: %s", (at, expected) => {
  expect(isNight(new Date(at).toISOString())).toBe(expected);
});
