import type { Input } from "@todayfruit/contract/all-calls";
import { deriveDraftOrderStatus } from "@todayfruit/domain/draft-orders/derive-draft-order-status";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../db/id-cursor.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { listDraftOrderRows } from "./draft-orders.repository.ts";

type Call = "GET /operator/v1/draft-orders";
const PAGE = 50;

/** Lists draft orders with their lines, the newest first; one statement. */
export async function listDraftOrders(
  { query = {} }: Input<Call>,
  { db, now }: OperatorContext,
): Promise<Answer<Call>> {
  const take = query.take ?? PAGE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const rows = await listDraftOrderRows(db, { before, phoneEnd: query.phoneEnd ?? null, take: take + 1 });
  const at = now();
  const list = rows.slice(0, take).map((row) => ({
    id: row.id,
    status: deriveDraftOrderStatus(
      { expiresAt: row.expires_at, openedAt: row.opened_at, cancelledAt: row.cancelled_at },
      at,
    ),
    phoneEnd: row.phone_end,
    note: row.note,
    lines: row.lines,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    openedAt: row.opened_at?.toISOString() ?? null,
  }));
  return ok({ list, nextPage: nextIdCursor(rows, take) });
}
