import fc from "fast-check";
import { expect, test } from "vitest";
import { parseCellName, writeCellName } from "./write-or-parse-cell-name.ts";

test.each([
  [0, 0, "A1"],
  [13, 5, "F14"],
  [0, 25, "Z1"],
  [0, 26, "AA1"],
  [0, 701, "ZZ1"],
  [0, 702, "AAA1"],
])("row %i and column %i are the cell %s", (row, column, name) => {
  expect(writeCellName(row, column)).toBe(name);
});

test("a name that was written is parsed back, and another text is not", () => {
  const at = fc.tuple(fc.nat(1_000_000), fc.nat(16_000));
  fc.assert(
    fc.property(at, ([row, column]) => {
      expect(parseCellName(writeCellName(row, column))).toEqual({ row, column });
    }),
  );
  expect(["", "A0", "1A", "a1", "A1:B2"].map(parseCellName)).toEqual([null, null, null, null, null]);
});
