import type { CellKind, CellValue } from "./sheet-cell-types.ts";

/**
 * Writes a value as the text of a cell, which `readCell` reads back as the same value.
 *
 * @example writeCell({ kind: "yesNo" }, true) // "예"
 */
export function writeCell(kind: CellKind, value: CellValue): string {
  if (value === null) return "";
  if (Array.isArray(value)) return value.map(quoteText).join(", ");
  if (typeof value === "boolean") return value ? "예" : "아니요";
  if (kind.kind === "choice") return kind.words[String(value)] ?? String(value);
  return String(value);
}

function quoteText(text: string): string {
  return /[",\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
