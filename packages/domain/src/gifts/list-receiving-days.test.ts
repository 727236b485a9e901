import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, kstDateOf, kstMidnight, WEEKDAYS } from "../calendar/kst.ts";
import { arrivalOf, type DeliveryTerms, deliveryPromise } from "../delivery/compute-delivery-promise.ts";
import { isDispatchDay } from "../delivery/delivery-calendar.ts";
import { AREA_TYPES } from "../shipping/area-of-zonecode.ts";
import { sampleCalendar } from "../testing/sample-calendar.ts";
import { GIFT_DAYS_AHEAD } from "./gift-limits.ts";
import { listReceivingDays } from "./list-receiving-days.ts";

const calendar = sampleCalendar();
const FRIDAY = "2026-11-20T09:00:00+09:00";

function terms(changes: Partial<DeliveryTerms> = {}): DeliveryTerms {
  return {
    farmId: 301,
    carrierCode: "04",
    shippingWeekdays: ["sun", "mon", "tue", "wed", "thu"],
    cutoff: "13:00",
    originArea: "major",
    unstoringDaysAfter: 0,
    shipmentDate: null,
    ...changes,
  };
}

const daysOf = (lines: DeliveryTerms[]) =>
  listReceivingDays(FRIDAY, lines, "major", calendar).map(({ day }) => day.slice(5));

test("listReceivingDays: the first is the earliest arrival, and no day follows one on which the farm rests", () => {
  expect(daysOf([terms()]).slice(0, 7)).toEqual([
    "11-23",
    "11-24",
    "11-25",
    "11-26",
    "11-27",
    "11-30",
    "12-01",
  ]);
});

test("listReceivingDays: products of two farms arrive on the days of both", () => {
  const other = terms({ farmId: 302, shippingWeekdays: ["mon", "wed"], unstoringDaysAfter: 1 });
  expect(daysOf([terms(), other])).toEqual(["11-26", "12-01", "12-03", "12-08", "12-10"]);
});

test("listReceivingDays: an option with a 출고일 arrives from that dispatch alone", () => {
  expect(daysOf([terms({ shipmentDate: "2026-11-25" })])).toEqual(["11-26"]);
  expect(daysOf([terms({ shipmentDate: "2026-11-25" }), terms()])).toEqual(["11-26"]);
  expect(daysOf([terms({ shipmentDate: "2027-02-25" })])).toEqual([]);
  expect(daysOf([])).toEqual([]);
});

test("listReceivingDays: each line leaves on a dispatch day, not before its earliest, and arrives by the day", () => {
  const line = fc
    .record({
      farmId: fc.integer({ min: 300, max: 303 }),
      shippingWeekdays: fc.subarray([...WEEKDAYS], { minLength: 1 }),
      unstoringDaysAfter: fc.integer({ min: 0, max: 3 }),
      originArea: fc.constantFrom(...AREA_TYPES),
    })
    .map(terms);
  const minutes = fc.integer({ min: 0, max: 500 * 24 * 60 });
  fc.assert(
    fc.property(
      minutes,
      fc.array(line, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...AREA_TYPES),
      (minute, lines, area) => {
        const now = new Date(Date.parse(kstMidnight("2026-11-01")) + minute * 60_000).toISOString();
        const found = listReceivingDays(now, lines, area, calendar);
        const days = found.map(({ day }) => day);
        expect(days).toEqual([...new Set(days)].toSorted());
        for (const { day, arrivalFrom, dispatchDates } of found) {
          expect(day <= addDays(kstDateOf(now), GIFT_DAYS_AHEAD)).toBe(true);
          expect(dispatchDates).toHaveLength(lines.length);
          for (const [index, own] of lines.entries()) {
            const dispatched = dispatchDates[index] ?? "";
            expect(isDispatchDay(calendar, own, dispatched)).toBe(true);
            expect(dispatched >= deliveryPromise(now, own, area, calendar).dispatchDate).toBe(true);
            const arrival = arrivalOf(dispatched, own, area, calendar);
            expect(arrival.arrivalTo).toBe(day);
            expect(arrival.arrivalFrom >= arrivalFrom).toBe(true);
          }
        }
      },
    ),
  );
});
