import { expect, test } from "vitest";
import { decideWhenToAdvertise } from "./decide-when-to-advertise.ts";

const at = (kst: string) => Date.parse(`2026-11-${kst}+09:00`);
const byDay = { advertisingAlarm: true, nightAlarm: false };

test.each([
  ["21T20:59:59", "now"],
  ["21T21:00:00", at("22T08:00:00")],
  ["21T23:59:59", at("22T08:00:00")],
  ["22T00:00:00", at("22T08:00:00")],
  ["22T07:59:59", at("22T08:00:00")],
  ["22T08:00:00", "now"],
])("decideWhenToAdvertise: at %s KST an advertisement without night consent is sent %s", (kst, moment) => {
  expect(decideWhenToAdvertise(byDay, at(kst))).toBe(moment);
  expect(decideWhenToAdvertise({ ...byDay, nightAlarm: true }, at(kst))).toBe("now");
  expect(decideWhenToAdvertise({ advertisingAlarm: false, nightAlarm: true }, at(kst))).toBe("never");
});
