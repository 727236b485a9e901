import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../db/id-cursor.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { listReceiptRows } from "./stock-receipts.repository.ts";

type Call = "GET /operator/v1/stock-receipts";
const PAGE = 50;

/** Lists what was received, the newest first, of one purchase order or all; one statement. */
export async function listStockReceipts(
  { query = {} }: Input<Call>,
  { db }: OperatorContext,
): Promise<Answer<Call>> {
  const take = query.take ?? PAGE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const purchaseOrderId = query.purchaseOrderId ?? null;
  const rows = await listReceiptRows(db, { before, purchaseOrderId, take: take + 1 });
  const list = rows.slice(0, take).map((row) => ({
    id: row.id,
    purchaseOrderId: row.purchase_order_id,
    distributorName: row.distributor_name,
    receivedBy: row.received_by,
    receivedAt: row.received_at.toISOString(),
    note: row.note,
    lines: row.lines,
  }));
  return ok({ list, nextPage: nextIdCursor(rows, take) });
}
