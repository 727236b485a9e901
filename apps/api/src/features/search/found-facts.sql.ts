import type { Candidate } from "@todayfruit/domain/search/rank";

/** Found product as an array, so that a thousand of them are read in one value. */
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
export type FoundRow = { found: Fact[]; categories: Record<string, string> };

/** Facts of a found product that ranking and counting use. */
export type Found = Candidate & { categoryId: number };

/** Selects the facts of the products in `best`, with the names of their categories. */
export const FACTS = `
  select coalesce(json_agg(array[
           product_id, text, covered, groups, category_id, price, in_stock::int, sales, score_average, review_count,
           season_months, floor(date_part('epoch', created_at) * 1000), floor(date_part('epoch', opens_at) * 1000),
           floor(date_part('epoch', closes_at) * 1000)]::float8[]), '[]') as found,
         coalesce((select json_object_agg(id, name) from category
                    where id in (select category_id from best)), '{}') as categories
    from best`;

/** Presents the facts of a found product by their names. */
export function presentFound(fact: Fact): Found {
  const [productId, text, covered, groups, categoryId, price, inStock, sales, score, reviews, ...rest] = fact;
  const [seasonMonths, createdAt, opensAt, closesAt] = rest;
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
