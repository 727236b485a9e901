import holidays from "../../../../data/calendar/holidays.json" with { type: "json" };
import { type DeliveryCalendar, transitKey } from "../delivery/delivery-calendar.ts";

/** Returns the public holidays of 2026 to 2029, the rule of days on the way, and one carrier that rests on Sundays. */
export function sampleCalendar(changes: Partial<DeliveryCalendar> = {}): DeliveryCalendar {
  return {
    publicHolidays: new Set(holidays.map(({ day }) => day)),
    shopClosedDays: new Set(),
    farmClosedDays: new Map(),
    carriers: new Map([["04", { restWeekdays: ["sun"], closedDays: new Set<string>() }]]),
    remoteAreas: [
      { area: "secondary_area", first: 63000, last: 63644 },
      { area: "third_area", first: 40200, last: 40240 },
    ],
    transitDays: new Map([
      [transitKey("major", "major"), { min: 1, max: 1 }],
      [transitKey("major", "secondary_area"), { min: 2, max: 2 }],
      [transitKey("major", "third_area"), { min: 2, max: 3 }],
      [transitKey("secondary_area", "major"), { min: 1, max: 2 }],
      [transitKey("secondary_area", "secondary_area"), { min: 1, max: 1 }],
    ]),
    arrivals: new Map(),
    ...changes,
  };
}
