import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, weekdayOf } from "../calendar/kst.ts";
import { type DeliveryCalendar, isDispatchDay, type Sender } from "../delivery/delivery-calendar.ts";
import { cycleTimes, isInTime } from "./cycle-times.ts";
import {
  cycleAfter,
  cycleFromNow,
  dispatchDayFrom,
  earliestDispatchDay,
  offeredDispatchDays,
} from "./find-cycle-and-dispatch-days.ts";
import { SUBSCRIPTION_INTERVALS } from "./subscription-limits.ts";

const SENDER: Sender = {
  farmId: 1,
  shippingWeekdays: ["sun", "mon", "tue", "wed", "thu"],
  carrierCode: "04",
};
const NOW = "2026-11-23T13:20:00+09:00";

function calendarOf(closed: readonly string[]): DeliveryCalendar {
  return {
    publicHolidays: new Set(),
    shopClosedDays: new Set(closed),
    farmClosedDays: new Map(),
    carriers: new Map(),
    remoteAreas: [],
    transitDays: new Map(),
    arrivals: new Map(),
  };
}
const on = (day: string) => ({ scheduledOn: day, dispatchOn: day });
const facts = (closed: readonly string[] = [], now = NOW) => ({
  sender: SENDER,
  calendar: calendarOf(closed),
  now,
});

test("the days of the drawing: text, end of changes and last payment of a Thursday", () => {
  expect(cycleTimes("2026-11-26")).toEqual({
    remindAt: "2026-11-24T10:00:00+09:00",
    changeUntil: "2026-11-24T18:00:00+09:00",
    payUntil: "2026-11-25T18:00:00+09:00",
  });
});

test("offers days of which the member can be told in time: on Monday afternoon from Thursday on", () => {
  const days = offeredDispatchDays("2026-11-23", "2026-12-01", facts());
  expect(days).toEqual(["2026-11-26", "2026-11-29", "2026-11-30", "2026-12-01"]);
  expect(earliestDispatchDay("2026-11-23", facts())).toBe("2026-11-26");
});

test("a delivery every two weeks keeps its weekday, and waits where the farm sends nothing", () => {
  expect(cycleAfter(on("2026-11-26"), 2, facts())).toEqual({
    scheduledOn: "2026-12-10",
    dispatchOn: "2026-12-10",
  });
  // Friday and Saturday are no days of this farm.
  expect(cycleAfter(on("2026-11-26"), 2, facts(["2026-12-10"]))).toEqual({
    scheduledOn: "2026-12-10",
    dispatchOn: "2026-12-13",
  });
  expect(cycleFromNow("tue", "2026-11-23", facts())).toEqual({
    scheduledOn: "2026-12-01",
    dispatchOn: "2026-12-01",
  });
});

test("refuses a calendar on which nothing is sent for a year", () => {
  const closed = Array.from({ length: 400 }, (_, ahead) => addDays("2026-11-23", ahead));
  expect(() => dispatchDayFrom("2026-11-23", facts(closed))).toThrow(RangeError);
});

test("property: every cycle is later than the one before, on an open day, in time, and back on its weekday after a move", () => {
  const day = fc.integer({ min: 0, max: 120 }).map((ahead) => addDays("2026-11-23", ahead));
  fc.assert(
    fc.property(
      fc.constantFrom(...SUBSCRIPTION_INTERVALS),
      day,
      fc.uniqueArray(day, { maxLength: 40 }),
      fc.integer({ min: 0, max: 24 * 60 - 1 }),
      (interval, first, closed, minute) => {
        const clock = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
        const at = facts(closed, `${first}T${clock}:00+09:00`);
        let cycle = on(first);
        for (let round = 0; round < 6; round += 1) {
          const next = cycleAfter(cycle, interval, at);
          expect(next.scheduledOn > cycle.scheduledOn).toBe(true);
          expect(next.dispatchOn > cycle.dispatchOn).toBe(true);
          expect(next.dispatchOn >= next.scheduledOn).toBe(true);
          expect(weekdayOf(next.scheduledOn)).toBe(weekdayOf(first));
          expect(isDispatchDay(at.calendar, SENDER, next.dispatchOn)).toBe(true);
          expect(isInTime(next.dispatchOn, at.now)).toBe(true);
          cycle = next;
        }
      },
    ),
  );
});
