import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { listSummaries } from "../catalog/catalog.repository.ts";
import { presentSummary } from "../catalog/product.presenter.ts";
import { findProductGroup } from "./product-groups-by-code.repository.ts";

const DEFAULT_TAKE = 15;

/** Lists a page of the group with a code. Two statements. */
export async function listProductsOfGroup(
  { path, query = {} }: Input<"GET /v1/product-groups/{code}">,
  { db, now }: Context,
): Promise<Answer<"GET /v1/product-groups/{code}">> {
  const group = await findProductGroup(db, path.code);
  if (!group) return refuse("PRODUCT_GROUP_NOT_FOUND");
  const { page = 0, take = DEFAULT_TAKE } = query;
  const [start, end] = [page * take, (page + 1) * take];
  const products = await listSummaries(db, group.product_ids.slice(start, end));
  return ok({
    code: group.code,
    name: group.name,
    products: products.map((row) => presentSummary(row, now())),
    nextPage: end < group.product_ids.length ? page + 1 : null,
    totalCount: group.product_ids.length,
  });
}
