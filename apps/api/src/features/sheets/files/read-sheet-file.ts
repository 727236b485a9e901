import { Buffer } from "node:buffer";
import { type Result, refuse } from "@todayfruit/domain/result";
import { readCsv } from "./read-csv.ts";
import { readXlsx, type UnreadSheet } from "./read-xlsx.ts";
import type { SheetGrid } from "./sheet-grid-types.ts";

const ZIP = Buffer.from("PK\u0003\u0004", "latin1");
/** Beginning of the older binary files of Excel, and of workbooks with a password. */
const COMPOUND = Buffer.from("d0cf11e0a1b11ae1", "hex");

/** Reads an Excel or CSV file by its bytes, whatever its name is. */
export async function readSheetFile(
  bytes: Uint8Array,
): Promise<Result<SheetGrid, UnreadSheet | "SHEET_LOCKED" | "SHEET_EMPTY", undefined>> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length === 0) return refuse("SHEET_EMPTY");
  if (file.subarray(0, ZIP.length).equals(ZIP)) return readXlsx(bytes);
  if (!file.subarray(0, COMPOUND.length).equals(COMPOUND)) return readCsv(bytes);
  const isLocked = file.includes(Buffer.from("EncryptedPackage", "utf16le"));
  return refuse(isLocked ? "SHEET_LOCKED" : "SHEET_TYPE_UNKNOWN");
}
