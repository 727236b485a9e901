import type { ORDER_BYS } from "@todayfruit/contract/calls/browse/catalog";
import { type Runner, type Statement, statement } from "../../db/database.ts";
import {
  CAN_BE_BOUGHT,
  IS_VISIBLE,
  SUMMARY_COLUMNS,
  SUMMARY_TABLES,
  type SummaryRow,
} from "./summary.repository.ts";

export type OrderBy = (typeof ORDER_BYS)[number];
export type PagedRow = SummaryRow & { sort_key: string };
/** Where the page before ended: the value that it was ordered by, and the id that broke the tie. */
export type PageEnd = { key: string; id: number };

type Ordering = { column: string; type: string; direction: "asc" | "desc" };
type FirstPage = Statement<[category: number, inStockOnly: boolean], PagedRow>;
type NextPage = Statement<[category: number, inStockOnly: boolean, key: string, id: number], PagedRow>;
type Level = keyof typeof CATEGORY_COLUMNS;

const CATEGORY_COLUMNS = { root: "root_category_id", leaf: "category_id" } as const;

/** How many rows a statement reads. A number in the text lets one plan be right for every page; a value would not. */
const SIZES = [16, 31, 51, 101] as const;

const ORDERINGS: Record<OrderBy, Ordering> = {
  latest: { column: "created_at", type: "timestamptz", direction: "desc" },
  popular: { column: "sales_weight", type: "integer", direction: "desc" },
  priceAsc: { column: "price", type: "integer", direction: "asc" },
  priceDesc: { column: "price", type: "integer", direction: "desc" },
  score: { column: "score_average", type: "numeric", direction: "desc" },
  review: { column: "review_count", type: "integer", direction: "desc" },
};

const pages = new Map<string, { first: FirstPage; next: NextPage }>();

/** One page of a category by keyset: no page is counted, skipped or shown twice while products come and go. */
export async function listCategoryPage(
  db: Runner,
  page: {
    categoryId: number;
    level: Level;
    orderBy: OrderBy;
    inStockOnly: boolean;
    after: PageEnd | null;
    /** At most 101. */
    take: number;
  },
): Promise<PagedRow[]> {
  const { first, next } = pageOf(page.level, page.orderBy, sizeFor(page.take));
  const { categoryId, inStockOnly, after } = page;
  const rows = after
    ? await db.run(next, [categoryId, inStockOnly, after.key, after.id])
    : await db.run(first, [categoryId, inStockOnly]);
  return rows.slice(0, page.take);
}

function sizeFor(take: number): number {
  const size = SIZES.find((each) => each >= take);
  if (size === undefined) throw new RangeError(`No page of ${take} products`);
  return size;
}

function pageOf(level: Level, orderBy: OrderBy, size: number) {
  const name = `list-category-${level}-${orderBy}-${size}`;
  const known = pages.get(name);
  if (known) return known;
  const { column, type, direction } = ORDERINGS[orderBy];
  const beyond = `(p.${column}, p.id) ${direction === "asc" ? ">" : "<"} ($3::${type}, $4)`;
  const made = {
    first: statement(`${name}-first`, pageText(level, orderBy, size, "true")) satisfies FirstPage,
    next: statement(`${name}-next`, pageText(level, orderBy, size, beyond)) satisfies NextPage,
  };
  pages.set(name, made);
  return made;
}

function pageText(level: Level, orderBy: OrderBy, size: number, beyond: string): string {
  const { column, direction } = ORDERINGS[orderBy];
  return `
    with page as materialized (
      select p.id, p.${column}::text as sort_key
        from product p
       where p.${CATEGORY_COLUMNS[level]} = $1 and ${IS_VISIBLE}
         and (not $2 or ${CAN_BE_BOUGHT})
         and ${beyond}
       order by p.${column} ${direction}, p.id ${direction}
       limit ${size}
    )
    select ${SUMMARY_COLUMNS}, page.sort_key
      from page join (${SUMMARY_TABLES}) on p.id = page.id
     order by p.${column} ${direction}, p.id ${direction}`;
}
