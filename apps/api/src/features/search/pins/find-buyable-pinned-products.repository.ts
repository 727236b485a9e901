import { type RowOf, type Runner, statement } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";
import { productFilterRecord, productFilterSql } from "../../catalog/filters/product-filter.sql.ts";
import type { FoundProducts, Narrowing } from "../candidates.repository.ts";
import { FACT_COLUMNS, type FoundRow, factsSql, presentFound } from "../found-product-facts.sql.ts";

const FILTER = productFilterSql({ filter: "$3", now: "$4", terms: "$5", selects: "asked" });

/** Every bit of `groups` is set: a pinned product is shown among those that have every typed word. */
const FIND = statement(
  "find-pinned-products",
  `with ${FILTER.ctes}, best as materialized (
     select 1 as text, 1 as covered, -1 as groups, ${FACT_COLUMNS}
       from search_document p
       ${FILTER.joins}
      where p.product_id = any($1::bigint[]) and p.in_stock
        and (p.opens_at is null or p.opens_at <= $4) and (p.closes_at is null or p.closes_at > $4)
        and ($2::bigint is null or $2 in (p.category_id, p.root_category_id)) and ${FILTER.all}
   )${factsSql("relevance")}`,
).narrow<FoundRow>();

/** Finds those of the products that can be bought now and meet the filter; one statement. */
export async function findBuyableProducts(
  db: Runner,
  ids: readonly number[],
  { filter, now, arrivals }: Narrowing,
): Promise<FoundProducts> {
  const narrowing = [JSON.stringify(productFilterRecord(filter)), now, JSON.stringify(arrivals)] as const;
  const { found, categories } = requireOneRow(await db.run(FIND, [ids, filter.categoryId, ...narrowing]));
  return {
    products: presentFound(found),
    categoryNames: new Map(Object.entries(categories).map(([id, name]) => [Number(id), name])),
  };
}

export type PinnedStateRow = RowOf<typeof LIST_STATES>;

const LIST_STATES = statement(
  "list-states-of-pinned-products",
  `select p.id, p.name,
          coalesce(d.in_stock and (d.opens_at is null or d.opens_at <= $2) and (d.closes_at is null or d.closes_at > $2),
                   false) as is_buyable
     from product p left join search_document d on d.product_id = p.id
    where p.id = any($1::bigint[])`,
).narrow<{ is_buyable: boolean }>();

/** Lists products with their names and whether they can be bought now. */
export function listPinnedStates(db: Runner, ids: readonly number[], now: Date): Promise<PinnedStateRow[]> {
  return db.run(LIST_STATES, [ids, now]);
}
