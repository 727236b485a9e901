import { afterAll, beforeAll, expect, test } from "vitest";
import { purgeExpired } from "../../../jobs/purge-expired.ts";
import { seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { recordSearches } from "./record-searches.ts";
import { refreshPopularSearchRanking } from "./refresh-popular-search-ranking.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  for (const [name, sales] of [
    ["사과", 3],
    ["참외", 9],
    ["감귤", 5],
  ] as const) {
    const { productId } = await seedProduct(shop.database.db);
    await select(
      shop,
      "update product set name = $2, keywords = array[$2], sales_weight = $3 where id = $1",
      [productId, name, sales],
    );
  }
});
afterAll(() => shop.close());

async function search(times: number, searchToken: string, filter?: string): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    await shop.call(null, "GET /v1/products/search", { query: { searchToken, ...(filter && { filter }) } });
  }
}
async function popular() {
  const { reply } = await shop.call(null, "GET /v1/products/search/popular");
  return { ...reply, list: reply.list.map(({ rank, text, change }) => [rank, text, change]) };
}
const HOUR = 3_600_000;

test("without searches the best sellers are listed, without a ranking time", async () => {
  expect(await popular()).toEqual({
    list: [
      [1, "참외", 0],
      [2, "감귤", 0],
      [3, "사과", 0],
    ],
    rankedAt: null,
  });
});

test("searches are counted by day and text, without personal data", async () => {
  await search(2, "사과");
  await search(1, " 사과 ");
  await search(1, "tkrhk");
  await search(1, "사과", "stock:in");
  await search(2, "두리안 폭포");
  await search(1, "사과 폭포");
  await search(1, "010-1234-5678");
  await search(1, "buyer@todayfruit.example");
  expect(await recordSearches(shop.services)).toBe(3);
  expect(await recordSearches(shop.services)).toBe(0);
  await search(1, "두리안 폭포");
  await recordSearches(shop.services);
  expect(await select(shop, "select * from search_query_day order by query")).toEqual([
    { day: "2026-11-21", query: "두리안 폭포", words: null, searches: 3, without_result: 3 },
    { day: "2026-11-21", query: "사과", words: "사과", searches: 4, without_result: 0 },
    { day: "2026-11-21", query: "사과 폭포", words: null, searches: 1, without_result: 0 },
  ]);
  const report = (today: string) =>
    select(shop, "select query, searches, without_result from search_report($1) limit 1", [today]);
  expect(await report("2026-11-21")).toEqual([{ query: "두리안 폭포", searches: 3, without_result: 3 }]);
  expect(await report("2026-12-20")).toHaveLength(1);
  expect(await report("2026-12-31")).toEqual([]);
});

test("counts that cannot be written are kept and added later", async () => {
  await search(1, "감귤");
  const broken = { transaction: undefined, run: () => Promise.reject(new Error("the database is away")) };
  await expect(recordSearches({ ...shop.services, db: broken as never })).rejects.toThrow("away");
  await search(1, "감귤");
  expect(await recordSearches(shop.services)).toBe(1);
  expect(await select(shop, "select searches from search_query_day where query = '감귤'")).toEqual([
    { searches: 2 },
  ]);
});

test("the most searched words are ranked hourly, with their change of rank", async () => {
  await search(6, "사과");
  await search(5, "감귤");
  await recordSearches(shop.services);
  expect(
    await Promise.all([
      refreshPopularSearchRanking(shop.services),
      refreshPopularSearchRanking(shop.services),
    ]),
  ).toContain(2);
  expect(await popular()).toEqual({
    list: [
      [1, "사과", null],
      [2, "감귤", null],
      [3, "참외", 0],
    ],
    rankedAt: "2026-11-21T03:00:00.000Z",
  });
  await search(9, "감귤");
  await recordSearches(shop.services);
  expect(await refreshPopularSearchRanking(shop.services)).toBe(0);
  shop.clock.now = new Date(shop.clock.now.getTime() + HOUR);
  expect(await refreshPopularSearchRanking(shop.services)).toBe(2);
  expect((await popular()).list.slice(0, 2)).toEqual([
    [1, "감귤", 1],
    [2, "사과", -1],
  ]);
});

test("a ranking expires after a week, and the counts after half a year", async () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 8 * 24 * HOUR);
  expect(await refreshPopularSearchRanking(shop.services)).toBe(0);
  expect((await popular()).rankedAt).toBeNull();
  shop.clock.now = new Date(shop.clock.now.getTime() + 180 * 24 * HOUR);
  await purgeExpired(shop.services, 2);
  expect(await select(shop, "select from search_query_day")).toEqual([]);
});
