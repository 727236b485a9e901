import { Buffer } from "node:buffer";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { type Unzipped, zip } from "fflate";
import { findFirstUnhiddenWorksheet } from "./find-first-unhidden-worksheet.ts";
import { listUnreadCells } from "./list-unread-cells.ts";
import type { SheetGrid } from "./sheet-grid-types.ts";
import { unpackWorkbook } from "./unpack-workbook.ts";

export type UnreadSheet = "SHEET_UNREADABLE" | "SHEET_TOO_LARGE" | "SHEET_TYPE_UNKNOWN";

/** Reads the first visible sheet of an Excel workbook; formulas are not computed, and their cells are named as unread. */
export async function readXlsx(bytes: Uint8Array): Promise<Result<SheetGrid, UnreadSheet, undefined>> {
  const unpacked = await unpackWorkbook(bytes);
  if (!unpacked.ok) return unpacked;
  const sheet = findFirstUnhiddenWorksheet(unpacked.value);
  if (!sheet) return refuse("SHEET_TYPE_UNKNOWN");
  const part = unpacked.value[sheet.part] ?? new Uint8Array();
  // Read when a workbook is: no start waits for its reader.
  const { readSheet } = await import("read-excel-file/node");
  try {
    const data = await readSheet(await packed(unpacked.value), sheet.place, {
      trim: false,
      parseNumber: (text) => text,
    });
    const rows = data.map((row) => row.map(textOf));
    return ok({ rows, problems: listUnreadCells(part), isGuarded: false });
  } catch {
    // The reader throws errors of many kinds for a damaged part: they are about the file, of which nothing was written.
    return refuse("SHEET_UNREADABLE");
  }
}

/** Packs the checked parts again, so that nothing beyond the limit is unpacked by the reader. */
function packed(parts: Unzipped): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip(parts, { level: 0 }, (error, bytes) => (error ? reject(error) : resolve(Buffer.from(bytes))));
  });
}

function textOf(cell: unknown): string {
  if (cell === null) return "";
  if (cell instanceof Date) {
    const iso = cell.toISOString();
    return iso.endsWith("T00:00:00.000Z") ? iso.slice(0, 10) : iso.slice(0, 16).replace("T", " ");
  }
  return String(cell);
}
