import { ok, type Result, refuse } from "@todayfruit/domain/result";

/** Size limit in bytes, ample for fifty lines of names and numbers. */
const MOST_BYTES = 1_000_000;

/**
 * Reads the lines of a file: a text in UTF-8 or CP949 (Korean Excel's CSV), or the first sheet of an Excel workbook with
 * its cells separated by tabs. Refuses `UNREADABLE` files.
 */
export async function readSpreadsheet(file: File): Promise<Result<string, "UNREADABLE">> {
  if (file.size > MOST_BYTES) return refuse("UNREADABLE");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) return bytes.includes(0) ? refuse("UNREADABLE") : ok(textOf(bytes));
  try {
    const { readXlsx } = await import("./read-xlsx.ts");
    return ok(await readXlsx(bytes));
  } catch {
    // The file is user input: any failure to parse it means that it cannot be read.
    return refuse("UNREADABLE");
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("euc-kr").decode(bytes);
  }
}
