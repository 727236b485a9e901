import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../../db/id-cursor.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { presentWebhookEndpoint } from "./webhook-endpoint.presenter.ts";
import { listEndpoints } from "./webhook-endpoints.repository.ts";

type Call = "GET /operator/v1/webhook-endpoints";
const PAGE = 50;

/** Lists endpoints of webhooks with their condition, the newest first; one statement. */
export async function listWebhookEndpoints(
  { query = {} }: Input<Call>,
  { db, now }: OperatorContext,
): Promise<Answer<Call>> {
  const take = query.take ?? PAGE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const search = query.search?.trim() ?? null;
  const rows = await listEndpoints(db, { now: now(), before, search, take: take + 1 });
  return ok({ list: rows.slice(0, take).map(presentWebhookEndpoint), nextPage: nextIdCursor(rows, take) });
}
