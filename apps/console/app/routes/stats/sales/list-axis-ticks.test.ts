import fc from "fast-check";
import { expect, test } from "vitest";
import { listAxisTicks } from "./list-axis-ticks.ts";

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [130_000, [0, 50_000, 100_000, 150_000]],
])("listAxisTicks: the lines for values up to %i are %j", (most, ticks) => {
  expect(listAxisTicks(most)).toEqual(ticks);
});

test("listAxisTicks: whole numbers at equal distances, at most five, the last of which no value exceeds", () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000_000 }), (most) => {
      const ticks = listAxisTicks(most);
      const [, step = 0] = ticks;
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.every((tick, index) => Number.isInteger(tick) && tick === index * step)).toBe(true);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
    }),
  );
});
