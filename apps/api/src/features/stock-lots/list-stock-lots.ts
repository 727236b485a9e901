import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../db/id-cursor.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { farmsOf } from "../farm-access/farm-operator.policy.ts";
import { presentStockLot } from "./stock-lot.presenter.ts";
import { listLotRows } from "./stock-lots.repository.ts";

type Call = "GET /operator/v1/stock-lots";
const PAGE = 50;

/** Lists lots by filters and the beginning of a code, the newest first; one statement. */
export async function listStockLots(
  { query = {} }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const take = query.take ?? PAGE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const rows = await listLotRows(context.db, {
    before,
    farms: farmsOf(context, query.distributorId),
    optionId: query.optionId ?? null,
    productId: query.productId ?? null,
    status: query.status ?? null,
    expiresBefore: query.expiresBefore ?? null,
    hasUnits: query.hasUnits ?? false,
    search: query.search?.trim() ?? null,
    take: take + 1,
  });
  return ok({ list: rows.slice(0, take).map(presentStockLot), nextPage: nextIdCursor(rows, take) });
}
