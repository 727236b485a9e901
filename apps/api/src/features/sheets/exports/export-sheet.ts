import type { Input } from "@todayfruit/contract/all-calls";
import type { FileReply } from "@todayfruit/contract/file-reply";
import type { ExportedSheet } from "@todayfruit/contract/sheets/sheets.calls";
import { addDays, daysBetween, kstDateOf, kstMidnight } from "@todayfruit/domain/calendar/kst";
import { ok, refuse } from "@todayfruit/domain/result";
import { MOST_EXPORT_DAYS } from "@todayfruit/domain/sheets/sheet-limits";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/context.ts";
import { writeCsv } from "../files/write-csv.ts";
import { writeXlsx } from "../files/write-xlsx.ts";
import { memberPages, orderPages } from "./export-people.ts";
import { EXPORTED_RECORDS } from "./export-records.ts";
import type { SheetPages } from "./sheet-pages.ts";

const NAMES: Readonly<Record<ExportedSheet, string>> = {
  products: "상품",
  options: "옵션",
  prices: "가격",
  stock: "재고",
  dispatches: "송장",
  orders: "주문",
  members: "회원",
  coupons: "쿠폰",
};
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const USUAL_DAYS = 31;

/** Builds the handler that exports a sheet of records as a file, page by page. */
export function exportRecords(sheet: keyof typeof EXPORTED_RECORDS) {
  return async (
    { query = {} }: Input<"GET /operator/v1/exports/products">,
    context: OperatorContext,
  ): Promise<Answer<"GET /operator/v1/exports/products">> =>
    ok(fileOf(sheet, context, query.format, EXPORTED_RECORDS[sheet](context.db)));
}

/** Exports the lines of the orders of a period. */
export async function exportOrders(
  { query }: Input<"GET /operator/v1/exports/orders">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/exports/orders">> {
  const today = kstDateOf(context.now().toISOString());
  const { until = today, from = addDays(until, 1 - USUAL_DAYS), reason } = query;
  const days = daysBetween(from, until) + 1;
  if (days < 1 || days > MOST_EXPORT_DAYS) return refuse("EXPORT_PERIOD_INVALID");
  const period = { from: new Date(kstMidnight(from)), until: new Date(kstMidnight(addDays(until, 1))) };
  return ok(fileOf("orders", context, query.format, orderPages(context, { ...period, reason })));
}

/** Exports members, masked. */
export async function exportMembers(
  { query }: Input<"GET /operator/v1/exports/members">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/exports/members">> {
  return ok(fileOf("members", context, query.format, memberPages(context, query.reason)));
}

function fileOf(
  sheet: ExportedSheet,
  { now }: OperatorContext,
  format: "xlsx" | "csv" | undefined,
  pages: SheetPages,
): FileReply {
  const name = `${NAMES[sheet]}_${kstDateOf(now().toISOString())}`;
  return format === "csv"
    ? { fileName: `${name}.csv`, contentType: "text/csv; charset=utf-8", chunks: writeCsv(pages) }
    : { fileName: `${name}.xlsx`, contentType: XLSX, chunks: writeXlsx(pages) };
}
