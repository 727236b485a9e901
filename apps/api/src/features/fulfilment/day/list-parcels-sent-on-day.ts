import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { maskName } from "@todayfruit/domain/korean/mask-personal-data";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { farmsOf } from "../../farm-access/farm-operator.policy.ts";
import { addReading } from "../../operator-actions/operator-actions.repository.ts";
import { parseMultiIdCursor } from "../packing/parse-multi-id-cursor.ts";
import { computeDispatchDayRange } from "./compute-dispatch-day-range.ts";
import { listSentParcels, type SentParcelRow } from "./dispatch-day.repository.ts";

const DEFAULT_TAKE = 100;

/** Lists the parcels that left on a day or, for a day to come, from today on, the last first; names are masked unless a role has a reason to read them. */
export async function listParcelsSentOnDay(
  { query }: Input<"GET /operator/v1/sent-parcels">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/sent-parcels">> {
  const { day, distributorId, take = DEFAULT_TAKE, nextPage } = query;
  const place = parseMultiIdCursor(nextPage, 1);
  if (place === null) return refuse("INVALID_INPUT");
  const [before = 0] = place;
  const reason = context.operator.personalDataPurpose;
  const rows = await listSentParcels(context.db, computeDispatchDayRange(day, context.now()), {
    distributorIds: farmsOf(context, distributorId),
    before: before || Number.MAX_SAFE_INTEGER,
    take: take + 1,
  });
  const shown = rows.slice(0, take);
  await addReading(context.db, context, {
    subject: "sent parcels",
    by: Object.keys(query).toSorted(),
    shown: {
      orders: [...new Set(shown.map(({ order_id }) => order_id))],
      gifts: [...new Set(shown.flatMap(({ gift_id }) => gift_id ?? []))],
    },
    isMasked: reason === null,
    reason,
  });
  return ok({
    list: shown.map((row) => present(row, reason === null)),
    nextPage: rows.length > take ? String(shown.at(-1)?.id ?? "") : null,
  });
}

function present(
  row: SentParcelRow,
  isMasked: boolean,
): Reply<"GET /operator/v1/sent-parcels">["list"][number] {
  return {
    id: row.id,
    version: row.version,
    orderId: row.order_id,
    orderNumber: row.number,
    receiverName: isMasked ? maskName(row.receiver_name) : row.receiver_name,
    carrier: { code: row.carrier_code, name: row.carrier_name },
    invoiceNumber: row.invoice_number,
    dispatchedAt: row.dispatched_at.toISOString(),
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    isReplacement: row.is_replacement,
    lastEvent: row.last_event && { ...row.last_event, at: new Date(row.last_event.at).toISOString() },
  };
}
