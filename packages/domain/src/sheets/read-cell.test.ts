import fc from "fast-check";
import { expect, test } from "vitest";
import { readCell } from "./read-cell.ts";
import type { CellKind } from "./sheet-cell-types.ts";
import { writeCell } from "./write-cell.ts";

const INTEGER: CellKind = { kind: "integer" };
const CHOICE: CellKind = { kind: "choice", words: { stock_in: "판매 중", stock_out: "품절" } };

test.each([
  [INTEGER, "２９,９００원", 29_900],
  [INTEGER, "1,234,567", 1_234_567],
  [INTEGER, "\u00A012\u00A0", 12],
  [INTEGER, "-3", -3],
  [INTEGER, "12.0", 12],
  [{ kind: "decimal" }, "13.5°Bx", 13.5],
  [{ kind: "digits" }, "6012-3456 7890", "601234567890"],
  [{ kind: "digits" }, "04", "04"],
  [{ kind: "day" }, "46357", "2026-12-01"],
  [{ kind: "day" }, "2026. 12. 1.", "2026-12-01"],
  [{ kind: "day" }, "2026년 12월 1일", "2026-12-01"],
  [{ kind: "day" }, "2026/12/01", "2026-12-01"],
  [{ kind: "yesNo" }, "Ｙ", true],
  [{ kind: "yesNo" }, "아니요", false],
  [CHOICE, "품절", "stock_out"],
  [CHOICE, "stock_in", "stock_in"],
  [{ kind: "texts" }, '감귤, "귤, 노지", 제주', ["감귤", "귤, 노지", "제주"]],
  [{ kind: "text" }, "=HYPERLINK(1)", "=HYPERLINK(1)"],
  [{ kind: "text" }, "  새콤\u00A0달콤 ", "새콤 달콤"],
  [{ kind: "text" }, " \u00A0", null],
] as const)("a cell of %o with %s is read as %o", (kind, text, value) => {
  expect(readCell(kind as CellKind, text)).toEqual({ ok: true, value });
});

test.each([
  [INTEGER, "만원", "CELL_NOT_NUMBER"],
  [INTEGER, "12,34", "CELL_NOT_NUMBER"],
  [INTEGER, "1.5", "CELL_NOT_NUMBER"],
  [INTEGER, "99999999999999999999", "CELL_NOT_NUMBER"],
  [INTEGER, "=1+2", "CELL_FORMULA"],
  [INTEGER, "6.4E+11", "CELL_NUMBER_SHORTENED"],
  [{ kind: "digits" }, "6.01235E+11", "CELL_NUMBER_SHORTENED"],
  [{ kind: "day" }, "2026-02-30", "CELL_NOT_DAY"],
  [{ kind: "day" }, "내일", "CELL_NOT_DAY"],
  [{ kind: "day" }, "999999", "CELL_NOT_DAY"],
  [{ kind: "yesNo" }, "글쎄요", "CELL_NOT_YES_NO"],
  [CHOICE, "판매", "CELL_NOT_CHOICE"],
] as const)("a cell of %o with %s is refused with %s", (kind, text, code) => {
  expect(readCell(kind as CellKind, text)).toEqual({ ok: false, code });
});

test("a value that was written is read back as it was", () => {
  const text = fc
    .string({ minLength: 1 })
    .filter((word) => word === word.trim() && /[^\s\u200B\uFEFF]/.test(word));
  fc.assert(
    fc.property(fc.integer(), fc.boolean(), fc.array(text), (number, answer, texts) => {
      const back = (kind: CellKind, value: never) => readCell(kind, writeCell(kind, value));
      expect(back(INTEGER, number as never)).toEqual({ ok: true, value: number });
      expect(back({ kind: "yesNo" }, answer as never)).toEqual({ ok: true, value: answer });
      expect(back({ kind: "texts" }, texts as never)).toEqual({
        ok: true,
        value: texts.length > 0 ? texts : null,
      });
    }),
  );
});
