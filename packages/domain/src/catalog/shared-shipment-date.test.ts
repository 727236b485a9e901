import fc from "fast-check";
import { expect, test } from "vitest";
import { sharedShipmentDate } from "./shared-shipment-date.ts";

const MONDAY = { shipmentDate: "2026-11-23" };
const TUESDAY = { shipmentDate: "2026-11-24" };
const ANY_DAY = { shipmentDate: null };

test("sharedShipmentDate: options of one date give that date", () => {
  expect(sharedShipmentDate([MONDAY, MONDAY])).toEqual({ ok: true, value: "2026-11-23" });
});

test("sharedShipmentDate: an option without a date goes with any date", () => {
  expect(sharedShipmentDate([ANY_DAY, TUESDAY])).toEqual({ ok: true, value: "2026-11-24" });
});

test("sharedShipmentDate: options without dates give null", () => {
  expect(sharedShipmentDate([ANY_DAY])).toEqual({ ok: true, value: null });
  expect(sharedShipmentDate([])).toEqual({ ok: true, value: null });
});

test("sharedShipmentDate: two dates are refused with TWO_SHIPMENT_DATES", () => {
  expect(sharedShipmentDate([MONDAY, ANY_DAY, TUESDAY])).toMatchObject({
    ok: false,
    code: "TWO_SHIPMENT_DATES",
  });
});

test("sharedShipmentDate: the order of options does not change the result", () => {
  const options = fc.array(fc.constantFrom(MONDAY, TUESDAY, ANY_DAY), { maxLength: 6 });
  fc.assert(
    fc.property(options, (list) => {
      expect(sharedShipmentDate(list.toReversed())).toEqual(sharedShipmentDate(list));
    }),
  );
});
