import { expect, test } from "vitest";
import { rowsToCsv } from "./rows-to-csv.ts";

test("rows are written with their heads, numbers plain and texts in quotes", () => {
  expect(
    rowsToCsv(
      ["찾은 말", "번"],
      [
        ["감귤", 12],
        ['"꿀" 사과', null],
      ],
    ),
  ).toBe('\uFEFF"찾은 말","번"\r\n"감귤",12\r\n"""꿀"" 사과",\r\n');
});

test.each(["=1+1", "+82", "-1", "@sum", "\t=1"])("%s is no formula in the sheet", (text) => {
  expect(rowsToCsv(["말"], [[text]])).toContain(`"'${text}"`);
});
