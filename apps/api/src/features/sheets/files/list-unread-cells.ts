import { Buffer } from "node:buffer";
import { parseCellName, writeCellName } from "@todayfruit/domain/sheets/write-or-parse-cell-name";
import type { SheetGrid } from "./sheet-grid-types.ts";

/** Most cells of merged ranges that are listed. */
const MOST_MERGED = 100_000;
/** Longest tag of a cell, before its formula. */
const TAG_BYTES = 300;

/** Lists the cells of a sheet's part that hold a formula, and those that a merged range hides. */
export function listUnreadCells(part: Uint8Array): SheetGrid["problems"] {
  const xml = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  const problems = new Map<string, "CELL_FORMULA" | "CELL_MERGED">();
  for (const name of formulaCells(xml)) problems.set(name, "CELL_FORMULA");
  for (const name of mergedCells(xml)) problems.set(name, "CELL_MERGED");
  return problems;
}

function* formulaCells(xml: Buffer): Generator<string> {
  for (let at = xml.indexOf("<f"); at !== -1; at = xml.indexOf("<f", at + 2)) {
    const next = xml[at + 2];
    const isFormula = next === 0x3e || next === 0x20 || next === 0x2f;
    if (!isFormula) continue;
    const before = xml.toString("latin1", Math.max(0, at - TAG_BYTES), at);
    const name = /\sr="([A-Z]+\d+)"/.exec(before.slice(before.lastIndexOf("<c ")))?.[1];
    if (name) yield name;
  }
}

/** Returns the cells of merged ranges except the first of each, which holds the value. */
function* mergedCells(xml: Buffer): Generator<string> {
  const begin = xml.indexOf("<mergeCells");
  if (begin === -1) return;
  const text = xml.toString("latin1", begin, xml.indexOf("</mergeCells>", begin));
  let left = MOST_MERGED;
  for (const [, from = "", to = ""] of text.matchAll(/\sref="([A-Z]+\d+):([A-Z]+\d+)"/g)) {
    const [first, last] = [parseCellName(from), parseCellName(to)];
    if (!first || !last) continue;
    for (let row = first.row; row <= last.row && left > 0; row += 1) {
      for (let column = first.column; column <= last.column && left > 0; column += 1) {
        left -= 1;
        if (row !== first.row || column !== first.column) yield writeCellName(row, column);
      }
    }
  }
}
