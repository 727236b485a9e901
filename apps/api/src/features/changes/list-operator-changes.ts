import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../db/id-cursor.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { presentChange } from "./changes.presenter.ts";
import { listChanges } from "./changes.repository.ts";

const PAGE = 50;

/** Lists the changes that operators made or scheduled, the newest first. */
export async function listOperatorChanges(
  { query = {} }: Input<"GET /operator/v1/changes">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/changes">> {
  const take = query.take ?? PAGE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const rows = await listChanges(db, {
    before,
    noun: query.noun ?? null,
    status: query.status ?? null,
    operatorId: query.operatorId ?? null,
    recordId: query.recordId ?? null,
    take: take + 1,
  });
  return ok({ list: rows.slice(0, take).map(presentChange), nextPage: nextIdCursor(rows, take) });
}
