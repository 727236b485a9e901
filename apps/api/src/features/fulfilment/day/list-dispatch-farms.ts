import type { Input } from "@todayfruit/contract/all-calls";
import { MOST_PAID_ORDERS } from "@todayfruit/contract/fulfilment/dispatch-day.calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/context.ts";
import { farmsOf } from "../../farm-access/farm-operator.policy.ts";
import { listFarmsOfDay } from "./dispatch-day.repository.ts";
import { readDay } from "./read-day.ts";

/** Lists the farms that send on a day with how much; nothing of a receiver is shown. */
export async function listDispatchFarms(
  { query }: Input<"GET /operator/v1/dispatch-farms">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/dispatch-farms">> {
  const rows = await listFarmsOfDay(
    context.db,
    readDay(query.day, context.now()),
    farmsOf(context),
    MOST_PAID_ORDERS,
  );
  return ok({
    list: rows.map((row) => ({
      distributor: { id: row.id, name: row.name, region: row.region },
      carrier: { code: row.carrier_code, name: row.carrier_name },
      cutoffTime: row.order_cutoff_time,
      paidParcels: row.paid,
      acceptedParcels: row.accepted,
      sentParcels: row.sent,
      paidOrders: row.paid_orders,
    })),
  });
}
