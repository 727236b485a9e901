import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readAscendingIdCursor } from "../../../db/id-cursor.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { farmsOf } from "../../farm-access/farm-operator.policy.ts";
import { computeDispatchDayRange } from "./compute-dispatch-day-range.ts";
import { listFarmsOfDay } from "./dispatch-day.repository.ts";

const DEFAULT_TAKE = 100;

/** Lists the farms that send on a day with how much; nothing of a receiver is shown. */
export async function listDispatchFarms(
  { query }: Input<"GET /operator/v1/dispatch-farms">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/dispatch-farms">> {
  const { day, distributorId, take = DEFAULT_TAKE, nextPage } = query;
  const after = readAscendingIdCursor(nextPage);
  if (after === null) return refuse("INVALID_INPUT");
  const rows = await listFarmsOfDay(context.db, computeDispatchDayRange(day, context.now()), {
    distributorIds: farmsOf(context, distributorId),
    after: after || null,
    take: take + 1,
  });
  return ok({
    list: rows.slice(0, take).map((row) => ({
      distributor: { id: row.id, name: row.name, region: row.region },
      carrier: { code: row.carrier_code, name: row.carrier_name },
      cutoffTime: row.order_cutoff_time,
      paidParcels: row.paid,
      acceptedParcels: row.accepted,
      sentParcels: row.sent,
    })),
    nextPage: nextIdCursor(rows, take),
  });
}
