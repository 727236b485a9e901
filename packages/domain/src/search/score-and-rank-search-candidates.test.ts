import fc from "fast-check";
import { expect, test } from "vitest";
import { SEARCH_ORDERS } from "./read-and-write-search-filter.ts";
import { type Candidate, RANKING, rankCandidates, searchScore } from "./score-and-rank-search-candidates.ts";

const NOVEMBER = { now: Date.UTC(2026, 10, 21), month: 11 };
const found = (candidate: Partial<Candidate> = {}): Candidate => ({
  productId: 20_001,
  text: 1,
  covered: 4,
  groups: 1,
  inStock: true,
  sales: 8,
  seasonMonths: 0,
  opensAt: null,
  closesAt: null,
  price: 10_000,
  score: 4,
  reviews: 10,
  createdAt: 0,
  ...candidate,
});

test("searchScore: 감귤 in November, keyword and name, in stock, sales 8, scores 115", () => {
  expect(searchScore(found({ seasonMonths: 0b1100_0000_0001 }), NOVEMBER)).toBe(115);
});

test.each([
  ["text", { text: 0.9 }, -10],
  ["stock", { inStock: false }, RANKING.soldOut],
  ["season", { seasonMonths: 1 << 10 }, RANKING.inSeason],
  ["a season other than now", { seasonMonths: 1 << 5 }, 0],
  ["a future sale", { opensAt: NOVEMBER.now + 1 }, RANKING.notOnSaleNow],
  ["a sale that opens now", { opensAt: NOVEMBER.now }, 0],
  ["a sale that ends now", { closesAt: NOVEMBER.now }, RANKING.notOnSaleNow],
  ["no sales", { sales: 0 }, -7],
])("searchScore: %s changes the score by its weight", (_what, change, by) => {
  const difference = searchScore(found(change), NOVEMBER) - searchScore(found(), NOVEMBER);
  expect(difference).toBeCloseTo(by, 10);
});

test("rankCandidates: products with all typed words come first, and alone in any other order", () => {
  const both = found({ productId: 1, covered: 8, text: 0.2 });
  const one = found({ productId: 2 });
  expect(rankCandidates([one, both], "relevance", NOVEMBER)).toEqual([both, one]);
  expect(rankCandidates([one, both], "priceAsc", NOVEMBER)).toEqual([both]);
});

test("rankCandidates: the ingredients of a recipe come in turn, doubtful and sold-out ones last", () => {
  const potato = (productId: number, change: Partial<Candidate> = {}) =>
    found({ productId, groups: 1, ...change });
  const carrot = (productId: number, change: Partial<Candidate> = {}) =>
    found({ productId, groups: 2, ...change });
  const shuffled = [
    carrot(5, { inStock: false }),
    potato(2, { sales: 50 }),
    potato(1, { sales: 90 }),
    carrot(4, { text: 0.4, sales: 99 }),
    carrot(3),
  ];
  const ids = rankCandidates(shuffled, "relevance", NOVEMBER, 0b11).map(({ productId }) => productId);
  expect(ids).toEqual([1, 3, 2, 4, 5]);
});

test("rankCandidates: an ingredient that no product is certain to be is shown by those that resemble it", () => {
  const cake = found({ productId: 1, groups: 1, text: 0.4 });
  const sauce = found({ productId: 2, groups: 2 });
  const ids = rankCandidates([sauce, cake], "relevance", NOVEMBER, 0b11).map(({ productId }) => productId);
  expect(ids).toEqual([1, 2]);
});

test("rankCandidates: every order is total and does not depend on the input's order", () => {
  const candidate = fc.record({
    productId: fc.integer({ min: 1, max: 1000 }),
    text: fc.constantFrom(0.5, 0.8, 1),
    price: fc.constantFrom(1000, 2000),
    sales: fc.constantFrom(1, 2),
    inStock: fc.boolean(),
  });
  const list = fc.uniqueArray(candidate, { selector: ({ productId }) => productId, maxLength: 20 });
  fc.assert(
    fc.property(list, fc.constantFrom(...SEARCH_ORDERS), (candidates, order) => {
      const all = candidates.map(found);
      const ids = (each: Candidate[]) => each.map(({ productId }) => productId);
      expect(ids(rankCandidates(all, order, NOVEMBER))).toEqual(
        ids(rankCandidates([...all].reverse(), order, NOVEMBER)),
      );
    }),
  );
});
