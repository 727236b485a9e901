import { expect, test } from "vitest";
import { findHeadingRow, repeatsHeadings } from "./find-heading-row.ts";

const COLUMNS = [
  { field: "id", heading: "옵션번호", aliases: ["옵션 ID"], isRequired: true },
  { field: "price", heading: "판매가" },
];

test("headings are found below titles, in any order, with units and marks", () => {
  const rows = [["11월 가격"], [], ["비고", "판매가 (원)", "옵션 id*"], ["", "1", "2"]];
  expect(findHeadingRow(rows, COLUMNS)).toEqual({ index: 2, fields: [null, "price", "id"] });
});

test("a missing required column is named, and so is one that is there twice", () => {
  expect(findHeadingRow([["판매가"]], COLUMNS)).toEqual({
    code: "SHEET_COLUMNS_MISSING",
    headings: ["옵션번호"],
  });
  expect(findHeadingRow([["옵션번호", "판매가", "판매가"]], COLUMNS)).toEqual({
    code: "SHEET_COLUMN_REPEATED",
    headings: ["판매가"],
  });
});

test("a sheet with blanks alone is empty", () => {
  expect(findHeadingRow([["", " "], []], COLUMNS)).toEqual({ code: "SHEET_EMPTY", headings: [] });
  expect(findHeadingRow([], COLUMNS)).toEqual({ code: "SHEET_EMPTY", headings: [] });
});

test("a second row with the same headings is recognised", () => {
  const headings = ["옵션번호", "비고", "판매가"];
  const fields = ["id", null, "price"];
  expect(repeatsHeadings(["옵션번호*", "", "판매가(원)"], headings, fields)).toBe(true);
  expect(repeatsHeadings(["1", "", "판매가"], headings, fields)).toBe(false);
});
