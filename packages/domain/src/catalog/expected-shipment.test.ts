import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, kstDateOf, weekdayOf } from "../calendar/kst.ts";
import { expectedShipment, type ShipmentTerms } from "./expected-shipment.ts";

// 2026-11-20 is a Friday, 11-21 a Saturday, 11-23 a Monday.
function terms(overrides: Partial<ShipmentTerms> = {}): ShipmentTerms {
  return {
    orderedAt: "2026-11-23T09:00:00+09:00",
    cutoff: "13:00",
    shippingWeekdays: ["sun", "mon", "tue", "wed", "thu"],
    unstoringDaysAfter: 0,
    ...overrides,
  };
}

test("expectedShipment: an order before the cutoff of a shipping day leaves on that day", () => {
  expect(expectedShipment(terms({ orderedAt: "2026-11-23T12:59:59+09:00" }))).toBe("2026-11-23");
});

test("expectedShipment: an order at the cutoff leaves on the next shipping day", () => {
  expect(expectedShipment(terms({ orderedAt: "2026-11-23T13:00:00+09:00" }))).toBe("2026-11-24");
});

test("expectedShipment: the cutoff is compared in KST for any offset", () => {
  expect(expectedShipment(terms({ orderedAt: "2026-11-23T03:59:00Z" }))).toBe("2026-11-23");
  expect(expectedShipment(terms({ orderedAt: "2026-11-23T04:00:00Z" }))).toBe("2026-11-24");
});

test("expectedShipment: an order on Friday leaves on Sunday when Friday and Saturday are no shipping days", () => {
  expect(expectedShipment(terms({ orderedAt: "2026-11-20T09:00:00+09:00" }))).toBe("2026-11-22");
});

test("expectedShipment: unstoringDaysAfter counts shipping days", () => {
  const late = terms({ orderedAt: "2026-11-20T14:00:00+09:00", unstoringDaysAfter: 1 });
  expect(expectedShipment(late)).toBe("2026-11-23");
  expect(expectedShipment(terms({ orderedAt: "2026-11-25T09:00:00+09:00", unstoringDaysAfter: 2 }))).toBe(
    "2026-11-29",
  );
});

test("expectedShipment: holidays are skipped", () => {
  expect(expectedShipment(terms({ closedDates: ["2026-11-23", "2026-11-24"] }))).toBe("2026-11-25");
});

test("expectedShipment: an order late on New Year's Eve leaves in the new year", () => {
  expect(expectedShipment(terms({ orderedAt: "2026-12-31T23:59:00+09:00" }))).toBe("2027-01-03");
});

test("expectedShipment: no shipping weekday or a negative wait throws", () => {
  expect(() => expectedShipment(terms({ shippingWeekdays: [] }))).toThrow(RangeError);
  expect(() => expectedShipment(terms({ unstoringDaysAfter: -1 }))).toThrow(RangeError);
});

test("expectedShipment: the date is a shipping day, not before the order, and no shipping day is skipped", () => {
  const minutes = fc.integer({ min: 0, max: 60 * 24 * 400 });
  fc.assert(
    fc.property(minutes, fc.integer({ min: 0, max: 5 }), (minute, unstoringDaysAfter) => {
      const orderedAt = new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString();
      const given = terms({ orderedAt, unstoringDaysAfter });
      const date = expectedShipment(given);
      const ordered = kstDateOf(orderedAt);
      const dayAfterOrder = addDays(ordered, 1);
      expect(given.shippingWeekdays).toContain(weekdayOf(date));
      expect(date >= ordered).toBe(true);
      const passed = Array.from({ length: 14 }, (_, index) => addDays(dayAfterOrder, index)).filter(
        (day) => day < date && given.shippingWeekdays.includes(weekdayOf(day)),
      );
      expect(passed.length).toBeLessThanOrEqual(unstoringDaysAfter);
    }),
  );
});
