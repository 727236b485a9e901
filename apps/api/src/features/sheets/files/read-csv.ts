import { Readable } from "node:stream";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { MOST_SHEET_ROWS } from "@todayfruit/domain/sheets/sheet-limits";
import { CsvError, parse } from "csv-parse";
import type { SheetGrid } from "./sheet-grid-types.ts";

/** Encodings that Korean spreadsheets save in; EUC-KR is read as its extension CP949. */
const ENCODINGS = ["utf-8", "euc-kr"] as const;
/** Longest row in characters. */
const MOST_ROW_LENGTH = 1_000_000;
const CHUNK = 65_536;

/** Reads a CSV file in UTF-8, UTF-16 or EUC-KR, with commas, tabs or semicolons between the cells. */
export async function readCsv(
  bytes: Uint8Array,
): Promise<Result<SheetGrid, "SHEET_UNREADABLE" | "SHEET_TYPE_UNKNOWN", undefined>> {
  const text = decode(bytes);
  if (text === null) return refuse("SHEET_TYPE_UNKNOWN");
  const rows: string[][] = [];
  try {
    const parser = Readable.from(chunksOf(text)).pipe(
      parse({
        delimiter: delimiterOf(text),
        relax_column_count: true,
        max_record_size: MOST_ROW_LENGTH,
        to: MOST_SHEET_ROWS * 2,
      }),
    );
    for await (const row of parser) rows.push(row as string[]);
  } catch (error) {
    if (error instanceof CsvError) return refuse("SHEET_UNREADABLE");
    throw error;
  }
  return ok({ rows, problems: new Map(), isGuarded: true });
}

/** Decodes a text; `null` for bytes that are none in any of the encodings. */
function decode(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  for (const encoding of ENCODINGS) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return hasControls(text) ? null : text;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  return null;
}

/** Returns true for what no text file has and other kinds of files begin with. */
function hasControls(text: string): boolean {
  return text.includes("\0") || text.startsWith("%PDF-");
}

function delimiterOf(text: string): string {
  const [line = ""] = text.split("\n", 1);
  const count = (sign: string) => line.split(sign).length;
  return [",", "\t", ";"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function* chunksOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += CHUNK) yield text.slice(at, at + CHUNK);
}
