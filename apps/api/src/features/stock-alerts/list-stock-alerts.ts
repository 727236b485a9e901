import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../db/id-cursor.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { listAlertRows } from "./stock-alerts.repository.ts";

type Call = "GET /operator/v1/stock-alerts";
const PAGE = 50;

/** Lists options whose stock is low, the newest alert first; one statement. */
export async function listStockAlerts(
  { query = {} }: Input<Call>,
  { db }: OperatorContext,
): Promise<Answer<Call>> {
  const take = query.take ?? PAGE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const rows = await listAlertRows(db, { before, isWaiting: query.isWaiting ?? null, take: take + 1 });
  const list = rows.slice(0, take).map((row) => ({
    id: row.id,
    optionId: row.option_id,
    productId: row.product_id,
    productName: row.product_name,
    optionName: row.option_name,
    distributorName: row.distributor_name,
    threshold: row.threshold,
    available: row.available,
    raisedAt: row.raised_at.toISOString(),
    acknowledgedAt: row.acknowledged_at?.toISOString() ?? null,
  }));
  return ok({ list, nextPage: nextIdCursor(rows, take) });
}
