import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind.ts";
import type { Context } from "../../http/context.ts";
import {
  findProductRow,
  listBundled,
  listOptionRows,
  listRelated,
  productExists,
} from "./catalog.repository.ts";
import { presentOption } from "./option.presenter.ts";
import { presentProduct, presentSummary } from "./product.presenter.ts";

/** Finds one product with all data of its page; one statement. */
export async function findProduct(
  { path: { id } }: Input<"GET /v1/products/{id}">,
  context: Context,
): Promise<Answer<"GET /v1/products/{id}">> {
  const row = await findProductRow(context.db, id);
  return row ? ok(presentProduct(row, context.now())) : refuse("PRODUCT_NOT_FOUND");
}

/** Finds the options of a product as currently sold; one statement. */
export async function findOptions(
  { path: { id } }: Input<"GET /v2/products/{id}/options">,
  context: Context,
): Promise<Answer<"GET /v2/products/{id}/options">> {
  const rows = await listOptionRows(context.db, id);
  return rows.length > 0 ? ok({ list: rows.map(presentOption) }) : refuse("PRODUCT_NOT_FOUND");
}

const DEFAULT_RELATED = 10;

/** Finds related products; two statements. */
export async function findRelated(
  { path: { id }, query }: Input<"GET /v1/products/related/{id}">,
  context: Context,
): Promise<Answer<"GET /v1/products/related/{id}">> {
  if (!(await productExists(context.db, id))) return refuse("PRODUCT_NOT_FOUND");
  const rows = await listRelated(context.db, id, query?.categoryId ?? null, query?.take ?? DEFAULT_RELATED);
  return ok({ list: rows.map(presentSummary) });
}

/** Finds products of the same farm that ship in one box with this one; two statements. */
export async function findBundled(
  { path: { id }, query }: Input<"GET /v1/product-related/{id}">,
  context: Context,
): Promise<Answer<"GET /v1/product-related/{id}">> {
  if (!(await productExists(context.db, id))) return refuse("PRODUCT_NOT_FOUND");
  return ok({
    list: (await listBundled(context.db, id, query?.take ?? DEFAULT_RELATED)).map(presentSummary),
  });
}
