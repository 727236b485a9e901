import type { ORDER_BYS } from "@todayfruit/contract/calls/catalog";
import { type Runner, type Statement, statement } from "../../db/database.ts";
import { IS_VISIBLE, SUMMARY_COLUMNS, SUMMARY_TABLES, type SummaryRow } from "./summary.repository.ts";

export type OrderBy = (typeof ORDER_BYS)[number];
export type PagedRow = SummaryRow & { sort_key: string };
/** Where the page before ended: the value that it was ordered by, and the id that broke the tie. */
export type PageEnd = { key: string; id: number };

type Ordering = { column: string; type: string; direction: "asc" | "desc" };
type Values = [category: number, inStockOnly: boolean, key: string | null, id: number, take: number];
type Level = "root" | "leaf";

const ORDERINGS: Record<OrderBy, Ordering> = {
  latest: { column: "created_at", type: "timestamptz", direction: "desc" },
  popular: { column: "sales_weight", type: "integer", direction: "desc" },
  priceAsc: { column: "price", type: "integer", direction: "asc" },
  priceDesc: { column: "price", type: "integer", direction: "desc" },
  score: { column: "score_average", type: "numeric", direction: "desc" },
  review: { column: "review_count", type: "integer", direction: "desc" },
};

const PAGES: Record<
  Level,
  Record<OrderBy, { first: Statement<Values, PagedRow>; next: Statement<Values, PagedRow> }>
> = {
  root: pagesOf("root_category_id"),
  leaf: pagesOf("category_id"),
};

/** One page of a category by keyset: no page is counted, skipped or shown twice while products come and go. */
export function listCategoryPage(
  db: Runner,
  page: {
    categoryId: number;
    level: Level;
    orderBy: OrderBy;
    inStockOnly: boolean;
    after: PageEnd | null;
    take: number;
  },
): Promise<PagedRow[]> {
  const { first, next } = PAGES[page.level][page.orderBy];
  const values: Values = [
    page.categoryId,
    page.inStockOnly,
    page.after?.key ?? null,
    page.after?.id ?? 0,
    page.take,
  ];
  return db.run(page.after ? next : first, values);
}

function pagesOf(categoryColumn: string) {
  const orderBys = Object.keys(ORDERINGS) as OrderBy[];
  const pages = orderBys.map((orderBy) => [
    orderBy,
    { first: page(categoryColumn, orderBy, "first"), next: page(categoryColumn, orderBy, "next") },
  ]);
  return Object.fromEntries(pages) as (typeof PAGES)[Level];
}

function page(categoryColumn: string, orderBy: OrderBy, part: "first" | "next"): Statement<Values, PagedRow> {
  const { column, type, direction } = ORDERINGS[orderBy];
  const beyond = `(p.${column}, p.id) ${direction === "asc" ? ">" : "<"} ($3::${type}, $4)`;
  // The first page names its unused values too, so that both statements take the same ones.
  const condition = part === "next" ? beyond : "$3::text is null and $4::int = 0";
  return statement(
    `list-category-${categoryColumn}-${orderBy}-${part}`,
    `with page as materialized (
       select p.id, p.${column}::text as sort_key
         from product p
        where p.${categoryColumn} = $1 and ${IS_VISIBLE}
          and (not $2 or p.status in ('stock_in', 'unlimited_stock_in'))
          and ${condition}
        order by p.${column} ${direction}, p.id ${direction}
        limit $5
     )
     select ${SUMMARY_COLUMNS}, page.sort_key
       from page join (${SUMMARY_TABLES}) on p.id = page.id
      order by p.${column} ${direction}, p.id ${direction}`,
  );
}
