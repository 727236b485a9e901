import { expect, test } from "vitest";
import { actionRows } from "./action-rows.ts";

test.each([
  [0, []],
  [1, [1]],
  [3, [3]],
  [4, [2, 2]],
  [5, [3, 2]],
  [6, [3, 3]],
])("actionRows: %i buttons are in rows of %o", (count, sizes) => {
  const rows = actionRows(Array.from({ length: count }, (_, index) => index));
  expect(rows.map((row) => row.length)).toEqual(sizes);
  expect(rows.flat()).toHaveLength(count);
});
