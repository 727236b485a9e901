import { expect, test } from "vitest";
import {
  mostOf,
  type Option,
  priceOfPicks,
  removePick,
  setUnits,
  togglePick,
} from "./edit-and-price-option-picks.ts";

function option(id: number, facts: Partial<Option> = {}): Option {
  return {
    id,
    name: `${id}kg`,
    amount: 1,
    shipmentDate: null,
    status: "stock_in",
    productOptionPrice: {
      supplyPrice: 9_000,
      price: 10_000,
      specialSalePrice: null,
      listPrice: 12_000,
      timedPrice: null,
    },
    unitPrice: null,
    maxUnitInBox: 4,
    remaining: null,
    isAvailable: true,
    deliveryPromise: {
      dispatchDate: "2026-11-25",
      arrivalFrom: "2026-11-26",
      arrivalTo: "2026-11-26",
      parcels: null,
      parcelsOnTime: null,
    },
    ...facts,
  };
}

test("togglePick: adds an option, and removes it the second time", () => {
  const one = togglePick([], option(3));
  expect(one).toMatchObject({ ok: true, value: [{ units: 1 }] });
  expect(one.ok && togglePick(one.value, option(3))).toMatchObject({ ok: true, value: [] });
});

test("togglePick: two shipment dates are refused; an option without a date fits any", () => {
  const first = { option: option(1, { shipmentDate: "2026-11-23" }), units: 1 };
  expect(togglePick([first], option(2, { shipmentDate: "2026-11-24" }))).toMatchObject({
    ok: false,
    code: "TWO_SHIPMENT_DATES",
  });
  expect(togglePick([first], option(2)).ok).toBe(true);
});

test("priceOfPicks: multiplies by units and uses the special price", () => {
  const special = option(2, {
    productOptionPrice: {
      supplyPrice: 0,
      price: 20_000,
      specialSalePrice: 17_000,
      listPrice: 20_000,
      timedPrice: null,
    },
  });
  const picks = setUnits(
    [
      { option: option(1), units: 1 },
      { option: special, units: 2 },
    ],
    1,
    3,
  );
  expect(priceOfPicks(picks)).toBe(64_000);
  expect(priceOfPicks(removePick(picks, 2))).toBe(30_000);
});

test("mostOf: the remaining stock, or 999 when stock is not counted", () => {
  expect([mostOf(option(1, { remaining: 8 })), mostOf(option(1))]).toEqual([8, 999]);
});
