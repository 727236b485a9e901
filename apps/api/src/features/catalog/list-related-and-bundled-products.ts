import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Runner } from "../../db/database.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { listBundled, listRelated, productExists } from "./catalog.repository.ts";
import { presentSummary } from "./product.presenter.ts";
import type { SummaryRow } from "./product-summary.sql.ts";

const DEFAULT_RELATED = 10;

/** Finds related products; one statement, one more where there are none. */
export async function findRelated(
  { path: { id }, query }: Input<"GET /v1/products/related/{id}">,
  { db, now }: Context,
): Promise<Answer<"GET /v1/products/related/{id}">> {
  return listed(
    db,
    id,
    now(),
    await listRelated(db, id, query?.categoryId ?? null, query?.take ?? DEFAULT_RELATED),
  );
}

/** Finds products of the same farm that ship in one box with this one; one statement, one more where there are none. */
export async function findBundled(
  { path: { id }, query }: Input<"GET /v1/product-related/{id}">,
  { db, now }: Context,
): Promise<Answer<"GET /v1/product-related/{id}">> {
  return listed(db, id, now(), await listBundled(db, id, query?.take ?? DEFAULT_RELATED));
}

/** Refuses an unknown product, for which both lists are empty. */
async function listed(db: Runner, id: number, now: Date, rows: readonly SummaryRow[]) {
  if (rows.length === 0 && !(await productExists(db, id))) return refuse("PRODUCT_NOT_FOUND");
  return ok({ list: rows.map((row) => presentSummary(row, now)) });
}
