import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../db/id-cursor.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { type ListedProductRow, listProducts } from "./operator-products.repository.ts";

const PAGE = 50;

/** Lists products of every status, the newest first; one statement. */
export async function listOperatorProducts(
  { query = {} }: Input<"GET /operator/v1/products">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/products">> {
  const take = query.take ?? PAGE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const rows = await listProducts(db, {
    before,
    search: query.search?.trim() ?? null,
    status: query.status ?? null,
    categoryId: query.categoryId ?? null,
    distributorId: query.distributorId ?? null,
    isSoldOut: query.isSoldOut ?? null,
    ids: query.ids?.split(",").map(Number) ?? null,
    take: take + 1,
  });
  return ok({ list: rows.slice(0, take).map(presentListed), nextPage: nextIdCursor(rows, take) });
}

function presentListed(row: ListedProductRow): Reply<"GET /operator/v1/products">["list"][number] {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    image: row.image,
    status: row.status,
    isSoldOut: row.is_sold_out,
    categoryId: row.category_id,
    categoryName: row.category_name,
    distributorId: row.distributor_id,
    distributorName: row.distributor_name,
    price: row.price,
    listPrice: row.list_price,
    supplyCost: row.supply_cost,
    optionCount: row.option_count ?? 0,
    remaining: row.remaining,
  };
}
