import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/context.ts";
import { listBundled, listRelated, productExists } from "./catalog.repository.ts";
import { presentSummary } from "./product.presenter.ts";

const DEFAULT_RELATED = 10;

/** Finds related products; two statements. */
export async function findRelated(
  { path: { id }, query }: Input<"GET /v1/products/related/{id}">,
  context: Context,
): Promise<Answer<"GET /v1/products/related/{id}">> {
  if (!(await productExists(context.db, id))) return refuse("PRODUCT_NOT_FOUND");
  const rows = await listRelated(context.db, id, query?.categoryId ?? null, query?.take ?? DEFAULT_RELATED);
  return ok({ list: rows.map((row) => presentSummary(row, context.now())) });
}

/** Finds products of the same farm that ship in one box with this one; two statements. */
export async function findBundled(
  { path: { id }, query }: Input<"GET /v1/product-related/{id}">,
  context: Context,
): Promise<Answer<"GET /v1/product-related/{id}">> {
  if (!(await productExists(context.db, id))) return refuse("PRODUCT_NOT_FOUND");
  return ok({
    list: (await listBundled(context.db, id, query?.take ?? DEFAULT_RELATED)).map((row) =>
      presentSummary(row, context.now()),
    ),
  });
}
