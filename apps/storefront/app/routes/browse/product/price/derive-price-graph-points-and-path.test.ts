import { expect, test } from "vitest";
import { graphPoints, stepPath } from "./derive-price-graph-points-and-path.ts";

const days = [9_000, 9_000, 7_000, 8_000].map((price, index) => ({ date: `2026-11-0${index + 1}`, price }));

test("graphPoints: the highest price is at the top, the lowest at the bottom, today at the right", () => {
  expect(graphPoints(days)).toEqual([
    { x: 0, y: 22 },
    { x: 107, y: 22 },
    { x: 213, y: 84 },
    { x: 320, y: 53 },
  ]);
});

test("graphPoints: a price that never changed is a line in the middle", () => {
  const flat = graphPoints(days.map(({ date }) => ({ date, price: 5_000 })));
  expect(new Set(flat.map(({ y }) => y))).toEqual(new Set([53]));
});

test("stepPath: a price holds until the day of the next", () => {
  expect(stepPath(graphPoints(days))).toBe("M0 22H107H213V84H320V53");
});
