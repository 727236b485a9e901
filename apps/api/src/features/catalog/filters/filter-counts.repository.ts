import {
  type FilterRange,
  LEAST_SCORES,
  LEAST_SWEETNESS,
  PRICE_RANGES,
  WEIGHT_RANGES,
} from "@todayfruit/domain/catalog/filter-choices";
import type { ProductFilter } from "@todayfruit/domain/catalog/read-and-write-product-filter";
import { type Runner, statement } from "../../../db/database.ts";
import type { DispatchTermsRecord } from "./list-arrival-days-by-dispatch-terms.ts";
import { type Facet, productFilterRecord, productFilterSql } from "./product-filter.sql.ts";

/** Number of products with a value of a facet; of facet `all` those that the whole filter keeps. */
export type FilterCountRow = { facet: Facet | "all"; value: string; label: string; count: number };

const PARTS = productFilterSql({ filter: "$4", now: "$5", terms: "$6", selects: "always" });
const FACETS = Object.keys(PARTS.conditions) as Facet[];

/** Condition that all facets but one keep the product. */
function others(facet: Facet): string {
  return FACETS.filter((each) => each !== facet)
    .map((each) => `is_${each}`)
    .join(" and ");
}

/** Selects the counts of a facet's values; `value` and `label` are expressions of `docs d` and `from`. */
function counted(facet: Facet, value: string, from = "", label = value): string {
  return `
    select '${facet}', (${value})::text, (${label})::text, count(*)::int
      from docs d ${from} where ${others(facet)} and (${value}) is not null group by 2, 3`;
}

function ranges(ranges: readonly FilterRange[], column: string): string {
  const rows = ranges.map(
    ({ min, max }) => `('${min ?? ""}-${max ?? ""}', ${min ?? 0}, ${max ?? 2_147_483_647})`,
  );
  return `join (values ${rows.join(", ")}) as r (name, low, high) on d.${column} between r.low and r.high`;
}

function least(values: readonly number[], column: string): string {
  return `join (values ${values.map((value) => `(${value})`).join(", ")}) as l (least) on d.${column} >= l.least`;
}

const COUNT_FILTER_CHOICES = statement(
  "count-filter-choices",
  `with ${PARTS.ctes}, docs as materialized (
     select p.distributor_id, p.origins, p.weight_grams, p.sweetness_brix, p.is_free_delivery, ${PARTS.currentPrice} as price,
            case when p.review_count > 0 then p.score_average end as score, ${PARTS.arrival} as arrival,
            ${FACETS.map((facet) => `${PARTS.conditions[facet]} as is_${facet}`).join(", ")}
       from search_document p ${PARTS.joins}
      where ($1::bigint is null or $1 in (p.category_id, p.root_category_id))
        and ($2::bigint[] is null or p.product_id = any($2)) and (not $3::boolean or p.in_stock)
   )
   select 'all' as facet, '' as value, '' as label, count(*)::int as count
     from docs where ${FACETS.map((facet) => `is_${facet}`).join(" and ")}
   union all ${counted("delivery", "case when d.is_free_delivery then 'free' end")}
   union all ${counted("origin", "area", "cross join unnest(d.origins) as area")}
   union all ${counted("farm", "d.distributor_id", "join distributor on distributor.id = d.distributor_id", "distributor.name")}
   union all ${counted("price", "r.name", ranges(PRICE_RANGES, "price"))}
   union all ${counted("weight", "r.name", ranges(WEIGHT_RANGES, "weight_grams"))}
   union all ${counted("score", "l.least", least(LEAST_SCORES, "score"))}
   union all ${counted("sweetness", "l.least", least(LEAST_SWEETNESS, "sweetness_brix"))}
   union all ${counted("arrive", "day", "join unnest($7::date[]) as day on d.arrival <= day")}`,
).narrow<FilterCountRow>();

/**
 * Counts the products of a category, or of those given, by the values of every facet, each under the conditions of all other
 * facets; one statement.
 *
 * @param within the category or, for `null`, the products
 * @param days last days of arrival to count for, `YYYY-MM-DD`
 */
export function countFilterChoices(
  db: Runner,
  within: { categoryId: number | null; productIds: readonly number[] | null },
  filter: ProductFilter & { inStockOnly: boolean },
  at: { now: Date; arrivals: readonly DispatchTermsRecord[]; days: readonly string[] },
): Promise<FilterCountRow[]> {
  return db.run(COUNT_FILTER_CHOICES, [
    within.categoryId,
    within.productIds,
    filter.inStockOnly,
    JSON.stringify(productFilterRecord(filter)),
    at.now,
    JSON.stringify(at.arrivals),
    at.days,
  ]);
}
