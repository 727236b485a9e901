import type { Candidate } from "@todayfruit/domain/search/score-and-rank-search-candidates";

/** Facts of a found product that ranking and counting use. */
export type Found = Candidate & { categoryId: number };

/** Found products as text, column by column: `{12,7},{0.85,1},…`; a thousand of them are read in one value. */
export type FoundRow = { found: string; categories: Record<string, string> };

/** Facts used by every order, as SQL over `best`. */
const OF_EVERY_ORDER = [
  "product_id",
  "text",
  "covered",
  "groups",
  "category_id",
  "in_stock::int",
  "sales",
  "season_months",
] as const;
/** Facts used by orders other than by relevance. */
const OF_OTHER_ORDERS = [
  "price",
  "score_average::float8",
  "review_count",
  "floor(date_part('epoch', created_at) * 1000)",
] as const;
/** Facts of the few products that are sold for a limited time. */
const OF_LIMITED_SALES = [
  "product_id",
  "floor(date_part('epoch', opens_at) * 1000)",
  "floor(date_part('epoch', closes_at) * 1000)",
] as const;
const IS_LIMITED = "filter (where opens_at is not null or closes_at is not null)";

const column = (value: string, condition = "") => `coalesce((array_agg(${value}) ${condition})::text, '{}')`;

/** Columns of `best` that `factsSql` reads, from `search_document p`. */
export const FACT_COLUMNS = `p.product_id, p.category_id, p.in_stock, p.sales, p.season_months, p.price, p.score_average,
            p.review_count, p.created_at, p.opens_at, p.closes_at`;

/**
 * Selects the facts of the products in `best`, with the names of their categories.
 *
 * @param orders orders that they are ranked by; those ranked by relevance alone have 0 as price, score, reviews and
 *   creation
 */
export function factsSql(orders: "relevance" | "any"): string {
  const columns = [
    ...OF_EVERY_ORDER.map((fact) => column(fact)),
    ...OF_LIMITED_SALES.map((fact) => column(fact, IS_LIMITED)),
    ...(orders === "any" ? OF_OTHER_ORDERS.map((fact) => column(fact)) : []),
  ];
  return `
  select concat_ws(',', ${columns.join(", ")}) as found,
         coalesce((select json_object_agg(id, name) from category
                    where id in (select category_id from best)), '{}') as categories
    from best`;
}

/**
 * Presents found products by the names of their facts, in the order of the columns.
 *
 * @example presentFound("{12},{0.85},{4},{1},{91},{1},{30},{0},{},{},{}") // [{ productId: 12, text: 0.85, … }]
 */
export function presentFound(found: string): Found[] {
  const json = found.replaceAll("{", "[").replaceAll("}", "]").replaceAll("NULL", "null");
  const columns: number[][] = JSON.parse(`[${json}]`);
  const [ids = [], texts, covered, groups, categories, inStock, sales, seasons, ...others] = columns;
  const [limitedIds = [], opens, closes, prices, scores, reviews, created] = others;
  const limited = new Map(limitedIds.map((id, index) => [id, index]));
  return ids.map((productId, index) => {
    const sale = limited.get(productId);
    return {
      productId,
      text: texts?.[index] ?? 0,
      covered: covered?.[index] ?? 0,
      groups: groups?.[index] ?? 0,
      categoryId: categories?.[index] ?? 0,
      inStock: inStock?.[index] === 1,
      sales: sales?.[index] ?? 0,
      seasonMonths: seasons?.[index] ?? 0,
      opensAt: sale === undefined ? null : (opens?.[sale] ?? null),
      closesAt: sale === undefined ? null : (closes?.[sale] ?? null),
      price: prices?.[index] ?? 0,
      score: scores?.[index] ?? 0,
      reviews: reviews?.[index] ?? 0,
      createdAt: created?.[index] ?? 0,
    };
  });
}
