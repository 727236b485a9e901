import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../calendar/kst.ts";
import { sampleCalendar } from "../testing/sample-calendar.ts";
import { arrivalOf } from "./compute-delivery-promise.ts";
import { arrivalKey, deliveryDaysBetween, isDeliveryDay, isDispatchDay } from "./delivery-calendar.ts";

const plain = sampleCalendar();
const sender = {
  farmId: 301,
  carrierCode: "04",
  shippingWeekdays: ["sun", "mon", "tue", "wed", "thu"] as const,
  originArea: "major" as const,
};

type Parcel = { dispatched: string; arrived: string };

/** Returns parcels of 2026 and 2027 that took 1 to 4 delivery days, in the given shares (%) of 1, 2 and 3 days. */
function parcelsOf(shares: readonly number[], chances: readonly number[]): Parcel[] {
  const parcels: Parcel[] = [];
  let date = "2026-01-01";
  for (const chance of chances) {
    do date = addDays(date, 1);
    while (!isDispatchDay(plain, sender, date));
    let reached = 0;
    const days =
      1 +
      shares.findIndex((share) => {
        reached += share;
        return chance < reached;
      });
    parcels.push({ dispatched: date, arrived: arrivedAfter(date, days === 0 ? shares.length + 1 : days) });
  }
  return parcels;
}

function arrivedAfter(dispatched: string, days: number): string {
  let date = dispatched;
  for (let passed = 0; passed < days; ) {
    date = addDays(date, 1);
    if (isDeliveryDay(plain, "04", date)) passed += 1;
  }
  return date;
}

test("arrivalOf: replayed, promises learned from earlier parcels are kept by at least 90 % of the later ones", () => {
  const shares = fc.constantFrom([97, 2, 1], [80, 18, 2], [50, 30, 15], [10, 60, 28], [0, 94, 3]);
  const chances = fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 500, maxLength: 500 });
  let kept = 0;
  let all = 0;
  fc.assert(
    fc.property(shares, chances, (given, drawn) => {
      const parcels = parcelsOf(given, drawn);
      const counts = new Map<number, number>();
      for (const { dispatched, arrived } of parcels.slice(0, 250)) {
        const days = deliveryDaysBetween(plain, "04", dispatched, arrived);
        counts.set(days, (counts.get(days) ?? 0) + 1);
      }
      const calendar = sampleCalendar({
        arrivals: new Map([
          [arrivalKey("04", 301, "major"), [...counts].map(([days, number]) => ({ days, parcels: number }))],
        ]),
      });
      const later = parcels.slice(250);
      const onTime = later.filter(
        ({ dispatched, arrived }) => arrived <= arrivalOf(dispatched, sender, "major", calendar).arrivalTo,
      );
      kept += onTime.length;
      all += later.length;
    }),
    { seed: 20261123, numRuns: 20 },
  );
  expect(all).toBe(5000);
  expect(kept / all).toBeGreaterThanOrEqual(0.9);
});

test("deliveryDaysBetween: counts what arrivedAfter walks, over Sundays and holidays", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 10 }), (ahead, days) => {
      const dispatched = addDays("2026-01-01", ahead);
      expect(deliveryDaysBetween(plain, "04", dispatched, arrivedAfter(dispatched, days))).toBe(days);
    }),
  );
});
