import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAccesses } from "../../members/personal-data/accesses.repository.ts";
import { addReading } from "../../operator-actions/operator-actions.repository.ts";
import { MEMBER_COLUMNS, ORDER_COLUMNS } from "../definitions/order-member-coupon-columns.ts";
import { listExportedMembers, listExportedOrders } from "./exported-orders-and-members.repository.ts";
import { presentExportedMember, presentExportedOrder } from "./exported-rows.presenter.ts";
import { type ExportedRow, PAGE_ROWS, type SheetPages, sheetPages } from "./yield-heading-and-row-pages.ts";

type OrderQuery = { from: Date; until: Date; reason: string };

/** Yields the lines of orders; each buyer is told of the export once, before the first page with an order of theirs. */
export function orderPages(context: OperatorContext, query: OrderQuery): SheetPages {
  return sheetPages(ORDER_COLUMNS, pagesOfOrders(context, query));
}

async function* pagesOfOrders(
  context: OperatorContext,
  { from, until, reason }: OrderQuery,
): AsyncGenerator<ExportedRow[]> {
  const isMasked = context.operator.personalDataPurpose === null;
  const tell = accessLog(context, { subject: "orders", reason, isMasked });
  let place = { at: from, id: 0 };
  for (let isMore = true; isMore; ) {
    const rows = await listExportedOrders(context.db, place, until, PAGE_ROWS);
    await tell(rows.map(({ user_id }) => user_id));
    if (rows.length > 0) yield rows.map((row) => presentExportedOrder(row, isMasked));
    const last = rows.at(-1);
    if (last) place = { at: last.created_at, id: last.id };
    isMore = new Set(rows.map(({ id }) => id)).size === PAGE_ROWS;
  }
}

/** Yields members, masked; each is told of the export, before the page with them. */
export function memberPages(context: OperatorContext, reason: string): SheetPages {
  return sheetPages(MEMBER_COLUMNS, pagesOfMembers(context, reason));
}

async function* pagesOfMembers(context: OperatorContext, reason: string): AsyncGenerator<ExportedRow[]> {
  const tell = accessLog(context, { subject: "members", reason, isMasked: true });
  for (let after = 0, isMore = true; isMore; ) {
    const rows = await listExportedMembers(context.db, after, PAGE_ROWS);
    await tell(rows.map(({ id }) => id));
    if (rows.length > 0) yield rows.map(presentExportedMember);
    after = rows.at(-1)?.id ?? after;
    isMore = rows.length === PAGE_ROWS;
  }
}

type Export = { subject: "orders" | "members"; reason: string; isMasked: boolean };

/**
 * Returns a function that records an export once for each of its people: in the trail, by their ids, and in the
 * personal-data access log.
 */
function accessLog(context: OperatorContext, { subject, reason, isMasked }: Export) {
  const { db, operator, now } = context;
  const told = new Set<number>();
  const at = now();
  return async (userIds: readonly number[]) => {
    const fresh = [...new Set(userIds)].filter((id) => !told.has(id));
    if (fresh.length === 0) return;
    await db.transaction(async (tx) => {
      await addReading(tx, context, { subject, by: ["export"], shown: { members: fresh }, isMasked, reason });
      const sentence = `${reason} (파일로 내려받음)`;
      await addAccesses(tx, { userIds: fresh, operatorId: operator.id, reason: sentence, at });
    });
    for (const id of fresh) told.add(id);
  };
}
