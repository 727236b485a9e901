import fc from "fast-check";
import { expect, test } from "vitest";
import { oneShipmentDate } from "./shipment-date.ts";

const MONDAY = { shipmentDate: "2026-11-23" };
const TUESDAY = { shipmentDate: "2026-11-24" };
const ANY_DAY = { shipmentDate: null };

test("oneShipmentDate: options of one date give that date", () => {
  expect(oneShipmentDate([MONDAY, MONDAY])).toEqual({ ok: true, value: "2026-11-23" });
});

test("oneShipmentDate: an option without a date goes with any date", () => {
  expect(oneShipmentDate([ANY_DAY, TUESDAY])).toEqual({ ok: true, value: "2026-11-24" });
});

test("oneShipmentDate: options without dates give null", () => {
  expect(oneShipmentDate([ANY_DAY])).toEqual({ ok: true, value: null });
  expect(oneShipmentDate([])).toEqual({ ok: true, value: null });
});

test("oneShipmentDate: two dates are refused with TWO_SHIPMENT_DATES", () => {
  expect(oneShipmentDate([MONDAY, ANY_DAY, TUESDAY])).toMatchObject({
    ok: false,
    code: "TWO_SHIPMENT_DATES",
  });
});

test("oneShipmentDate: the order of options does not change the result", () => {
  const options = fc.array(fc.constantFrom(MONDAY, TUESDAY, ANY_DAY), { maxLength: 6 });
  fc.assert(
    fc.property(options, (list) => {
      expect(oneShipmentDate(list.toReversed())).toEqual(oneShipmentDate(list));
    }),
  );
});
