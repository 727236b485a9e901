import type { CellKind, CellProblem, CellValue, ReadCell } from "./sheet-cell-types.ts";

const SPACES = /[\s\u00A0\u200B\uFEFF]+/g;
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;
const PLAIN = /^-?\d+(\.\d+)?$/;
const SHORTENED = /^-?\d+(\.\d+)?e\+?\d+$/i;
const YES = new Set(["예", "네", "y", "yes", "o", "true", "1"]);
const NO = new Set(["아니요", "아니오", "n", "no", "x", "false", "0"]);
/** Days of 1900 to 2199 as Excel counts them, from 1 for the first of January 1900. */
const LAST_SERIAL = 109_574;
const SERIAL_BEGIN = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/**
 * Reads the text of a cell: full-width digits, separators of thousands, `원` and unbreakable spaces are understood, and a
 * day also as Excel counts it. A formula is not computed.
 *
 * @example readCell({ kind: "integer" }, "２９,９００원") // { ok: true, value: 29900 }
 */
export function readCell(kind: CellKind, text: string): ReadCell {
  const plain = text.normalize("NFKC").replaceAll(SPACES, " ").trim();
  if (plain === "") return { ok: true, value: null };
  switch (kind.kind) {
    case "text":
      return value(text.replaceAll(/[\u00A0\u200B\uFEFF]/g, " ").trim());
    case "texts":
      return value(splitTexts(text));
    case "integer":
    case "decimal":
      return readNumber(plain, kind.kind === "integer");
    case "digits":
      return readDigits(plain);
    case "day":
      return readDay(plain);
    case "yesNo":
      return readYesNo(plain.toLowerCase());
    case "choice":
      return readChoice(kind.words, plain);
  }
}

function value(of: CellValue): ReadCell {
  return { ok: true, value: of };
}

function problem(code: CellProblem): ReadCell {
  return { ok: false, code };
}

function readNumber(plain: string, isWhole: boolean): ReadCell {
  const bare = plain
    .replaceAll(" ", "")
    .replace(/^[₩\\]/, "")
    .replace(/(원|개|°bx)$/i, "");
  if (bare.startsWith("=")) return problem("CELL_FORMULA");
  if (SHORTENED.test(bare)) return problem("CELL_NUMBER_SHORTENED");
  if (!GROUPED.test(bare) && !PLAIN.test(bare)) return problem("CELL_NOT_NUMBER");
  const read = Number(bare.replaceAll(",", ""));
  if (isWhole && !Number.isSafeInteger(read)) return problem("CELL_NOT_NUMBER");
  return value(read);
}

function readDigits(plain: string): ReadCell {
  const bare = plain.replaceAll(/[ -]/g, "");
  if (bare.startsWith("=")) return problem("CELL_FORMULA");
  if (SHORTENED.test(bare)) return problem("CELL_NUMBER_SHORTENED");
  return /^\d+$/.test(bare) ? value(bare) : problem("CELL_NOT_NUMBER");
}

/** Reads `2026-12-01`, `2026.12.1`, `2026년 12월 1일` or the number of the day in Excel. */
function readDay(plain: string): ReadCell {
  if (plain.startsWith("=")) return problem("CELL_FORMULA");
  const serial = /^\d{1,6}(\.\d+)?$/.test(plain) ? Math.floor(Number(plain)) : null;
  if (serial !== null) {
    if (serial < 1 || serial > LAST_SERIAL) return problem("CELL_NOT_DAY");
    return value(new Date(SERIAL_BEGIN + serial * DAY_MS).toISOString().slice(0, 10));
  }
  const [, year = "", month = "", day = ""] =
    /^([12]\d{3})\s?[-./년]\s?(\d{1,2})\s?[-./월]\s?(\d{1,2})\s?[.일]?$/.exec(plain) ?? [];
  if (year === "") return problem("CELL_NOT_DAY");
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const read = new Date(`${iso}T00:00:00Z`);
  const exists = !Number.isNaN(read.getTime()) && read.toISOString().startsWith(iso);
  return exists ? value(iso) : problem("CELL_NOT_DAY");
}

function readYesNo(plain: string): ReadCell {
  if (YES.has(plain)) return value(true);
  return NO.has(plain) ? value(false) : problem("CELL_NOT_YES_NO");
}

function readChoice(words: Readonly<Record<string, string>>, plain: string): ReadCell {
  const found = Object.entries(words).find(([of, word]) => word === plain || of === plain);
  return found ? value(found[0]) : problem("CELL_NOT_CHOICE");
}

const NEXT_TEXT = /\s*(?:"((?:[^"]|"")*)"\s*(?=[,\n]|$)|([^,\n]*))(?:[,\n]|$)/y;

/** Splits texts at commas; one with a comma in it is written between quotation marks. */
function splitTexts(text: string): string[] {
  const texts: string[] = [];
  NEXT_TEXT.lastIndex = 0;
  while (NEXT_TEXT.lastIndex < text.length) {
    const [, quoted, plain = ""] = NEXT_TEXT.exec(text) ?? [];
    const read = quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"');
    if (read !== "") texts.push(read);
  }
  return texts;
}
