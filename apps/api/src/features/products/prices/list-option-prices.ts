import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readAscendingIdCursor } from "../../../db/id-cursor.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { listPrices, type PricedOptionRow } from "./prices.repository.ts";

const PAGE = 50;

/** Lists options with their prices by id, of a product or several, a category, a farm, or of all. */
export async function listOptionPrices(
  { query = {} }: Input<"GET /operator/v1/prices">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/prices">> {
  const take = query.take ?? PAGE;
  const after = readAscendingIdCursor(query.nextPage);
  if (after === null) return refuse("INVALID_INPUT");
  const rows = await listPrices(db, {
    after,
    productId: query.productId ?? null,
    productIds: query.productIds?.split(",").map(Number) ?? null,
    categoryId: query.categoryId ?? null,
    distributorId: query.distributorId ?? null,
    take: take + 1,
  });
  return ok({ list: rows.slice(0, take).map(presentPrice), nextPage: nextIdCursor(rows, take) });
}

function presentPrice(row: PricedOptionRow): Reply<"GET /operator/v1/prices">["list"][number] {
  const { unit_price_unit: unit, unit_price_amount: amount } = row;
  return {
    id: row.id,
    version: row.version,
    productId: row.product_id,
    productName: row.product_name,
    optionName: row.option_name,
    status: row.status,
    listPrice: row.list_price,
    price: row.price,
    specialSalePrice: row.special_sale_price,
    supplyCost: row.supply_cost,
    unitPrice: unit === null || amount === null ? null : { unit, amount },
  };
}
