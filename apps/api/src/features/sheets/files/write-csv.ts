import { guardFormula } from "@todayfruit/domain/sheets/guard-formula";
import type { WrittenCell } from "./write-xlsx.ts";

const BOM = "\uFEFF";

/** Writes a CSV file in UTF-8, page by page; texts that a spreadsheet would compute are guarded by an apostrophe. */
export async function* writeCsv(
  pages: AsyncIterable<readonly (readonly WrittenCell[])[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let beginning = BOM;
  for await (const rows of pages) {
    yield encoder.encode(beginning + rows.map(lineOf).join(""));
    beginning = "";
  }
}

function lineOf(cells: readonly WrittenCell[]): string {
  return `${cells.map((cell) => quoted(typeof cell === "number" ? String(cell) : guardFormula(cell))).join(",")}\r\n`;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
