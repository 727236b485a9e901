import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, kstDateOf, kstMidnight, WEEKDAYS, type Weekday } from "../calendar/kst.ts";
import { AREA_TYPES, type AreaType } from "../shipping/area-of-zonecode.ts";
import { sampleCalendar } from "../testing/sample-calendar.ts";
import { type DeliveryTerms, deliveryPromise } from "./compute-delivery-promise.ts";
import { arrivalKey, isDeliveryDay, isDispatchDay } from "./delivery-calendar.ts";

const calendar = sampleCalendar();

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

function days(orderedAt: string, changes: Partial<DeliveryTerms> = {}, area: AreaType = "major") {
  const { dispatchDate, arrivalFrom, arrivalTo } = deliveryPromise(orderedAt, terms(changes), area, calendar);
  return [dispatchDate, arrivalFrom, arrivalTo].map((day) => day.slice(5)).join(" ");
}

test.each([
  ["before the cutoff", "2026-11-23T12:59:59+09:00", "11-23 11-24 11-24"],
  ["at the cutoff", "2026-11-23T13:00:00+09:00", "11-24 11-25 11-25"],
  ["before the cutoff, written in UTC", "2026-11-23T03:59:59Z", "11-23 11-24 11-24"],
  ["at the cutoff, written in UTC", "2026-11-23T04:00:00Z", "11-24 11-25 11-25"],
  ["on Friday, no dispatch weekday", "2026-11-20T09:00:00+09:00", "11-22 11-23 11-23"],
  ["in the last second of a day", "2026-11-23T23:59:59+09:00", "11-24 11-25 11-25"],
  ["in the first second of a day", "2026-11-24T00:00:00+09:00", "11-24 11-25 11-25"],
  ["in the last second of a month", "2026-11-30T23:59:59+09:00", "12-01 12-02 12-02"],
  ["in the first second of a month", "2026-12-01T00:00:00+09:00", "12-01 12-02 12-02"],
  ["on the eve of the eve of New Year", "2026-12-30T12:59:59+09:00", "12-30 12-31 12-31"],
  ["on New Year's Eve", "2026-12-31T23:59:59+09:00", "01-03 01-04 01-04"],
])("deliveryPromise: ordered %s, dispatch and arrival follow", (_when, orderedAt, expected) => {
  expect(days(orderedAt)).toBe(expected);
});

test.each([
  ["Seollal 2026 (16–18 February)", "2026-02-13T09:00:00+09:00", "02-19 02-20 02-20"],
  ["the last dispatch day before Seollal 2026", "2026-02-12T09:00:00+09:00", "02-12 02-13 02-13"],
  ["Seollal 2027 with its substitute (6–9 February)", "2027-02-05T09:00:00+09:00", "02-10 02-11 02-11"],
  ["Chuseok 2026 (24–26 September)", "2026-09-23T09:00:00+09:00", "09-27 09-28 09-28"],
  ["Chuseok 2027 (14–16 September)", "2027-09-13T09:00:00+09:00", "09-19 09-20 09-20"],
  ["Chuseok 2028 with 개천절 (2–5 October)", "2028-10-02T09:00:00+09:00", "10-10 10-11 10-11"],
  ["a single holiday, 5 May 2026", "2026-05-04T09:00:00+09:00", "05-06 05-07 05-07"],
])("deliveryPromise: around %s nothing moves on a holiday or its eve", (_holiday, orderedAt, expected) => {
  expect(days(orderedAt)).toBe(expected);
});

test("deliveryPromise: unstoringDaysAfter counts dispatch days", () => {
  expect(days("2026-11-25T09:00:00+09:00", { unstoringDaysAfter: 2 })).toBe("11-29 11-30 11-30");
});

test("deliveryPromise: 제주 and 도서산간 take longer, and Sunday does not count", () => {
  expect(days("2026-11-26T09:00:00+09:00", {}, "secondary_area")).toBe("11-26 11-28 11-28");
  expect(days("2026-11-26T09:00:00+09:00", {}, "third_area")).toBe("11-26 11-28 11-30");
});

test("deliveryPromise: an option with a 출고일 is dispatched on it, without days to prepare", () => {
  expect(days("2026-11-23T09:00:00+09:00", { shipmentDate: "2026-11-30", unstoringDaysAfter: 3 })).toBe(
    "11-30 12-01 12-01",
  );
});

test("deliveryPromise: a 출고일 on a closed day, or in the past, becomes the next dispatch day", () => {
  expect(days("2026-11-23T09:00:00+09:00", { shipmentDate: "2026-11-28" })).toBe("11-29 11-30 11-30");
  expect(days("2026-11-23T13:00:00+09:00", { shipmentDate: "2026-11-20" })).toBe("11-24 11-25 11-25");
});

test("deliveryPromise: closed days of the shop, the farm and the carrier are skipped", () => {
  const closed = sampleCalendar({
    shopClosedDays: new Set(["2026-11-23"]),
    farmClosedDays: new Map([[301, new Set(["2026-11-24"])]]),
    carriers: new Map([["04", { restWeekdays: ["sun"], closedDays: new Set(["2026-11-26"]) }]]),
  });
  const promise = (farmId: number) =>
    deliveryPromise("2026-11-23T09:00:00+09:00", terms({ farmId }), "major", closed);
  expect(promise(302)).toMatchObject({ dispatchDate: "2026-11-24", arrivalTo: "2026-11-25" });
  expect(promise(301)).toMatchObject({ dispatchDate: "2026-11-29", arrivalTo: "2026-11-30" });
});

test("deliveryPromise: from 100 parcels on the arrival is learned, with its numbers", () => {
  const key = arrivalKey("04", 301, "major");
  const learned = (parcels: number) =>
    deliveryPromise(
      "2026-11-23T09:00:00+09:00",
      terms(),
      "major",
      sampleCalendar({
        arrivals: new Map([
          [
            key,
            [
              { days: 1, parcels: parcels - 10 },
              { days: 2, parcels: 10 },
            ],
          ],
        ]),
      }),
    );
  expect(learned(99)).toMatchObject({ arrivalTo: "2026-11-24", evidence: null });
  expect(learned(100)).toMatchObject({
    arrivalFrom: "2026-11-24",
    arrivalTo: "2026-11-25",
    evidence: { parcels: 100, onTime: 100 },
  });
  expect(learned(412)).toMatchObject({
    arrivalTo: "2026-11-24",
    evidence: { parcels: 412, onTime: 402 },
  });
});

test("deliveryPromise: no shipping weekday or a negative wait throws", () => {
  const at = "2026-11-23T09:00:00+09:00";
  expect(() => days(at, { shippingWeekdays: [] })).toThrow(RangeError);
  expect(() => days(at, { unstoringDaysAfter: -1 })).toThrow(RangeError);
});

const weekdays = fc.subarray([...WEEKDAYS], { minLength: 1 });
const dayOf2026To2028 = fc.integer({ min: 0, max: 1095 }).map((ahead) => addDays("2026-01-01", ahead));

test("deliveryPromise: 2026 to 2028, no farm, area, carrier or hour is promised a closed day", () => {
  const times = fc.constantFrom("00:00:00", "12:59:59", "13:00:00", "23:59:59");
  const farms = fc.record({
    shippingWeekdays: weekdays,
    originArea: fc.constantFrom(...AREA_TYPES),
    unstoringDaysAfter: fc.integer({ min: 0, max: 5 }),
    cutoff: fc.constantFrom("00:00", "10:00", "13:00", "14:00"),
    shipmentDate: fc.option(dayOf2026To2028),
  });
  const closed = fc.record({
    shop: fc.array(dayOf2026To2028, { maxLength: 5 }),
    farm: fc.array(dayOf2026To2028, { maxLength: 5 }),
    carrier: fc.array(dayOf2026To2028, { maxLength: 5 }),
    rest: fc.subarray<Weekday>(["sun", "mon", "sat"]),
  });
  const cases = [dayOf2026To2028, times, farms, fc.constantFrom(...AREA_TYPES), closed] as const;
  fc.assert(
    fc.property(...cases, (day, time, farm, area, { shop, farm: ofFarm, carrier, rest }) => {
      const own = sampleCalendar({
        shopClosedDays: new Set(shop),
        farmClosedDays: new Map([[301, new Set(ofFarm)]]),
        carriers: new Map([["04", { restWeekdays: rest, closedDays: new Set(carrier) }]]),
      });
      const given = terms(farm);
      const orderedAt = `${day}T${time}+09:00`;
      const { dispatchDate, arrivalFrom, arrivalTo } = deliveryPromise(orderedAt, given, area, own);
      expect(isDispatchDay(own, given, dispatchDate)).toBe(true);
      expect(isDeliveryDay(own, "04", arrivalFrom)).toBe(true);
      expect(isDeliveryDay(own, "04", arrivalTo)).toBe(true);
      for (const date of [dispatchDate, arrivalFrom, arrivalTo]) {
        expect(own.publicHolidays.has(date)).toBe(false);
        expect(carrier).not.toContain(date);
      }
      expect([...shop, ...ofFarm]).not.toContain(dispatchDate);
      expect(dispatchDate >= kstDateOf(orderedAt)).toBe(true);
      expect(dispatchDate < arrivalFrom && arrivalFrom <= arrivalTo).toBe(true);
      if (farm.shipmentDate !== null) expect(dispatchDate >= farm.shipmentDate).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test("deliveryPromise: a later order is never promised an earlier day", () => {
  const seconds = fc.integer({ min: 0, max: 86_400 * 3 });
  fc.assert(
    fc.property(dayOf2026To2028, seconds, weekdays, (day, later, shippingWeekdays) => {
      const at = (ms: number) => new Date(Date.parse(kstMidnight(day)) + ms).toISOString();
      const one = deliveryPromise(at(0), terms({ shippingWeekdays }), "major", calendar);
      const other = deliveryPromise(at(later * 1000), terms({ shippingWeekdays }), "major", calendar);
      expect(other.dispatchDate >= one.dispatchDate && other.arrivalTo >= one.arrivalTo).toBe(true);
    }),
  );
});
