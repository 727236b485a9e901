import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../db/id-cursor.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addReading } from "../operator-actions/operator-actions.repository.ts";
import { listOptionsOfLots } from "../stock-lots/stock-lots.repository.ts";
import { presentOrderOfLot } from "./order-of-lot.presenter.ts";
import { listOrdersOfLot } from "./recalled-lots-and-orders.repository.ts";

type Call = "GET /operator/v1/stock-lots/{id}/orders";
const PAGE = 50;

/**
 * Lists the lines that took units of a lot, the newest first, and records the shown orders in the audit trail. Names and
 * phones are masked unless the operator's role has a recorded purpose for reading them.
 */
export async function listLotOrders(
  { path, query = {} }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const take = query.take ?? PAGE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  if ((await listOptionsOfLots(context.db, [path.id])).length === 0) return refuse("RECORD_NOT_FOUND");
  const isDispatched = query.isDispatched ?? null;
  const rows = await listOrdersOfLot(context.db, { lotId: path.id, before, isDispatched, take: take + 1 });
  const reason = context.operator.personalDataPurpose;
  const isMasked = reason === null;
  const list = rows.slice(0, take).map((row) => presentOrderOfLot(row, isMasked));
  const shown = { orders: [...new Set(list.map(({ orderId }) => orderId))] };
  const by = ["lot", ...Object.keys(query)].toSorted();
  await addReading(context.db, context, { subject: "orders", by, shown, isMasked, reason });
  return ok({ list, nextPage: nextIdCursor(rows, take) });
}
