import { expect, test } from "vitest";
import { canAdvertise } from "./can-advertise.ts";
import { reconfirmationCutoff } from "./reconfirmation-cutoff.ts";

const at = (kst: string) => Date.parse(`2026-11-21T${kst}+09:00`);

test.each([
  ["20:59:59.999", true],
  ["21:00:00.000", false],
  ["23:59:59.999", false],
  ["00:00:00.000", false],
  ["07:59:59.999", false],
  ["08:00:00.000", true],
])("canAdvertise: at %s KST without night consent gives %s", (kst, day) => {
  expect(canAdvertise({ advertisingAlarm: true, nightAlarm: false }, at(kst))).toBe(day);
  expect(canAdvertise({ advertisingAlarm: true, nightAlarm: true }, at(kst))).toBe(true);
  expect(canAdvertise({ advertisingAlarm: false, nightAlarm: true }, at(kst))).toBe(false);
});

test.each([
  ["2026-11-21T03:00:00.000Z", "2024-11-21T03:00:00.000Z"],
  ["2026-01-01T00:00:00.000Z", "2024-01-01T00:00:00.000Z"],
  ["2028-02-29T12:00:00.000Z", "2026-03-01T12:00:00.000Z"],
])("reconfirmationCutoff: on %s consents given until %s are due for confirmation", (now, given) => {
  expect(new Date(reconfirmationCutoff(Date.parse(now))).toISOString()).toBe(given);
});
