import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../db/id-cursor.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { farmsOf } from "../farm-access/farm-operator.policy.ts";
import { presentSettlement } from "./settlement.presenter.ts";
import { listSettlementRows } from "./settlements.repository.ts";

const PAGE = 50;

/** Lists settlements, the newest first, of one farm or all, paid or not. */
export async function listSettlements(
  { query = {} }: Input<"GET /operator/v1/settlements">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/settlements">> {
  const take = query.take ?? PAGE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const rows = await listSettlementRows(context.db, {
    before,
    distributorIds: farmsOf(context, query.distributorId),
    isPaid: query.isPaid ?? null,
    take: take + 1,
  });
  return ok({ list: rows.slice(0, take).map(presentSettlement), nextPage: nextIdCursor(rows, take) });
}
