import fc from "fast-check";
import { expect, test } from "vitest";
import { isTurnSure, minutesToTurn, typicalLastNumber } from "./estimate-minutes-to-turn.ts";

test("isTurnSure: boxes suffice when everyone ahead may buy two and one is left", () => {
  expect(isTurnSure({ ahead: 127, perPerson: 2, free: 300 })).toBe(true);
  expect(isTurnSure({ ahead: 149, perPerson: 2, free: 299 })).toBe(true);
  expect(isTurnSure({ ahead: 150, perPerson: 2, free: 300 })).toBe(false);
  expect(isTurnSure({ ahead: 0, perPerson: 2, free: 0 })).toBe(false);
});

test("isTurnSure: whatever those ahead buy, a place that was told so gets a box", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 0, max: 500 }),
      fc.array(fc.nat(10), { maxLength: 100 }),
      (perPerson, free, bought) => {
        const ahead = bought.length;
        fc.pre(isTurnSure({ ahead, perPerson, free }));
        const taken = bought.reduce((sum, units) => sum + Math.min(units, perPerson), 0);
        expect(free - taken).toBeGreaterThan(0);
      },
    ),
  );
});

test("minutesToTurn: the pace since the draw says when the turn comes, from the first minute on", () => {
  const drawnAt = "2026-11-23T11:00:00Z";
  expect(minutesToTurn(96, { called: 64, drawnAt, now: "2026-11-23T11:02:00Z" })).toBe(3);
  expect(minutesToTurn(1, { called: 64, drawnAt, now: "2026-11-23T11:02:00Z" })).toBe(1);
  expect(minutesToTurn(96, { called: 64, drawnAt, now: "2026-11-23T11:00:59Z" })).toBeNull();
  expect(minutesToTurn(96, { called: 0, drawnAt, now: "2026-11-23T11:02:00Z" })).toBeNull();
});

test("typicalLastNumber: openings end around the average of their last numbers", () => {
  expect(typicalLastNumber([338, 361, 349])).toBe(350);
  expect(typicalLastNumber([4])).toBe(4);
  expect(typicalLastNumber([])).toBeNull();
});
