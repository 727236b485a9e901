import { expect, test } from "vitest";
import { mayAdvertise, needsReconfirming } from "./may-advertise.ts";

const at = (kst: string) => Date.parse(`2026-11-21T${kst}+09:00`);

test.each([
  ["20:59:59.999", true],
  ["21:00:00.000", false],
  ["23:59:59.999", false],
  ["00:00:00.000", false],
  ["07:59:59.999", false],
  ["08:00:00.000", true],
])("by day and night: %s", (kst, day) => {
  expect(mayAdvertise({ advertisingAlarm: true, nightAlarm: false }, at(kst))).toBe(day);
  expect(mayAdvertise({ advertisingAlarm: true, nightAlarm: true }, at(kst))).toBe(true);
  expect(mayAdvertise({ advertisingAlarm: false, nightAlarm: true }, at(kst))).toBe(false);
});

test.each([
  ["2024-11-21T00:00:00.000Z", true],
  ["2024-11-21T00:00:00.001Z", false],
  ["2026-11-20T00:00:00.000Z", false],
])("given %s, to be confirmed again: %s", (given, due) => {
  expect(needsReconfirming(given, Date.parse("2026-11-21T00:00:00.000Z"))).toBe(due);
});
