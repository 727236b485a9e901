import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../db/id-cursor.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { farmsOf } from "../farm-access/farm-operator.policy.ts";
import { listPurchaseOrderRows } from "./purchase-orders.repository.ts";

type Call = "GET /operator/v1/purchase-orders";
const PAGE = 50;

/** Lists purchase orders with their lines, the newest first; one statement. */
export async function listPurchaseOrders(
  { query = {} }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const take = query.take ?? PAGE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const farms = farmsOf(context, query.distributorId);
  const status = query.status ?? null;
  const rows = await listPurchaseOrderRows(context.db, { before, farms, status, take: take + 1 });
  const list = rows.slice(0, take).map((row) => ({
    id: row.id,
    version: row.version,
    status: row.status,
    distributorId: row.distributor_id,
    distributorName: row.distributor_name,
    expectedOn: row.expected_on,
    note: row.note,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    lines: row.lines,
  }));
  return ok({ list, nextPage: nextIdCursor(rows, take) });
}
