import fc from "fast-check";
import { expect, test } from "vitest";
import { LEAST_PARCELS, learnedTransitDays } from "./learned-transit-days.ts";

test("learnedTransitDays: 99 parcels are too few, 100 are enough", () => {
  expect(learnedTransitDays([{ days: 1, parcels: 99 }])).toBeNull();
  expect(learnedTransitDays([{ days: 1, parcels: 100 }])).toEqual({
    min: 1,
    max: 1,
    parcels: 100,
    onTime: 100,
  });
});

test("learnedTransitDays: under 95 % the next day that reaches it counts", () => {
  const counts = [
    { days: 3, parcels: 5 },
    { days: 1, parcels: 5 },
    { days: 2, parcels: 90 },
  ];
  expect(learnedTransitDays(counts)).toEqual({ min: 2, max: 2, parcels: 100, onTime: 95 });
});

test("learnedTransitDays: at least 95 % of the parcels lie within the day, fewer within the day before", () => {
  const counts = fc.uniqueArray(
    fc.record({ days: fc.integer({ min: 1, max: 30 }), parcels: fc.integer({ min: 1, max: 500 }) }),
    { selector: ({ days }) => days, minLength: 1 },
  );
  fc.assert(
    fc.property(counts, (each) => {
      const within = (days: number) =>
        each.filter((one) => one.days <= days).reduce((sum, { parcels }) => sum + parcels, 0);
      const learned = learnedTransitDays(each);
      if (learned === null) expect(within(30)).toBeLessThan(LEAST_PARCELS);
      else {
        expect(learned.onTime).toBe(within(learned.max));
        expect(learned.onTime / learned.parcels).toBeGreaterThanOrEqual(0.95);
        expect(within(learned.max - 1) / learned.parcels).toBeLessThan(0.95);
        expect(learned.min).toBeLessThanOrEqual(learned.max);
      }
    }),
  );
});
