import type { ORDER_BYS } from "@todayfruit/contract/catalog/catalog.calls";
import { type Runner, statementVariant } from "../../../db/database.ts";
import {
  CAN_BE_BOUGHT,
  IS_VISIBLE,
  SUMMARY_COLUMNS,
  SUMMARY_TABLES,
  type SummaryRow,
} from "../product-summary.sql.ts";

export type OrderBy = (typeof ORDER_BYS)[number];
/** Order of a column of the product; the price is not one, because it changes with the time. */
export type ColumnOrder = Exclude<OrderBy, "priceAsc" | "priceDesc">;
export type PagedRow = SummaryRow & { sort_key: string };
/** Position after the previous page: the sorted value, and the id as tie-breaker. */
export type PageEnd = { key: string; id: number };

type Ordering = { column: string; type: string; direction: "asc" | "desc" };
export type Level = keyof typeof CATEGORY_COLUMNS;

export const CATEGORY_COLUMNS = { root: "root_category_id", leaf: "category_id" } as const;

/** Row limits of the statements. A literal limit lets one plan fit every page; a parameter would not. */
export const SIZES = [16, 31, 51, 101] as const;

const ORDERINGS: Record<ColumnOrder, Ordering> = {
  latest: { column: "created_at", type: "timestamptz", direction: "desc" },
  popular: { column: "sales_weight", type: "integer", direction: "desc" },
  score: { column: "score_average", type: "numeric", direction: "desc" },
  review: { column: "review_count", type: "integer", direction: "desc" },
};

/** Lists one page of a category by keyset: no product is skipped or repeated while others change. */
export async function listCategoryPage(
  db: Runner,
  page: {
    categoryId: number;
    level: Level;
    orderBy: ColumnOrder;
    inStockOnly: boolean;
    after: PageEnd | null;
    /** At most 101. */
    take: number;
  },
): Promise<PagedRow[]> {
  const name = nameOf(page.level, page.orderBy, sizeFor(page.take));
  const { categoryId, inStockOnly, after } = page;
  const rows = after
    ? await db.run(pick(NEXT_PAGES, name), [categoryId, inStockOnly, after.key, after.id])
    : await db.run(pick(FIRST_PAGES, name), [categoryId, inStockOnly]);
  return rows.slice(0, page.take);
}

export function sizeFor(take: number): number {
  const size = SIZES.find((each) => each >= take);
  if (size === undefined) throw new RangeError(`No page of ${take} products`);
  return size;
}

export function pick<Page>(pages: ReadonlyMap<string, Page>, name: string): Page {
  const page = pages.get(name);
  if (page === undefined) throw new RangeError(`No page of ${name}`);
  return page;
}

function nameOf(level: Level, orderBy: ColumnOrder, size: number): string {
  return `${level}-${orderBy}-${size}`;
}

function pageText(level: Level, orderBy: ColumnOrder, size: number, beyond: string): string {
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

const VARIANTS = (["root", "leaf"] as const).flatMap((level) =>
  (Object.keys(ORDERINGS) as ColumnOrder[]).flatMap((orderBy) =>
    SIZES.map((size) => ({ level, orderBy, size })),
  ),
);

const FIRST_PAGES = new Map(
  VARIANTS.map(({ level, orderBy, size }) => {
    const name = nameOf(level, orderBy, size);
    const text = pageText(level, orderBy, size, "true");
    return [name, statementVariant("list-category-first", name, text)];
  }),
);

const NEXT_PAGES = new Map(
  VARIANTS.map(({ level, orderBy, size }) => {
    const name = nameOf(level, orderBy, size);
    const { column, type, direction } = ORDERINGS[orderBy];
    const beyond = `(p.${column}, p.id) ${direction === "asc" ? ">" : "<"} ($3::${type}, $4)`;
    const text = pageText(level, orderBy, size, beyond);
    return [name, statementVariant("list-category-next", name, text)];
  }),
);
