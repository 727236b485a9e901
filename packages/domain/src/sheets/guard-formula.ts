import { FORMULA_MARKS } from "./sheet-cell-types.ts";

/**
 * Writes a text for a CSV file so that no spreadsheet computes it as a formula: behind an apostrophe.
 *
 * @example guardFormula("=1+1") // "'=1+1"
 */
export function guardFormula(text: string): string {
  return FORMULA_MARKS.test(text) || /^'+[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** Returns the text that was written by `guardFormula`. */
export function unguardFormula(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}
