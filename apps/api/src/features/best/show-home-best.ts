import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { listSummaries } from "../catalog/catalog.repository.ts";
import { presentSummary } from "../catalog/product.presenter.ts";
import { listAdvertising } from "./list-advertisements.repository.ts";
import { listProductGroups } from "./product-groups-by-code.repository.ts";

const MOST_OF_A_GROUP = 10;

/** Shows the first ten of each group and the advertisements beside them. Three statements. */
export async function showHomeBest(
  { query }: Input<"GET /v1/front/best">,
  { db, now }: Context,
): Promise<Answer<"GET /v1/front/best">> {
  const [groups, advertising] = await Promise.all([listProductGroups(db), listAdvertising(db, query?.type)]);
  const shortened = groups.map((group) => ({
    ...group,
    product_ids: group.product_ids.slice(0, MOST_OF_A_GROUP),
  }));
  const ids = new Set([
    ...shortened.flatMap((group) => group.product_ids),
    ...advertising.map((row) => row.product_id),
  ]);
  const rows = await listSummaries(db, [...ids]);
  const products = new Map(rows.map((row) => [row.id, presentSummary(row, now())]));
  return ok({
    productGroups: shortened.map(({ code, name, product_ids }) => ({
      code,
      name,
      products: product_ids.flatMap((id) => products.get(id) ?? []),
    })),
    advertisings: advertising.flatMap(({ id, type, category_id, product_id, badge }) => {
      const product = products.get(product_id);
      return product ? [{ id, type, categoryId: category_id, badge, product }] : [];
    }),
  });
}
