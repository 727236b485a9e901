import fc from "fast-check";
import { expect, test } from "vitest";
import { findCommonShipmentDate } from "./find-common-shipment-date.ts";

const MONDAY = { shipmentDate: "2026-11-23" };
const TUESDAY = { shipmentDate: "2026-11-24" };
const ANY_DAY = { shipmentDate: null };

test("findCommonShipmentDate: options of one date give that date", () => {
  expect(findCommonShipmentDate([MONDAY, MONDAY])).toEqual({ ok: true, value: "2026-11-23" });
});

test("findCommonShipmentDate: an option without a date goes with any date", () => {
  expect(findCommonShipmentDate([ANY_DAY, TUESDAY])).toEqual({ ok: true, value: "2026-11-24" });
});

test("findCommonShipmentDate: options without dates give null", () => {
  expect(findCommonShipmentDate([ANY_DAY])).toEqual({ ok: true, value: null });
  expect(findCommonShipmentDate([])).toEqual({ ok: true, value: null });
});

test("findCommonShipmentDate: two dates are refused with TWO_SHIPMENT_DATES", () => {
  expect(findCommonShipmentDate([MONDAY, ANY_DAY, TUESDAY])).toMatchObject({
    ok: false,
    code: "TWO_SHIPMENT_DATES",
  });
});

test("findCommonShipmentDate: the order of options does not change the result", () => {
  const options = fc.array(fc.constantFrom(MONDAY, TUESDAY, ANY_DAY), { maxLength: 6 });
  fc.assert(
    fc.property(options, (list) => {
      expect(findCommonShipmentDate(list.toReversed())).toEqual(findCommonShipmentDate(list));
    }),
  );
});
