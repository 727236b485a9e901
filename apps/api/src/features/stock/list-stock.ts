import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../db/id-cursor.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { farmsOf } from "../farm-access/farm-operator.policy.ts";
import { listStockLevels, type StockLevelRow } from "./list-stock-levels.repository.ts";

const PAGE = 50;

/** Lists the stock of counted options; one statement. */
export async function listStock(
  { query = {} }: Input<"GET /operator/v1/stock">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/stock">> {
  const take = query.take ?? PAGE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const rows = await listStockLevels(context.db, {
    before,
    view: query.view ?? null,
    search: query.search?.trim() ?? null,
    farms: farmsOf(context, query.distributorId),
    take: take + 1,
  });
  return ok({ list: rows.slice(0, take).map(presentLevel), nextPage: nextIdCursor(rows, take) });
}

function presentLevel(row: StockLevelRow): Reply<"GET /operator/v1/stock">["list"][number] {
  const { code, expires_on: expiresOn } = row;
  return {
    id: row.id,
    version: row.version,
    productId: row.product_id,
    productName: row.product_name,
    optionName: row.option_name,
    image: row.image,
    status: row.status,
    distributorId: row.distributor_id,
    distributorName: row.distributor_name,
    onHand: row.on_hand,
    reserved: row.reserved,
    lowAt: row.low_at,
    nextLot: code === null || expiresOn === null ? null : { code, expiresOn },
  };
}
