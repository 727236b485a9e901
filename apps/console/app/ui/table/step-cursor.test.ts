import { expect, test } from "vitest";
import { NO_CURSOR, stepCursor } from "./step-cursor.ts";

test("stepCursor: the first step is onto the first row, and steps stop at both ends", () => {
  expect(stepCursor([7, 3], NO_CURSOR, 1)).toEqual({ key: 7, place: 0 });
  expect(stepCursor([7, 3], NO_CURSOR, -1)).toEqual({ key: 7, place: 0 });
  expect(stepCursor([7, 3], { key: 3, place: 1 }, 1)).toEqual({ key: 3, place: 1 });
  expect(stepCursor([7, 3], { key: 7, place: 0 }, -1)).toEqual({ key: 7, place: 0 });
  expect(stepCursor([], NO_CURSOR, 1)).toEqual(NO_CURSOR);
});

test("stepCursor: goes on from the row itself where others have come before it", () => {
  expect(stepCursor([9, 7, 3], { key: 7, place: 0 }, 1)).toEqual({ key: 3, place: 2 });
  expect(stepCursor([9, 7, 3], { key: 7, place: 0 }, -1)).toEqual({ key: 9, place: 0 });
});

test("stepCursor: from a row that has left, goes to the one that followed or preceded it", () => {
  expect(stepCursor([7, 5], { key: 3, place: 1 }, 1)).toEqual({ key: 5, place: 1 });
  expect(stepCursor([7, 5], { key: 3, place: 1 }, -1)).toEqual({ key: 7, place: 0 });
});
