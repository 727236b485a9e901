import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../calendar/kst.ts";
import { cycleTimes, isChargeTime, isInTime, isPayTimeOver } from "./cycle-times.ts";

test("a cycle is told and closed two days before its dispatch, and paid until the day before, across months", () => {
  expect(cycleTimes("2026-12-01")).toEqual({
    remindAt: "2026-11-29T10:00:00+09:00",
    changeUntil: "2026-11-29T18:00:00+09:00",
    payUntil: "2026-11-30T18:00:00+09:00",
  });
});

test.each([
  ["2026-11-24T17:59:59.999+09:00", false, false],
  ["2026-11-24T18:00:00+09:00", true, false],
  ["2026-11-24T09:00:00Z", true, false],
  ["2026-11-25T08:59:59Z", true, false],
  ["2026-11-25T18:00:00+09:00", false, true],
])("at %s a dispatch of 26 November is charged: %s, its last try over: %s", (now, isCharged, isOver) => {
  expect([isChargeTime("2026-11-26", now), isPayTimeOver("2026-11-26", now)]).toEqual([isCharged, isOver]);
});

test("at no instant is a delivery both charged and over, or both in time and charged", () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays("2026-01-01", days));
  const shift = fc.integer({ min: -5 * 86_400_000, max: 5 * 86_400_000 });
  fc.assert(
    fc.property(day, shift, (dispatchOn, ms) => {
      const now = new Date(Date.parse(`${dispatchOn}T00:00:00Z`) + ms).toISOString();
      const states = [
        isInTime(dispatchOn, now),
        isChargeTime(dispatchOn, now),
        isPayTimeOver(dispatchOn, now),
      ];
      expect(states.filter(Boolean).length).toBeLessThanOrEqual(1);
    }),
  );
});
