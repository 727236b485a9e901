import { expect, test } from "vitest";
import { type Won, won } from "../../money/won.ts";
import { findCheaperDayToOrder } from "./find-cheaper-day-to-order.ts";

const NOW = new Date("2026-11-23T03:00:00Z");
const MONDAY = new Date("2026-11-30T00:00:00Z");

function prices(...steps: [from: Date, price: number][]): (at: Date) => Won {
  return (at) => won(steps.findLast(([from]) => from <= at)?.[1] ?? 10_000);
}

test("cheaper day: the day from which the cart costs less", () => {
  expect(findCheaperDayToOrder(NOW, [MONDAY], prices([MONDAY, 8000]))).toEqual({
    from: MONDAY,
    saving: 2000,
  });
});

test("cheaper day: the earliest of the cheapest days", () => {
  const tuesday = new Date("2026-11-24T00:00:00Z");
  const friday = new Date("2026-11-27T00:00:00Z");
  const costs = prices([tuesday, 9000], [friday, 7000], [MONDAY, 7000]);
  expect(findCheaperDayToOrder(NOW, [MONDAY, friday, tuesday], costs)).toEqual({
    from: friday,
    saving: 3000,
  });
});

test("cheaper day: none where prices rise, and none beyond a week", () => {
  expect(findCheaperDayToOrder(NOW, [MONDAY], prices([MONDAY, 12_000]))).toBeNull();
  const later = new Date("2026-11-30T03:00:01Z");
  expect(findCheaperDayToOrder(NOW, [later], prices([later, 5000]))).toBeNull();
});
