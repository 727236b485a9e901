import type { Input } from "@todayfruit/contract/all-calls";
import {
  countProductConditions,
  readProductFilter,
} from "@todayfruit/domain/catalog/read-and-write-product-filter";
import { ok, refuse } from "@todayfruit/domain/result";
import { isInstant, isInteger, isWhole } from "../../../db/latest-cursor.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Context } from "../../../http/handler-context-types.ts";
import { listFilteredCategoryPage } from "../filters/filtered-category-products.repository.ts";
import { listArrivalDaysByDispatchTerms } from "../filters/list-arrival-days-by-dispatch-terms.ts";
import { refuseUnreadableFilter } from "../filters/refuse-unreadable-filter.ts";
import { presentSummary } from "../product.presenter.ts";
import { listCategoryPageByPrice } from "./category-products-by-price.repository.ts";
import {
  listCategoryPage,
  type OrderBy,
  type PagedRow,
  type PageEnd,
} from "./list-category-products.repository.ts";
import { findCategory } from "./read-categories.repository.ts";

const DEFAULT_TAKE = 15;

/**
 * Lists a page of a category, or of a root with all its children; two statements for any length, one more for a filter by
 * day of arrival.
 */
export async function listCategoryProducts(
  { path, query }: Input<"GET /v1/products/category/{id}">,
  context: Context,
): Promise<Answer<"GET /v1/products/category/{id}">> {
  const { db, now } = context;
  const category = await findCategory(db, path.id);
  if (!category) return refuse("CATEGORY_NOT_FOUND");

  const orderBy = query?.orderby ?? "latest";
  const after = query?.nextPage === undefined ? null : readCursor(query.nextPage, orderBy);
  if (query?.nextPage !== undefined && !after) {
    return refuse("INVALID_INPUT", {
      fields: [{ field: "nextPage", message: "앞선 목록의 nextPage를 그대로 보내 주세요" }],
    });
  }
  const filter = readProductFilter(query?.filter ?? "");
  if (!filter.ok) return refuseUnreadableFilter(filter.detail.condition);
  const take = query?.take ?? DEFAULT_TAKE;
  const inStockOnly = query?.productStatus === "stock_in";
  const at = now();
  const page = {
    categoryId: category.id,
    level: category.parent_id === null ? ("root" as const) : ("leaf" as const),
    inStockOnly,
    after,
    take: take + 1,
  };
  if (countProductConditions(filter.value) > 0) {
    const { arriveBy } = filter.value;
    const arrivals = arriveBy === null ? [] : await listArrivalDaysByDispatchTerms(context);
    const kept = await listFilteredCategoryPage(db, {
      ...page,
      orderBy,
      filter: filter.value,
      now: at,
      arrivals,
    });
    return ok(present(kept, kept[0]?.total ?? 0));
  }
  const rows =
    orderBy === "priceAsc" || orderBy === "priceDesc"
      ? await listCategoryPageByPrice(db, {
          ...page,
          direction: orderBy === "priceAsc" ? "asc" : "desc",
          now: at,
        })
      : await listCategoryPage(db, { ...page, orderBy });
  return ok(present(rows, inStockOnly ? category.in_stock : category.visible));

  function present(found: readonly PagedRow[], totalCount: number) {
    const shown = found.slice(0, take);
    const last = shown.at(-1);
    const isLast = found.length <= take || !last;
    return {
      list: shown.map((row) => presentSummary(row, at)),
      nextPage: isLast ? null : writeCursor(orderBy, { key: last.sort_key, id: last.id }),
      totalCount,
    };
  }
}

function writeCursor(orderBy: OrderBy, { key, id }: PageEnd): string {
  return Buffer.from([orderBy, id, key].join("~")).toString("base64url");
}

/** Parses a cursor; returns `null` for one that no list of this order issued. */
function readCursor(cursor: string, orderBy: OrderBy): PageEnd | null {
  const [order, id = "", key = "", ...rest] = Buffer.from(cursor, "base64url").toString("utf8").split("~");
  if (order !== orderBy || rest.length > 0 || !isWhole(id)) return null;
  return IS_KEY[orderBy](key) ? { id: Number(id), key } : null;
}

/** Formats of the sorted value as PostgreSQL prints it; no other was issued. */
const IS_KEY: Record<OrderBy, (key: string) => boolean> = {
  latest: isInstant,
  popular: isInteger,
  priceAsc: isInteger,
  priceDesc: isInteger,
  score: (key) => /^[0-5]\.\d{1,2}$/.test(key),
  review: isInteger,
};
