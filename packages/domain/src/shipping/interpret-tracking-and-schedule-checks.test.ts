import { expect, test } from "vitest";
import { deliveredAt, invoiceOf, nextLook, ownEvents } from "./interpret-tracking-and-schedule-checks.ts";

test.each([
  ["601234567890", "601234567890"],
  ["6012-3456-7890", "601234567890"],
  [" 6012 345 6789 0 ", "601234567890"],
  ["123456789", null],
  ["12345678901234", null],
  ["60123A567890", null],
  ["", null],
])("invoiceOf: %s gives %s", (text, invoice) => {
  expect(invoiceOf(text)).toBe(invoice);
});

test("ownEvents: events of an earlier parcel with the same number are dropped", () => {
  const old = { code: "DELIVERED" as const, at: "2026-03-01T10:00:00+09:00" };
  const own = { code: "AT_PICKUP" as const, at: "2026-11-21T10:00:00+09:00" };
  expect(ownEvents([old, own], "2026-11-21T03:00:00Z")).toEqual([own]);
});

test("deliveredAt: the latest event decides, in any order of the events", () => {
  const there = { code: "DELIVERED" as const, at: "2026-11-22T14:03:00+09:00" };
  const before = { code: "OUT_FOR_DELIVERY" as const, at: "2026-11-22T09:00:00+09:00" };
  const after = { code: "EXCEPTION" as const, at: "2026-11-22T15:00:00+09:00" };
  expect(deliveredAt([there, before])).toBe(there.at);
  expect(deliveredAt([before, there])).toBe(there.at);
  expect(deliveredAt([there, before, after])).toBeNull();
  expect(deliveredAt([])).toBeNull();
});

const parcel = { dispatchedAt: "2026-11-21T03:00:00Z", failures: 0, isDelivered: false };

test("nextLook: a parcel is checked every two hours, until delivery or for two weeks", () => {
  expect(nextLook(parcel, "2026-11-21T03:00:00Z")).toBe("2026-11-21T05:00:00.000Z");
  expect(nextLook({ ...parcel, isDelivered: true }, "2026-11-21T03:00:00Z")).toBeNull();
  expect(nextLook(parcel, "2026-12-05T02:59:59Z")).not.toBeNull();
  expect(nextLook(parcel, "2026-12-05T03:00:00Z")).toBeNull();
});

test.each([
  [1, 5],
  [2, 10],
  [3, 20],
  [7, 320],
  [8, 360],
  [100, 360],
])("nextLook: after %i failures the next try is in %i minutes", (failures, minutes) => {
  const next = nextLook({ ...parcel, failures }, "2026-11-21T04:00:00Z");
  expect((Date.parse(next ?? "") - Date.parse("2026-11-21T04:00:00Z")) / 60_000).toBe(minutes);
});
