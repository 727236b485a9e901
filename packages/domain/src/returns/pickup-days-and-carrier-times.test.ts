import { expect, test } from "vitest";
import type { DeliveryCalendar } from "../delivery/delivery-calendar.ts";
import {
  isPickupDayPast,
  nextPickupLook,
  nextPickupTry,
  pickupDays,
} from "./pickup-days-and-carrier-times.ts";

const calendar: DeliveryCalendar = {
  publicHolidays: new Set(["2026-12-25"]),
  shopClosedDays: new Set(),
  farmClosedDays: new Map(),
  carriers: new Map([["04", { restWeekdays: ["sun"], closedDays: new Set(["2026-12-24"]) }]]),
  remoteAreas: [],
  transitDays: new Map(),
  arrivals: new Map(),
};

test("pickupDays: seven days from tomorrow without rest days, closed days and holidays", () => {
  expect(pickupDays(calendar, "04", "2026-12-23")).toEqual([
    "2026-12-26",
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
    "2027-01-02",
  ]);
});

test("nextPickupLook: from the day of the pickup every two hours, for two weeks", () => {
  const at = (now: string) => nextPickupLook("2026-11-24", new Date(now))?.toISOString() ?? null;
  expect(at("2026-11-22T00:12:00Z")).toBe("2026-11-23T17:00:00.000Z");
  expect(at("2026-11-24T05:00:00Z")).toBe("2026-11-24T07:00:00.000Z");
  expect(at("2026-12-07T14:59:59Z")).toBe("2026-12-07T16:59:59.000Z");
  expect(at("2026-12-07T15:00:00Z")).toBeNull();
});

test("nextPickupTry: pauses double from five minutes to six hours", () => {
  const now = new Date("2026-11-24T00:00:00Z");
  const minutes = (failures: number) => (nextPickupTry(failures, now).getTime() - now.getTime()) / 60_000;
  expect([1, 2, 3, 6, 7, 8, 50].map(minutes)).toEqual([5, 10, 20, 160, 320, 360, 360]);
});

test("isPickupDayPast: a day is over at midnight in Korea", () => {
  expect(isPickupDayPast("2026-11-24", new Date("2026-11-24T14:59:59Z"))).toBe(false);
  expect(isPickupDayPast("2026-11-24", new Date("2026-11-24T15:00:00Z"))).toBe(true);
});
