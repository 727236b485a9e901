import type { ProductFilter } from "@todayfruit/domain/catalog/read-and-write-product-filter";
import { type Runner, statementVariant } from "../../../db/database.ts";
import type { OrderBy, PagedRow, PageEnd } from "../categories/list-category-products.repository.ts";
import { SUMMARY_COLUMNS, SUMMARY_TABLES } from "../product-summary.sql.ts";
import type { DispatchTermsRecord } from "./list-arrival-days-by-dispatch-terms.ts";
import { productFilterRecord, productFilterSql } from "./product-filter.sql.ts";

/** `total` counts all products of the filter, beside those of the page. */
export type FilteredRow = PagedRow & { total: number };

const PARTS = productFilterSql({ filter: "$3", now: "$4", terms: "$5", selects: "asked" });

type Ordering = { column: string; type: string; direction: "asc" | "desc" };

const ORDERINGS: Record<OrderBy, Ordering> = {
  latest: { column: "p.created_at", type: "timestamptz", direction: "desc" },
  popular: { column: "p.sales", type: "integer", direction: "desc" },
  score: { column: "p.score_average", type: "numeric", direction: "desc" },
  review: { column: "p.review_count", type: "integer", direction: "desc" },
  priceAsc: { column: PARTS.currentPrice, type: "integer", direction: "asc" },
  priceDesc: { column: PARTS.currentPrice, type: "integer", direction: "desc" },
};

function pageText({ column, type, direction }: Ordering): string {
  const sign = direction === "asc" ? ">" : "<";
  return `
    with ${PARTS.ctes}, wanted as materialized (
      select p.product_id, ${column} as key
        from search_document p ${PARTS.joins}
       where $1 in (p.category_id, p.root_category_id) and (not $2::boolean or p.in_stock) and ${PARTS.all}
    ), page as materialized (
      select product_id, key from wanted
       where $6::text is null or (key, product_id) ${sign} ($6::text::${type}, $7::bigint)
       order by key ${direction}, product_id ${direction}
       limit $8
    )
    select ${SUMMARY_COLUMNS}, page.key::text as sort_key, (select count(*)::int from wanted) as total
      from page join (${SUMMARY_TABLES}) on p.id = page.product_id
     order by page.key ${direction}, p.id ${direction}`;
}

const PAGES = new Map(
  Object.entries(ORDERINGS).map(([orderBy, ordering]) => [
    orderBy,
    statementVariant("list-filtered-category", orderBy, pageText(ordering)).narrow<{ total: number }>(),
  ]),
);

/** Lists one page of the products of a category, or of a root with all its children, that a filter keeps; by keyset. */
export function listFilteredCategoryPage(
  db: Runner,
  page: {
    categoryId: number;
    orderBy: OrderBy;
    inStockOnly: boolean;
    after: PageEnd | null;
    take: number;
    filter: ProductFilter;
    now: Date;
    arrivals: readonly DispatchTermsRecord[];
  },
): Promise<FilteredRow[]> {
  const statement = PAGES.get(page.orderBy);
  if (!statement) throw new RangeError(`No list by ${page.orderBy}`);
  return db.run(statement, [
    page.categoryId,
    page.inStockOnly,
    JSON.stringify(productFilterRecord(page.filter)),
    page.now,
    JSON.stringify(page.arrivals),
    page.after?.key ?? null,
    page.after?.id ?? 0,
    page.take,
  ]);
}
