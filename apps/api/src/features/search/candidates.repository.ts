import { MODIFIER_COVER, PRODUCE_COVER } from "@todayfruit/domain/search/plan-meanings-of-typed-words";
import { isNarrowed, type SearchFilter } from "@todayfruit/domain/search/read-and-write-search-filter";
import {
  FIELD_WEIGHTS,
  SURE_MATCH,
  UNSURE_SHARE,
  type WordRole,
} from "@todayfruit/domain/search/search-field-weights-and-rules";
import { type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";
import type { DispatchTermsRecord } from "../catalog/filters/list-arrival-days-by-dispatch-terms.ts";
import { productFilterRecord, productFilterSql } from "../catalog/filters/product-filter.sql.ts";
import {
  FACT_COLUMNS,
  type Found,
  type FoundRow,
  factsSql,
  presentFound,
} from "./found-product-facts.sql.ts";

/** Number of products that a search ranks; one more shows that there are others. */
export const CANDIDATES_MAX = 1000;

/** Term to look up: its typed word, the certainty of that, and how many of its products to read. */
export type Asked = {
  termId: number;
  group: number;
  role: WordRole;
  certainty: number;
  take: number;
  size: number;
};
export type AskedGroup = { weight: number; cover: number };
export type FoundProducts = { products: Found[]; categoryNames: ReadonlyMap<number, string> };

/** The domain's field weights as a SQL expression of `s.fields` and `a.role`. */
const WEIGHT = `case a.role ${Object.entries(FIELD_WEIGHTS)
  .map(
    ([role, weights]) =>
      `when '${role}' then case ${weights.map(([bits, weight]) => `when s.fields & ${bits} = ${bits} then ${weight}::float8`).join(" ")} else 0 end`,
  )
  .join(" ")} end`;

const narrowedBy = (first: number) => {
  const filter = productFilterSql({
    filter: `$${first + 2}`,
    now: `$${first + 3}`,
    terms: `$${first + 4}`,
    selects: "asked",
  });
  return {
    ctes: `${filter.ctes}, `,
    joins: filter.joins,
    all: `(not $${first}::boolean or p.in_stock)
        and ($${first + 1}::bigint is null or $${first + 1} in (p.category_id, p.root_category_id)) and ${filter.all}`,
  };
};
const ONE = narrowedBy(6);
const ALL = narrowedBy(11);

/** Products that have one typed word; the postings of its terms contain everything about the match. */
const FOUND_BY_ONE = `found as materialized (
     select s.product_id, bool_or(s.in_stock) as in_stock, max(s.sales) as sales, max(a.certainty * ${WEIGHT}) as text
       from unnest($1::bigint[], $2::float8[], $3::int[], $4::text[]) as a (term_id, certainty, take, role)
      cross join lateral (
        select product_id, fields, in_stock, sales from search_posting where term_id = a.term_id
         order by in_stock desc, fields desc, sales desc, product_id limit a.take) as s
      group by s.product_id having max(${WEIGHT}) > 0
   )`;

/** For one typed word by relevance: the postings know the best, of which alone the facts are read. */
const FIND_BY_ONE = statement(
  "find-products-by-word",
  `with ${FOUND_BY_ONE}, best as materialized (
     select m.text, 1 as covered, 1 as groups, ${FACT_COLUMNS}
       from (select * from found order by in_stock desc, text desc, sales desc, product_id limit $5) as m
       join search_document p on p.product_id = m.product_id
      order by m.in_stock desc, m.text desc, m.sales desc, m.product_id
   )${factsSql("relevance")}`,
).narrow<FoundRow>();

/** For one typed word under a filter or in another order. */
const FIND_BY_ONE_NARROWED = statement(
  "find-products-by-word-narrowed",
  `with ${ONE.ctes}${FOUND_BY_ONE}, best as materialized (
     select m.text, 1 as covered, 1 as groups, ${FACT_COLUMNS}
       from found m
       join search_document p on p.product_id = m.product_id
       ${ONE.joins}
      where ${ONE.all}
      order by p.in_stock desc, m.text desc, p.sales desc, p.product_id
      limit $5
   )${factsSql("any")}`,
).narrow<FoundRow>();

/** Limit of a word's products for scanning them; those of a more frequent word are looked up one by one. */
const SCAN_LIMIT = 5000;

/** For several typed words: the best of each word, and for every found product which words it matches. */
const FOUND_BY_ALL = `asked as materialized (
     select * from unnest($1::bigint[], $2::float8[], $3::int[], $4::text[], $6::int[], $10::int[])
                as a (term_id, certainty, take, role, grp, size)
   ), walked as materialized (
     select a.term_id, s.product_id, s.fields
       from asked a
      cross join lateral (
        select product_id, fields from search_posting where term_id = a.term_id
         order by in_stock desc, fields desc, sales desc, product_id limit a.take) as s
   ), met as materialized (
     select array_agg(distinct product_id) as ids from walked
   ), words as materialized ( -- which of the words each of them has: the quickest of three ways for every word
     select w.term_id, w.product_id, w.fields
       from walked w join asked a on a.term_id = w.term_id where a.size < a.take
     union all
     select a.term_id, s.product_id, s.fields
       from asked a
      cross join lateral (
        select product_id, fields from search_posting
         where term_id = a.term_id and product_id = any((select ids from met)::bigint[]) offset 0) as s
      where a.size >= a.take and a.size <= ${SCAN_LIMIT}
     union all
     select a.term_id, s.product_id, s.fields
       from asked a
      cross join unnest((select ids from met)) as m (product_id)
      cross join lateral (
        select product_id, fields from search_posting
         where term_id = a.term_id and product_id = m.product_id limit 1) as s
      where a.size >= a.take and a.size > ${SCAN_LIMIT}
   ), has as (
     select s.product_id, a.grp, max(a.certainty * ${WEIGHT}) as text
       from words s join asked a on a.term_id = s.term_id
      group by s.product_id, a.grp
     having max(${WEIGHT}) > 0
   ), found as materialized (
     select product_id, sum(text * ($7::float8[])[grp + 1]) / $9::float8 as text,
            sum(($8::int[])[grp + 1] * case when text >= ${SURE_MATCH} then 1 else ${UNSURE_SHARE} end)::int as covered, bit_or(1 << grp) as groups
       from has group by product_id order by product_id
   ), enough as materialized ( -- a product without the produce is not shown beside one with it
     select case when max(covered) >= ${PRODUCE_COVER} then ${PRODUCE_COVER}
                 when max(covered) >= ${MODIFIER_COVER} then ${MODIFIER_COVER} else 1 end as points
       from found
   )`;

/** More words rank higher. */
const bestOfAll = (joins: string, condition: string) => `best as materialized (
     select m.text, m.covered, m.groups, ${FACT_COLUMNS}
       from found m
       join search_document p on p.product_id = m.product_id
       ${joins}
      where m.covered >= (select points from enough) and ${condition}
      order by m.covered desc, p.in_stock desc, m.text desc, p.sales desc, p.product_id
      limit $5
   )`;

/** For several typed words by relevance. */
const FIND_BY_ALL = statement(
  "find-products-by-words",
  `with ${FOUND_BY_ALL}, ${bestOfAll("", "true")}${factsSql("relevance")}`,
).narrow<FoundRow>();

/** For several typed words under a filter or in another order. */
const FIND_BY_ALL_NARROWED = statement(
  "find-products-by-words-narrowed",
  `with ${ALL.ctes}${FOUND_BY_ALL}, ${bestOfAll(ALL.joins, ALL.all)}${factsSql("any")}`,
).narrow<FoundRow>();

export type Narrowing = {
  filter: SearchFilter;
  now: Date;
  /** Arrivals of all terms; empty when the filter names no day. */
  arrivals: readonly DispatchTermsRecord[];
};

/**
 * Finds the products that match the typed words, those that match most and best, at most one more than are ranked; one
 * statement. A product that lacks the typed produce is left out as soon as another has it.
 */
export async function findCandidates(
  db: Runner,
  asked: readonly Asked[],
  groups: readonly AskedGroup[],
  { filter, now, arrivals }: Narrowing,
): Promise<FoundProducts> {
  const words = [
    asked.map(({ termId }) => termId),
    asked.map(({ certainty }) => certainty),
    asked.map(({ take }) => take),
    asked.map(({ role }) => role),
    CANDIDATES_MAX + 1,
  ] as const;
  const several = [
    asked.map(({ group }) => group),
    groups.map(({ weight }) => weight),
    groups.map(({ cover }) => cover),
    groups.reduce((sum, { weight }) => sum + weight, 0),
    asked.map(({ size }) => size),
  ] as const;
  const narrowing = [
    filter.inStockOnly,
    filter.categoryId,
    JSON.stringify(productFilterRecord(filter)),
    now,
    JSON.stringify(arrivals),
  ] as const;
  const isOpen = !isNarrowed(filter) && filter.order === "relevance";
  const rows =
    groups.length === 1
      ? isOpen
        ? db.run(FIND_BY_ONE, words)
        : db.run(FIND_BY_ONE_NARROWED, [...words, ...narrowing])
      : isOpen
        ? db.run(FIND_BY_ALL, [...words, ...several])
        : db.run(FIND_BY_ALL_NARROWED, [...words, ...several, ...narrowing]);
  const { found, categories } = requireOneRow(await rows);
  return {
    products: presentFound(found),
    categoryNames: new Map(Object.entries(categories).map(([id, name]) => [Number(id), name])),
  };
}
