import { expect, test } from "vitest";
import { splitButtonsIntoRows } from "./split-buttons-into-rows.ts";

test.each([
  [0, []],
  [1, [1]],
  [3, [3]],
  [4, [2, 2]],
  [5, [3, 2]],
  [6, [3, 3]],
])("splitButtonsIntoRows: %i buttons are in rows of %o", (count, sizes) => {
  const rows = splitButtonsIntoRows(Array.from({ length: count }, (_, index) => index));
  expect(rows.map((row) => row.length)).toEqual(sizes);
  expect(rows.flat()).toHaveLength(count);
});
