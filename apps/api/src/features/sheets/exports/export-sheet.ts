import type { Input } from "@todayfruit/contract/all-calls";
import type { FileReply } from "@todayfruit/contract/file-reply-types";
import type { ExportedSheet } from "@todayfruit/contract/sheets/sheets.calls";
import { addDays, daysBetween, kstDateOf, kstMidnight } from "@todayfruit/domain/calendar/kst";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { MOST_EXPORT_DAYS } from "@todayfruit/domain/sheets/sheet-limits";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { encryptWorkbook } from "../locking/encrypt-workbook.ts";
import { filePassword } from "../locking/file-password.ts";
import { buildSheetFile } from "./build-sheet-file.ts";
import type { SheetPages } from "./yield-heading-and-row-pages.ts";
import { memberPages, orderPages } from "./yield-order-and-member-export-pages.ts";
import { EXPORTED_RECORD_PAGES } from "./yield-record-pages-by-sheet.ts";

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
const USUAL_DAYS = 31;

/** Builds the handler that exports a sheet of records as a file, page by page. */
export function exportRecords(sheet: keyof typeof EXPORTED_RECORD_PAGES) {
  return async (
    { query = {} }: Input<"GET /operator/v1/exports/products">,
    context: OperatorContext,
  ): Promise<Answer<"GET /operator/v1/exports/products">> =>
    ok(buildSheetFile(nameOf(sheet, context), query.format, EXPORTED_RECORD_PAGES[sheet](context.db)));
}

/** Exports the lines of the orders of a period as a locked workbook. */
export async function exportOrders(
  { query }: Input<"GET /operator/v1/exports/orders">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/exports/orders">> {
  const today = kstDateOf(context.now().toISOString());
  const { until = today, from = addDays(until, 1 - USUAL_DAYS), reason } = query;
  const days = daysBetween(from, until) + 1;
  if (days < 1 || days > MOST_EXPORT_DAYS) return refuse("EXPORT_PERIOD_INVALID");
  const period = { from: new Date(kstMidnight(from)), until: new Date(kstMidnight(addDays(until, 1))) };
  const isMasked = context.operator.personalDataPurpose === null;
  const after = { from, until, isMasked };
  return lockedFileOf("orders", context, query, { pages: orderPages(context, { ...period, reason }), after });
}

/** Exports members, masked, as a locked workbook. */
export async function exportMembers(
  { query }: Input<"GET /operator/v1/exports/members">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/exports/members">> {
  const pages = memberPages(context, query.reason);
  return lockedFileOf("members", context, query, { pages, after: { isMasked: true } });
}

type PeopleQuery = { format?: "xlsx" | "csv"; reason: string };
type People = { pages: SheetPages; after: object };

/**
 * Writes a file of people: one row in the trail, then the workbook behind a password that is answered once and kept
 * nowhere. CSV has no password, so it is refused.
 */
async function lockedFileOf(
  sheet: "orders" | "members",
  context: OperatorContext,
  { format, reason }: PeopleQuery,
  { pages, after }: People,
): Promise<Result<FileReply, "EXPORT_NOT_LOCKABLE", undefined>> {
  if (format === "csv") return refuse("EXPORT_NOT_LOCKABLE");
  await context.db.transaction((tx) =>
    addAction(tx, context, { action: "data.export", subject: sheet, before: null, after, reason }),
  );
  const password = filePassword(context.randomBytes);
  const file = buildSheetFile(nameOf(sheet, context), "xlsx", pages);
  return ok({ ...file, chunks: encryptWorkbook(file.chunks, password, context.randomBytes), password });
}

function nameOf(sheet: ExportedSheet, { now }: OperatorContext): string {
  return `${NAMES[sheet]}_${kstDateOf(now().toISOString())}`;
}
