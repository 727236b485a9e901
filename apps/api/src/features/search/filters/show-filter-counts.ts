import type { Input } from "@todayfruit/contract/all-calls";
import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { ARRIVAL_DAYS_AHEAD } from "@todayfruit/domain/catalog/filter-choices";
import { OPEN_PRODUCT_FILTER } from "@todayfruit/domain/catalog/read-and-write-product-filter";
import { ok, refuse } from "@todayfruit/domain/result";
import { parseTypedQuery } from "@todayfruit/domain/search/query/parse-typed-query";
import { readSearchFilter, type SearchFilter } from "@todayfruit/domain/search/read-and-write-search-filter";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Context } from "../../../http/handler-context-types.ts";
import { findCategory } from "../../catalog/categories/read-categories.repository.ts";
import { countFilterChoices } from "../../catalog/filters/filter-counts.repository.ts";
import { listArrivalDaysByDispatchTerms } from "../../catalog/filters/list-arrival-days-by-dispatch-terms.ts";
import { refuseUnreadableFilter } from "../../catalog/filters/refuse-unreadable-filter.ts";
import { CANDIDATES_MAX } from "../candidates.repository.ts";
import { findProducts } from "../find-products.ts";
import { findPinnedProducts } from "../pins/find-pinned-products.ts";
import { resolveQuery } from "../resolve-query.ts";
import { presentFilterCounts } from "./filter-counts.presenter.ts";

/**
 * Counts the products of a category or a search by every value that can narrow them; three statements for a category, five
 * for a search, and one more for a word that products are pinned to.
 */
export async function showFilterCounts(
  { query }: Input<"GET /v1/products/filters">,
  context: Context,
): Promise<Answer<"GET /v1/products/filters">> {
  const { categoryId, searchToken, filter: conditions = "" } = query ?? {};
  const filter = readSearchFilter(conditions);
  if (!filter.ok) return refuseUnreadableFilter(filter.detail.condition);
  if ((categoryId === undefined) === (searchToken === undefined)) {
    return refuse("INVALID_INPUT", {
      fields: [{ field: "categoryId", message: "카테고리나 찾는 말 하나만 골라 주세요" }],
    });
  }
  if (categoryId !== undefined && !(await findCategory(context.db, categoryId))) {
    return refuse("CATEGORY_NOT_FOUND");
  }
  const found = searchToken === undefined ? null : await findIds(searchToken, filter.value, context);
  const now = context.now();
  const today = kstDateOf(now.toISOString());
  const rows = await countFilterChoices(
    context.db,
    {
      categoryId: categoryId ?? filter.value.categoryId,
      productIds: found?.slice(0, CANDIDATES_MAX) ?? null,
    },
    filter.value,
    {
      now,
      arrivals: await listArrivalDaysByDispatchTerms(context),
      days: ARRIVAL_DAYS_AHEAD.map((ahead) => addDays(today, ahead)),
    },
  );
  return ok({ ...presentFilterCounts(rows), isMore: found !== null && found.length > CANDIDATES_MAX });
}

/** Lists the ids of all products that a search finds, pinned ones first, whatever narrows it further. */
async function findIds(searchToken: string, filter: SearchFilter, context: Context): Promise<number[]> {
  const query = parseTypedQuery(searchToken);
  const resolved = await resolveQuery(
    context.db,
    await context.searchDictionary.read(),
    query,
    filter.mayCorrect,
  );
  const open = { ...filter, ...OPEN_PRODUCT_FILTER };
  const { products } = await findProducts(context, resolved.groups, open);
  const pinned = await findPinnedProducts(context, query, open);
  return [...new Set([...pinned.products, ...products].map(({ productId }) => productId))];
}
