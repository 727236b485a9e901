import type { Input, Reply } from "@todayfruit/contract/all-calls";
import type { ImportedSheet } from "@todayfruit/contract/sheets/sheets.calls";
import { send } from "../../api/console-api.ts";

export type SheetHeadings = Reply<"POST /operator/v1/sheet-headings">;
export type SheetAnswer = Reply<"POST /operator/v1/imports/products">;
type SheetQuery = Input<"POST /operator/v1/imports/products">["query"];

/** Sends a file to be read: its headings and the fields that such a file may have. */
export async function readSheetHeadings(sheet: ImportedSheet, file: File): Promise<SheetHeadings> {
  const response = await post(`/operator/v1/sheet-headings?${new URLSearchParams({ sheet })}`, file);
  return response.json();
}

/**
 * Sends a file to be checked or written.
 *
 * @param key `Idempotency-Key` of the writing; a check has none
 */
export async function uploadSheet(
  sheet: ImportedSheet,
  file: File,
  query: SheetQuery,
  key?: string,
): Promise<SheetAnswer> {
  const pairs = Object.entries({ fileName: file.name, ...query }).map(([name, value]) => [
    name,
    String(value),
  ]);
  const response = await post(`/operator/v1/imports/${sheet}?${new URLSearchParams(pairs)}`, file, key);
  return response.json();
}

function post(address: string, file: File, key?: string): Promise<Response> {
  return send(address, {
    method: "POST",
    headers: {
      "content-type": "application/octet-stream",
      ...(key === undefined ? {} : { "idempotency-key": key }),
    },
    body: file,
  });
}
