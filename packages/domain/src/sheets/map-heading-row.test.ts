import { expect, test } from "vitest";
import { guessHeadingRow, mapHeadingRow } from "./map-heading-row.ts";

const COLUMNS = [
  { field: "id", heading: "옵션번호", aliases: ["옵션 ID"], isRequired: true },
  { field: "price", heading: "판매가" },
];

test("the row with the most known headings is guessed, and of none the first with a text", () => {
  expect(guessHeadingRow([["11월 가격"], [], ["비고", "판매가 (원)"], ["", "1"]], COLUMNS)).toEqual({
    index: 2,
    fields: [null, "price"],
  });
  expect(guessHeadingRow([[""], ["번호", "값"], ["1", "2"]], COLUMNS)).toEqual({
    index: 1,
    fields: [null, null],
  });
  expect(guessHeadingRow([["", " "]], COLUMNS)).toBeNull();
});

test("columns are read as somebody says, whatever their headings are", () => {
  const rows = [
    ["판매가", "번호", "새 값"],
    ["5", "1", "2"],
  ];
  expect(mapHeadingRow(rows, COLUMNS, ["", "id", "price"])).toEqual({
    index: 0,
    fields: [null, "id", "price"],
  });
  expect(mapHeadingRow(rows, COLUMNS, ["", "id", "unknown"])).toEqual({
    index: 0,
    fields: [null, "id", null],
  });
});

test("a required field that no column is, and a field that two are, are named", () => {
  const rows = [["번호", "값"]];
  expect(mapHeadingRow(rows, COLUMNS, ["", "price"])).toEqual({
    code: "SHEET_COLUMNS_MISSING",
    headings: ["옵션번호"],
  });
  expect(mapHeadingRow(rows, COLUMNS, ["id", "id"])).toEqual({
    code: "SHEET_COLUMN_REPEATED",
    headings: ["옵션번호"],
  });
  expect(mapHeadingRow([], COLUMNS, ["id"])).toEqual({ code: "SHEET_EMPTY", headings: [] });
});
