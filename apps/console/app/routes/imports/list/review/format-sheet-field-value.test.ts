import { expect, test } from "vitest";
import { formatSheetFieldValue } from "./format-sheet-field-value.ts";

test.each([
  [19_900, "19,900"],
  [true, "네"],
  [["감귤", "귤"], "감귤, 귤"],
  [[], "비어 있음"],
  [null, "비어 있음"],
  ["", "비어 있음"],
  ["노지", "노지"],
])("%j is written as %s", (value, text) => {
  expect(formatSheetFieldValue(value)).toBe(text);
});
