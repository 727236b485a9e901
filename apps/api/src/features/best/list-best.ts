import type { Input } from "@todayfruit/contract/all-calls";
import { bestPeriod, bestRule } from "@todayfruit/domain/best/find-and-describe-best-period";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { findCategory } from "../catalog/categories/read-categories.repository.ts";
import { presentSummary } from "../catalog/product.presenter.ts";
import { listRankedProducts } from "./list-ranked-products.repository.ts";

/**
 * Lists the best of a category with the counted days and the rule as text. Sold-out products are left out without
 * changing the others' ranks. Two statements.
 */
export async function listBest(
  { path, query = {} }: Input<"GET /v1/products/category/{id}/best">,
  { db, now }: Context,
): Promise<Answer<"GET /v1/products/category/{id}/best">> {
  const type = query.type ?? "week";
  const [category, rows] = await Promise.all([
    findCategory(db, path.id),
    listRankedProducts(db, path.id, type, query.productStatus === "stock_in"),
  ]);
  if (!category) return refuse("CATEGORY_NOT_FOUND");
  const period = bestPeriod(type, kstDateOf(now().toISOString()));
  const rankedAt = rows.reduce((latest, row) => Math.max(latest, row.ranked_at.getTime()), 0);
  return ok({
    list: rows.map((row) => ({
      rank: row.position,
      previousRank: row.previous_position,
      product: presentSummary(row, now()),
    })),
    type,
    ...period,
    rule: bestRule(
      period,
      rows.some((row) => row.sold_units > 0),
    ),
    rankedAt: rankedAt === 0 ? null : new Date(rankedAt).toISOString(),
  });
}
