import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readAscendingIdCursor } from "../../../db/id-cursor.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { mayAccessFarm } from "../../farm-access/farm-operator.policy.ts";
import { listPaidOrdersOfDay } from "./dispatch-day.repository.ts";

const DEFAULT_TAKE = 100;

/** Lists the orders that a farm has to accept for a day, the oldest first; empty for another's farm. */
export async function listFarmOrdersToAccept(
  { path, query }: Input<"GET /operator/v1/dispatch-farms/{id}/paid-orders">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/dispatch-farms/{id}/paid-orders">> {
  const { day, take = DEFAULT_TAKE, nextPage } = query;
  const after = readAscendingIdCursor(nextPage);
  if (after === null) return refuse("INVALID_INPUT");
  if (!mayAccessFarm(context, path.id)) return ok({ list: [], nextPage: null });
  const rows = await listPaidOrdersOfDay(context.db, { day, distributorId: path.id, after, take: take + 1 });
  return ok({
    list: rows.slice(0, take).map(({ id, number }) => ({ id, orderNumber: number })),
    nextPage: nextIdCursor(rows, take),
  });
}
