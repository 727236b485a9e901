import type { FileReply } from "@todayfruit/contract/file-reply-types";
import { writeCsv } from "../files/write-csv.ts";
import { writeXlsx } from "../files/write-xlsx.ts";
import type { SheetPages } from "./yield-heading-and-row-pages.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Returns the file of a sheet, an Excel workbook unless CSV is asked for; it is written as it is sent. */
export function buildSheetFile(
  name: string,
  format: "xlsx" | "csv" | undefined,
  pages: SheetPages,
): FileReply {
  return format === "csv"
    ? { fileName: `${name}.csv`, contentType: "text/csv; charset=utf-8", chunks: writeCsv(pages) }
    : { fileName: `${name}.xlsx`, contentType: XLSX, chunks: writeXlsx(pages) };
}
