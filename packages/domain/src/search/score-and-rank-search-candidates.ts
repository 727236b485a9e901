import type { SearchOrder } from "./read-and-write-search-filter.ts";

/** Facts about a found product that ranking uses. */
export type Candidate = {
  productId: number;
  /** Match of its words with the typed ones, 0 to 1. */
  text: number;
  /** Sum of the points (`coverOf`) for the typed words it has. */
  covered: number;
  /** Bit mask of the typed words it has. */
  groups: number;
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
 * Sorts found products for display; the same products always come in the same order. By relevance products with every
 * typed word come first, then those that lack the fewest; other orders have the best matches only.
 *
 * @param ingredients bits of `groups` for the ingredients of a recipe, which are shown in turn; 0 without a recipe
 */
export function rankCandidates<C extends Candidate>(
  found: readonly C[],
  order: SearchOrder,
  at: RankedAt,
  ingredients = 0,
): C[] {
  const scores = new Map(found.map((each) => [each.productId, searchScore(each, at)]));
  const relevance = (a: C, b: C) =>
    (scores.get(b.productId) ?? 0) - (scores.get(a.productId) ?? 0) || b.productId - a.productId;
  if (order === "relevance") {
    const ranked = found.toSorted((a, b) => b.covered - a.covered || relevance(a, b));
    return ingredients === 0 ? ranked : inTurn(found, ingredients, at);
  }
  const by: Record<Exclude<SearchOrder, "relevance">, (a: C, b: C) => number> = {
    popular: (a, b) => b.sales - a.sales || relevance(a, b),
    latest: (a, b) => b.createdAt - a.createdAt || relevance(a, b),
    priceAsc: (a, b) => a.price - b.price || relevance(a, b),
    priceDesc: (a, b) => b.price - a.price || relevance(a, b),
    score: (a, b) => b.score - a.score || relevance(a, b),
    review: (a, b) => b.reviews - a.reviews || relevance(a, b),
  };
  const most = Math.max(0, ...found.map(({ covered }) => covered));
  const kept = ingredients === 0 ? found.filter(({ covered }) => covered === most) : found;
  return kept.toSorted(by[order]);
}

/**
 * Takes the best product of each ingredient in turn. Those that only resemble the ingredient come after all that are it,
 * unless none is, and those that cannot be bought come last.
 */
function inTurn<C extends Candidate>(found: readonly C[], ingredients: number, at: RankedAt): C[] {
  const buckets = Map.groupBy(found, ({ groups }) => lowestBit(groups & ingredients));
  const keyed = [...buckets].flatMap(([ingredient, all]) => {
    // A product with two ingredients is no better than one with a single one.
    const own = (each: C) => ({ ...each, text: each.text / bitsOf(each.groups & ingredients) });
    const best = Math.max(...all.map((each) => own(each).text));
    const scored = all
      .map((each) => ({ each, score: searchScore(own(each), at), isWeak: own(each).text < best * ALMOST }))
      .toSorted((a, b) => b.score - a.score || b.each.productId - a.each.productId);
    let turn = 0;
    return scored.map(({ each, isWeak }) => {
      const group = each.inStock ? (isWeak ? 1 : 0) : 2;
      if (group === 0) turn += 1;
      return { each, key: [group, turn, ingredient] as const };
    });
  });
  return keyed
    .toSorted((a, b) => a.key[0] - b.key[0] || a.key[1] - b.key[1] || a.key[2] - b.key[2])
    .map(({ each }) => each);
}

/** Share of the best text match of an ingredient from which another product is it as well. */
const ALMOST = 0.94;

function bitsOf(mask: number): number {
  let bits = 0;
  for (let left = mask; left !== 0; left &= left - 1) bits += 1;
  return Math.max(1, bits);
}

function lowestBit(mask: number): number {
  return mask & -mask;
}
