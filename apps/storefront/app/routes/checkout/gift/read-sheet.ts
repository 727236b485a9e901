import { ok, type Result, refuse } from "@todayfruit/domain/result";

/** More than fifty lines of names and numbers will ever need. */
const MOST_BYTES = 1_000_000;

/**
 * The lines of a file: of a text as they stand, whether written as UTF-8 or as Korean Excel writes CSV (CP949); of an
 * Excel sheet its first sheet, cells apart by tabs.
 */
export async function readSheet(file: File): Promise<Result<string, "UNREADABLE">> {
  if (file.size > MOST_BYTES) return refuse("UNREADABLE");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) return bytes.includes(0) ? refuse("UNREADABLE") : ok(textOf(bytes));
  try {
    const { readXlsx } = await import("./read-xlsx.ts");
    return ok(await readXlsx(bytes));
  } catch {
    // A file of somebody else's making: whatever is wrong with it, it cannot be read.
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
