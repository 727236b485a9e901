import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { presentSummary } from "../catalog/product.presenter.ts";
import { listNewWholesale } from "./list-new-wholesale-products.repository.ts";

const DEFAULT_TAKE = 15;

/** Shows the newest wholesale products of each category that has any. One statement. */
export async function showNewestWholesaleByCategory(
  { query }: Input<"GET /v1/wholesale/new-with-category">,
  { db, now }: Context,
): Promise<Answer<"GET /v1/wholesale/new-with-category">> {
  const rows = await listNewWholesale(db, query?.take ?? DEFAULT_TAKE);
  return ok({
    list: [...Map.groupBy(rows, (row) => row.root_id).values()].flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const category = { id: first.root_id, slug: first.root_slug, name: first.root_name };
      return [{ category, products: own.map((row) => presentSummary(row, now())) }];
    }),
  });
}
