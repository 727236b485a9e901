import fc from "fast-check";
import { expect, test } from "vitest";
import { countBoxes } from "./count-boxes.ts";

test.each([
  [0, 4, 0],
  [1, 4, 1],
  [4, 4, 1],
  [5, 4, 2],
  [8, 4, 2],
  [3, 1, 3],
])("countBoxes: %d units at %d per box fill %d boxes", (units, maxUnitInBox, boxes) => {
  expect(countBoxes(units, maxUnitInBox)).toBe(boxes);
});

test.each([
  [-1, 4],
  [1.5, 4],
  [1, 0],
  [1, 2.5],
])("countBoxes: %d units at %d per box throw", (units, maxUnitInBox) => {
  expect(() => countBoxes(units, maxUnitInBox)).toThrow(RangeError);
});

test("countBoxes: the boxes hold all units and the last one is not empty", () => {
  const count = fc.integer({ min: 1, max: 10_000 });
  fc.assert(
    fc.property(count, count, (units, maxUnitInBox) => {
      const boxes = countBoxes(units, maxUnitInBox);
      expect(boxes * maxUnitInBox).toBeGreaterThanOrEqual(units);
      expect((boxes - 1) * maxUnitInBox).toBeLessThan(units);
    }),
  );
});
