import { FIELD_WEIGHTS } from "@todayfruit/domain/search/fields";
import type { Candidate } from "@todayfruit/domain/search/rank";
import type { SearchFilter } from "@todayfruit/domain/search/search-filter";
import { type Runner, statement } from "../../db/database.ts";
import { one } from "../../db/one.ts";

/** How many products a search ranks; one more tells that there are others. */
export const CANDIDATES_MAX = 1000;

/** A word of the catalogue to look under: the typed word it is for, how sure that is, how many to read of it. */
export type Asked = { termId: number; group: number; certainty: number; take: number };
export type AskedGroup = { weight: number; cover: number };

/** One found product, as an array: a thousand of them are read in one piece. */
type Fact = [
  productId: number,
  text: number,
  covered: number,
  groups: number,
  categoryId: number,
  price: number,
  inStock: boolean,
  sales: number,
  score: number,
  reviews: number,
  seasonMonths: number,
  createdAt: number,
  opensAt: number | null,
  closesAt: number | null,
];
type FoundRow = { found: Fact[]; categories: Record<string, string> };

/** `groups` are the typed words it has, bit by bit. */
export type Found = Candidate & { groups: number; categoryId: number };
export type FoundProducts = { products: Found[]; categoryNames: ReadonlyMap<number, string> };

/** The domain's weights as SQL. */
const WEIGHT = `case ${FIELD_WEIGHTS.map(([bits, weight]) => `when s.fields & ${bits} = ${bits} then ${weight}`).join(" ")} else 0 end`;

/** The products of `best`, with the names of their categories. */
const FACTS = `
  select coalesce(json_agg(json_build_array(
           product_id, round(text::numeric, 4), covered, groups, category_id, price, in_stock, sales, score_average,
           review_count, season_months, floor(extract(epoch from created_at) * 1000),
           floor(extract(epoch from opens_at) * 1000), floor(extract(epoch from closes_at) * 1000))), '[]') as found,
         coalesce((select json_object_agg(id, name) from category
                    where id in (select category_id from best)), '{}') as categories
    from best`;

const IS_WANTED = `
  (not $4::boolean or p.in_stock) and (not $5::boolean or p.is_free_delivery)
  and ($6::int is null or $6 in (p.category_id, p.root_category_id))
  and ($7::int is null or p.price >= $7) and ($8::int is null or p.price <= $8)`;

type FilterValues = [
  inStock: boolean,
  free: boolean,
  category: number | null,
  min: number | null,
  max: number | null,
];
type OneValues = [
  terms: readonly number[],
  certainties: readonly number[],
  takes: readonly number[],
  ...FilterValues,
  most: number,
];

/** One typed word: the postings of its meanings say everything about the match. */
const FIND_BY_ONE = statement<OneValues, FoundRow>(
  "find-products-by-word",
  `with found as (
     select s.product_id, max(a.certainty * ${WEIGHT}) as text
       from unnest($1::int[], $2::float8[], $3::int[]) as a (term_id, certainty, take)
      cross join lateral (
        select product_id, fields from search_posting where term_id = a.term_id
         order by in_stock desc, fields desc, sales desc, product_id limit a.take) as s
      group by s.product_id
   ), best as materialized (
     select f.text, 1 as covered, 1 as groups, p.*
       from found f
       join product_search p on p.product_id = f.product_id
      where ${IS_WANTED}
      order by p.in_stock desc, f.text desc, p.sales desc, p.product_id
      limit $9
   )${FACTS}`,
);

type AllValues = [
  ...OneValues,
  groups: readonly number[],
  weights: readonly number[],
  covers: readonly number[],
  totalWeight: number,
];

/** Several typed words: the best of each word, and of every product found which of the words it has; the most count. */
const FIND_BY_ALL = statement<AllValues, FoundRow>(
  "find-products-by-words",
  `with asked as materialized (
     select * from unnest($1::int[], $2::float8[], $3::int[], $10::int[]) as a (term_id, certainty, take, grp)
   ), walked as materialized (
     select distinct s.product_id
       from asked a
      cross join lateral (
        select product_id from search_posting where term_id = a.term_id
         order by in_stock desc, fields desc, sales desc, product_id limit a.take) as s
   ), has as (
     select w.product_id, a.grp, max(a.certainty * ${WEIGHT}) as text
       from walked w
      cross join lateral (
        select term_id, fields from search_posting
         where product_id = w.product_id and term_id = any($1::int[])
        offset 0) as s -- asked product by product: whole words of ten thousand products are never read
       join asked a on a.term_id = s.term_id
      group by w.product_id, a.grp
   ), found as materialized (
     select product_id, sum(text * ($11::float8[])[grp + 1]) / $13::float8 as text,
            sum(($12::int[])[grp + 1])::int as covered, bit_or(1 << grp) as groups
       from has group by product_id
   ), best as materialized (
     select f.text, f.covered, f.groups, p.*
       from found f
       join product_search p on p.product_id = f.product_id
      where f.covered > 0 and f.covered = (select max(covered) from found) and ${IS_WANTED}
      order by p.in_stock desc, f.text desc, p.sales desc, p.product_id
      limit $9
   )${FACTS}`,
);

/** The products that have the most of the typed words and match best, at most one more than are ranked; one statement. */
export async function findCandidates(
  db: Runner,
  asked: readonly Asked[],
  groups: readonly AskedGroup[],
  filter: SearchFilter,
): Promise<FoundProducts> {
  const values: OneValues = [
    asked.map(({ termId }) => termId),
    asked.map(({ certainty }) => certainty),
    asked.map(({ take }) => take),
    filter.inStockOnly,
    filter.freeDeliveryOnly,
    filter.categoryId,
    filter.minPrice,
    filter.maxPrice,
    CANDIDATES_MAX + 1,
  ];
  const { found, categories } = one(
    groups.length === 1
      ? await db.run(FIND_BY_ONE, values)
      : await db.run(FIND_BY_ALL, [
          ...values,
          asked.map(({ group }) => group),
          groups.map(({ weight }) => weight),
          groups.map(({ cover }) => cover),
          groups.reduce((sum, { weight }) => sum + weight, 0),
        ]),
  );
  return {
    products: found.map(present),
    categoryNames: new Map(Object.entries(categories).map(([id, name]) => [Number(id), name])),
  };
}

function present(fact: Fact): Found {
  const [productId, text, covered, groups, categoryId, price, inStock, sales, score, reviews, seasonMonths] =
    fact;
  const [, , , , , , , , , , , createdAt, opensAt, closesAt] = fact;
  return {
    productId,
    text,
    covered,
    groups,
    categoryId,
    price,
    inStock,
    sales,
    score,
    reviews,
    seasonMonths,
    createdAt,
    opensAt,
    closesAt,
  };
}
