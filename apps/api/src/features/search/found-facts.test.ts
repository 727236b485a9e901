import { coverOf, GROUP_WEIGHT } from "@todayfruit/domain/search/plan-meanings-of-typed-words";
import { parseTypedQuery } from "@todayfruit/domain/search/query/parse-typed-query";
import { NO_FILTER, type SearchFilter } from "@todayfruit/domain/search/read-and-write-search-filter";
import { afterAll, beforeAll, expect, test } from "vitest";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { importDemonstration } from "../import/catalogue-fixture.ts";
import { findCandidates } from "./candidates.repository.ts";
import { type Found, presentFound } from "./found-product-facts.sql.ts";
import { resolveQuery } from "./resolve-query.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await importDemonstration(shop.database.db, shop.clock.now);
});
afterAll(() => shop.close());

/** Finds the best products of a query under a filter by the first 40 postings of each of its terms. */
async function findOf(query: string, filter: SearchFilter): Promise<Found[]> {
  const { db } = shop.database;
  const { groups } = await resolveQuery(
    db,
    await shop.services.searchDictionary.read(),
    parseTypedQuery(query),
    true,
  );
  const asked = groups.flatMap(({ role, terms }, group) =>
    terms.map(({ id, certainty, products }) => ({
      termId: id,
      group,
      role,
      certainty,
      take: 40,
      size: products,
    })),
  );
  if (groups.length === 0) return [];
  const weights = groups.map((group) => ({ weight: GROUP_WEIGHT[group.kind], cover: coverOf(group) }));
  const { products } = await findCandidates(db, asked, weights, {
    filter,
    now: shop.clock.now,
    arrivals: [],
  });
  return products;
}

test("by relevance the statement without a filter finds the same products as one that every product meets", async () => {
  const terms = await select<{ term: string }>(
    shop,
    `select term from search_term where product_count > 0 and length(term) > 1 and fields & 224 > 0
      order by product_count desc, term limit 120`,
  );
  const words = terms.map(({ term }) => term);
  const queries = [...words, ...words.slice(0, 60).map((word, index) => `${word} ${words[60 + index]}`)];
  shop.database.statements.length = 0;
  let found = 0;
  for (const query of queries) {
    const open = await findOf(query, NO_FILTER);
    const narrowed = await findOf(query, { ...NO_FILTER, minPrice: 1 });
    // Ranked by relevance alone, a product needs no price, score, reviews or creation.
    const facts = narrowed.map((each) => ({ ...each, price: 0, score: 0, reviews: 0, createdAt: 0 }));
    expect(open, query).toEqual(facts);
    found += open.length;
  }
  expect(found).toBeGreaterThan(1000);
  expect(
    [...new Set(shop.database.statements)].filter((name) => name.startsWith("find-products")).toSorted(),
  ).toEqual([
    "find-products-by-word",
    "find-products-by-word-narrowed",
    "find-products-by-words",
    "find-products-by-words-narrowed",
  ]);
});

test("postings repeat the stock and sales of their product after changes of its status, sales and stock", async () => {
  await select(shop, "update product set sales_weight = 1 + id % 50, status = 'stock_out' where id % 3 = 0");
  await select(shop, "update product set is_sold_out = true where id % 5 = 0");
  await select(shop, "update product set is_sold_out = false, sales_weight = 7 where id % 10 = 0");
  await select(shop, "update option_stock set on_hand = 0, reserved = 0 where option_id % 7 = 0");
  const [row] = await select<{ postings: number; different: number }>(
    shop,
    `select count(*)::int as postings,
            count(*) filter (where (s.in_stock, s.sales) is distinct from (d.in_stock, d.sales))::int as different
       from search_posting s left join search_document d using (product_id)`,
  );
  expect(row?.postings).toBeGreaterThan(1000);
  expect(row?.different).toBe(0);
});

test("presentFound: facts by name, a limited sale only where the product has one", () => {
  const [first, second] = presentFound(
    "{12,7},{0.85,1},{4,8},{1,3},{91,93},{1,0},{30,2},{0,5},{7},{NULL},{1790000000000},{1000,900},{4.5,0},{3,0},{5,6}",
  );
  expect(first).toEqual({
    productId: 12,
    text: 0.85,
    covered: 4,
    groups: 1,
    categoryId: 91,
    inStock: true,
    sales: 30,
    seasonMonths: 0,
    opensAt: null,
    closesAt: null,
    price: 1000,
    score: 4.5,
    reviews: 3,
    createdAt: 5,
  });
  expect(second).toMatchObject({ productId: 7, inStock: false, opensAt: null, closesAt: 1_790_000_000_000 });
  expect(presentFound("{},{},{},{},{},{},{},{},{},{},{}")).toEqual([]);
});
