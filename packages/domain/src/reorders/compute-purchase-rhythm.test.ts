import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../calendar/kst.ts";
import { computePurchaseRhythm } from "./compute-purchase-rhythm.ts";

const FIRST = "2024-01-01";
const on = (...offsets: number[]) => offsets.map((days) => addDays(FIRST, days));
const at = (offset: number) => addDays(FIRST, offset);

test("computePurchaseRhythm: the median gap is the interval, which one long pause does not move", () => {
  expect(computePurchaseRhythm(on(0, 14, 28, 100, 114), at(128))).toEqual({ intervalDays: 14, isDue: true });
  expect(computePurchaseRhythm(on(0, 10, 25), at(30))).toEqual({ intervalDays: 13, isDue: false });
});

test("computePurchaseRhythm: due from the day on which the interval has passed, until three of them have", () => {
  const days = on(0, 10, 20);
  expect(computePurchaseRhythm(days, at(29))).toEqual({ intervalDays: 10, isDue: false });
  expect(computePurchaseRhythm(days, at(30))).toEqual({ intervalDays: 10, isDue: true });
  expect(computePurchaseRhythm(days, at(50))).toEqual({ intervalDays: 10, isDue: true });
  expect(computePurchaseRhythm(days, at(51))).toBeNull();
});

test("computePurchaseRhythm: purchases on a single day have none", () => {
  expect(computePurchaseRhythm([], at(1))).toBeNull();
  expect(computePurchaseRhythm(on(3, 3, 3), at(4))).toBeNull();
});

const offsets = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 2, maxLength: 30 });

test("computePurchaseRhythm: any purchases in any order, repeated or not, have an interval between their least and largest gap", () => {
  fc.assert(
    fc.property(offsets, fc.integer({ min: 0, max: 400 }), (bought, later) => {
      const sorted = [...new Set(bought)].sort((one, other) => one - other);
      const today = at((sorted.at(-1) ?? 0) + later);
      const found = computePurchaseRhythm(on(...bought), today);
      expect(computePurchaseRhythm(on(...bought, ...bought).reverse(), today)).toEqual(found);
      if (found === null) return;
      const gaps = sorted.slice(1).map((day, index) => day - (sorted[index] ?? day));
      expect(found.intervalDays).toBeGreaterThanOrEqual(Math.min(...gaps));
      expect(found.intervalDays).toBeLessThanOrEqual(Math.max(...gaps));
      expect(found.isDue).toBe(later >= found.intervalDays);
    }),
  );
});

test("computePurchaseRhythm: equal gaps are the interval, and it is never due before or lapsed within", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 2, max: 12 }),
      fc.integer({ min: 0, max: 300 }),
      (gap, times, later) => {
        const days = on(...Array.from({ length: times }, (_, index) => index * gap));
        const found = computePurchaseRhythm(days, at((times - 1) * gap + later));
        if (later > 3 * gap) expect(found).toBeNull();
        else expect(found).toEqual({ intervalDays: gap, isDue: later >= gap });
      },
    ),
  );
});
