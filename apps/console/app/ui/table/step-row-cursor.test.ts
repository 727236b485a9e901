import { expect, test } from "vitest";
import { NO_CURSOR, stepRowCursor } from "./step-row-cursor.ts";

test("stepRowCursor: the first step is onto the first row, and steps stop at both ends", () => {
  expect(stepRowCursor([7, 3], NO_CURSOR, 1)).toEqual({ key: 7, place: 0 });
  expect(stepRowCursor([7, 3], NO_CURSOR, -1)).toEqual({ key: 7, place: 0 });
  expect(stepRowCursor([7, 3], { key: 3, place: 1 }, 1)).toEqual({ key: 3, place: 1 });
  expect(stepRowCursor([7, 3], { key: 7, place: 0 }, -1)).toEqual({ key: 7, place: 0 });
  expect(stepRowCursor([], NO_CURSOR, 1)).toEqual(NO_CURSOR);
});

test("stepRowCursor: goes on from the row itself where others have come before it", () => {
  expect(stepRowCursor([9, 7, 3], { key: 7, place: 0 }, 1)).toEqual({ key: 3, place: 2 });
  expect(stepRowCursor([9, 7, 3], { key: 7, place: 0 }, -1)).toEqual({ key: 9, place: 0 });
});

test("stepRowCursor: from a row that has left, goes to the one that followed or preceded it", () => {
  expect(stepRowCursor([7, 5], { key: 3, place: 1 }, 1)).toEqual({ key: 5, place: 1 });
  expect(stepRowCursor([7, 5], { key: 3, place: 1 }, -1)).toEqual({ key: 7, place: 0 });
});
