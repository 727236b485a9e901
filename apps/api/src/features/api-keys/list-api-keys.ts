import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../db/id-cursor.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { presentApiKey } from "./api-key.presenter.ts";
import { listApiKeys } from "./api-keys.repository.ts";

const PAGE = 50;
type Call = "GET /operator/v1/api-keys";

/** Lists API keys with their permissions, the newest first; one statement. */
export async function listAllApiKeys(
  { query = {} }: Input<Call>,
  { db, now }: OperatorContext,
): Promise<Answer<Call>> {
  const take = query.take ?? PAGE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const search = query.search?.trim() ?? null;
  const rows = await listApiKeys(db, { now: now(), before, search, take: take + 1 });
  return ok({ list: rows.slice(0, take).map(presentApiKey), nextPage: nextIdCursor(rows, take) });
}
