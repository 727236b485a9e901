import type { SearchOrder } from "./search-filter.ts";

/** Facts about a found product that ranking uses. */
export type Candidate = {
  productId: number;
  /** Match of its words with the typed ones, 0 to 1. */
  text: number;
  /** Sum of the points (`COVER`) for the typed words it has. */
  covered: number;
  inStock: boolean;
  /** Units sold recently, or the catalogue's weight. */
  sales: number;
  /** Months of its season, bit 0 for January; 0 without one. */
  seasonMonths: number;
  /** Begin and end of its sale, in ms since 1970; `null` when not limited. */
  opensAt: number | null;
  closesAt: number | null;
  price: number;
  score: number;
  reviews: number;
  createdAt: number;
};

export type RankedAt = {
  /** Instant in ms since 1970. */
  now: number;
  /** Month in KST, 1 to 12. */
  month: number;
};

/**
 * Weights of the parts of a score. The text dominates: a best-selling product in season gains as much as the
 * difference between a keyword in the name and a word of its category.
 */
export const RANKING = {
  text: 100,
  soldOut: -45,
  notOnSaleNow: -25,
  inSeason: 8,
  sales: 14,
  /** Number of sales that give half of `sales`. */
  halfSales: 8,
} as const;

/**
 * Computes the score by which a product is ranked: text, stock, season and sales.
 *
 * @example 감귤 in November, keyword and name, in stock, weight 8: score = 100 × 1 + 0 + 8 + 14 × 8/16 = 115
 */
export function searchScore(found: Candidate, { now, month }: RankedAt): number {
  const isOnSale = (found.opensAt ?? now) <= now && (found.closesAt ?? Number.POSITIVE_INFINITY) > now;
  const isInSeason = (found.seasonMonths & (1 << (month - 1))) !== 0;
  return (
    RANKING.text * found.text +
    (found.inStock ? 0 : RANKING.soldOut) +
    (isOnSale ? 0 : RANKING.notOnSaleNow) +
    (isInSeason ? RANKING.inSeason : 0) +
    (RANKING.sales * Math.max(0, found.sales)) / (Math.max(0, found.sales) + RANKING.halfSales)
  );
}

/**
 * Sorts found products for display. Products with every typed word hide those with fewer; the same products always
 * come in the same order.
 */
export function rankCandidates<C extends Candidate>(
  found: readonly C[],
  order: SearchOrder,
  at: RankedAt,
): C[] {
  const most = Math.max(0, ...found.map(({ covered }) => covered));
  const kept = found.filter(({ covered }) => covered === most);
  const scores = new Map(kept.map((each) => [each.productId, searchScore(each, at)]));
  const relevance = (a: C, b: C) =>
    (scores.get(b.productId) ?? 0) - (scores.get(a.productId) ?? 0) || b.productId - a.productId;
  const by: Record<SearchOrder, (a: C, b: C) => number> = {
    relevance,
    popular: (a, b) => b.sales - a.sales || relevance(a, b),
    latest: (a, b) => b.createdAt - a.createdAt || relevance(a, b),
    priceAsc: (a, b) => a.price - b.price || relevance(a, b),
    priceDesc: (a, b) => b.price - a.price || relevance(a, b),
    score: (a, b) => b.score - a.score || relevance(a, b),
    review: (a, b) => b.reviews - a.reviews || relevance(a, b),
  };
  return kept.sort(by[order]);
}
