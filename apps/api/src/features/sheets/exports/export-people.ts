import type { OperatorContext } from "../../../http/context.ts";
import { addReading } from "../../operator-actions/operator-actions.repository.ts";
import { MEMBER_COLUMNS, ORDER_COLUMNS } from "../definitions/people-columns.ts";
import { listExportedMembers, listExportedOrders } from "./exported-people.repository.ts";
import { presentExportedMember, presentExportedOrder } from "./exported-rows.presenter.ts";
import { type ExportedRow, PAGE_ROWS, type SheetPages, sheetPages } from "./sheet-pages.ts";

type OrderQuery = { from: Date; until: Date; reason: string };

/** Yields the lines of orders; each page is recorded in the trail before it is sent. */
export function orderPages(context: OperatorContext, query: OrderQuery): SheetPages {
  return sheetPages(ORDER_COLUMNS, pagesOfOrders(context, query));
}

async function* pagesOfOrders(
  context: OperatorContext,
  { from, until, reason }: OrderQuery,
): AsyncGenerator<ExportedRow[]> {
  const isMasked = context.operator.personalDataPurpose === null;
  let place = { at: from, id: 0 };
  for (let isMore = true; isMore; ) {
    const rows = await listExportedOrders(context.db, place, until, PAGE_ROWS);
    const ids = [...new Set(rows.map(({ id }) => id))];
    const shown = { orders: ids };
    await addReading(context.db, context, { subject: "orders", by: ["export"], shown, isMasked, reason });
    if (rows.length > 0) yield rows.map((row) => presentExportedOrder(row, isMasked));
    const last = rows.at(-1);
    if (last) place = { at: last.created_at, id: last.id };
    isMore = ids.length === PAGE_ROWS;
  }
}

/** Yields members, masked; each page is recorded in the trail before it is sent. */
export function memberPages(context: OperatorContext, reason: string): SheetPages {
  return sheetPages(MEMBER_COLUMNS, pagesOfMembers(context, reason));
}

async function* pagesOfMembers(context: OperatorContext, reason: string): AsyncGenerator<ExportedRow[]> {
  for (let after = 0, isMore = true; isMore; ) {
    const rows = await listExportedMembers(context.db, after, PAGE_ROWS);
    const shown = { members: rows.map(({ id }) => id) };
    await addReading(context.db, context, {
      subject: "members",
      by: ["export"],
      shown,
      isMasked: true,
      reason,
    });
    if (rows.length > 0) yield rows.map(presentExportedMember);
    after = rows.at(-1)?.id ?? after;
    isMore = rows.length === PAGE_ROWS;
  }
}
