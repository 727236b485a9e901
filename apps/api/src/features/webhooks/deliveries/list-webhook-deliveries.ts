import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../../db/id-cursor.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { listDeliveries } from "./webhook-deliveries.repository.ts";
import { presentDelivery } from "./webhook-delivery.presenter.ts";

type Call = "GET /operator/v1/webhook-deliveries";
const PAGE = 50;

/** Lists webhooks that were or will be sent, the newest first; one statement. */
export async function listWebhookDeliveries(
  { query = {} }: Input<Call>,
  { db }: OperatorContext,
): Promise<Answer<Call>> {
  const take = query.take ?? PAGE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const { endpointId = null, event = null, status = null } = query;
  const rows = await listDeliveries(db, { before, endpointId, event, status, take: take + 1 });
  return ok({ list: rows.slice(0, take).map(presentDelivery), nextPage: nextIdCursor(rows, take) });
}
