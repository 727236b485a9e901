import type { Reply } from "@todayfruit/contract/all-calls";
import {
  OPEN_PRODUCT_FILTER,
  type ProductFilter,
  readProductFilter,
  writeProductFilter,
} from "@todayfruit/domain/catalog/read-and-write-product-filter";
import { afterAll, beforeAll, expect, test } from "vitest";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { importDemonstration } from "../../import/catalogue-fixture.ts";

const FRUIT = 91;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await importDemonstration(shop.database.db, shop.clock.now);
});
afterAll(() => shop.close());

type Counts = Reply<"GET /v1/products/filters">;
type Within = { categoryId: number } | { searchToken: string };

async function countsOf(within: Within, filter = ""): Promise<Counts> {
  return (await shop.call(null, "GET /v1/products/filters", { query: { ...within, filter } })).reply;
}

async function totalOf(within: Within, filter: string): Promise<number> {
  const reply =
    "categoryId" in within
      ? await shop.call(null, "GET /v1/products/category/{id}", {
          path: { id: within.categoryId },
          query: { filter },
        })
      : await shop.call(null, "GET /v1/products/search", { query: { ...within, filter } });
  return reply.reply.totalCount;
}

/** Lists every value of the counts as the change of a filter that chooses it, with its count. */
function choices(counts: Counts): { change: Partial<ProductFilter>; count: number }[] {
  return [
    { change: { freeDeliveryOnly: true }, count: counts.freeDelivery },
    ...counts.origins.map(({ name, count }) => ({ change: { origins: [name] }, count })),
    ...counts.farms.map(({ id, count }) => ({ change: { farmIds: [id] }, count })),
    ...counts.prices.map(({ min, max, count }) => ({ change: { minPrice: min, maxPrice: max }, count })),
    ...counts.weights.map(({ min, max, count }) => ({ change: { minWeight: min, maxWeight: max }, count })),
    ...counts.scores.map(({ least, count }) => ({ change: { minScore: least }, count })),
    ...counts.sweetness.map(({ least, count }) => ({ change: { minSweetness: least }, count })),
    ...counts.arrivals.map(({ day, count }) => ({ change: { arriveBy: day }, count })),
  ];
}

test.each([
  ["a category", { categoryId: FRUIT }, ""],
  ["a category under other conditions", { categoryId: FRUIT }, "origin:경북,price:-50000"],
  ["a search", { searchToken: "사과" }, ""],
  ["a search under other conditions", { searchToken: "과일" }, "delivery:free,weight:1000-5000"],
])(
  "filter counts of %s: every value has as many products as the list narrowed by it",
  async (_, within, chosen) => {
    const counts = await countsOf(within, chosen);
    expect(counts.totalCount).toBe(await totalOf(within, chosen));
    const filter = readProductFilter(chosen);
    if (!filter.ok) throw new Error(chosen);
    const all = choices(counts);
    expect(all.length).toBeGreaterThan(15);
    const totals = await Promise.all(
      all.map(({ change }) => totalOf(within, writeProductFilter({ ...filter.value, ...change }))),
    );
    expect(totals).toEqual(all.map(({ count }) => count));
  },
);

test("filter counts: the fruits of the demonstration have values in every facet", async () => {
  const counts = await countsOf({ categoryId: FRUIT });
  expect(counts.isMore).toBe(false);
  expect(counts.origins.map(({ name }) => name)).toEqual(expect.arrayContaining(["제주", "경북", "미국"]));
  expect(counts.farms.length).toBeGreaterThan(5);
  expect(counts.sweetness.map(({ least }) => least)).toEqual([15, 13, 11]);
  expect(counts.arrivals.at(-1)?.count).toBeGreaterThan(0);
  expect(counts.scores[0]?.count).toBeGreaterThan(0);
});

test("filter counts: sold-out products are counted unless they are left out", async () => {
  const all = await countsOf({ categoryId: FRUIT });
  const inStock = await countsOf({ categoryId: FRUIT }, "stock:in");
  const [row] = await select<{ count: number }>(
    shop,
    "select count(*)::int as count from search_document where root_category_id = $1 and not in_stock",
    [FRUIT],
  );
  expect(row?.count).toBeGreaterThan(0);
  expect(all.totalCount - inStock.totalCount).toBe(row?.count);
});

test("category list with a filter: its pages are all of its products once, in every order", async () => {
  const orders = ["latest", "popular", "priceAsc", "priceDesc", "score", "review"] as const;
  for (const orderby of orders) {
    const ids: number[] = [];
    let nextPage: string | null = null;
    do {
      const { reply }: { reply: Reply<"GET /v1/products/category/{id}"> } = await shop.call(
        null,
        "GET /v1/products/category/{id}",
        {
          path: { id: FRUIT },
          query: { orderby, take: 4, filter: "origin:제주", ...(nextPage !== null && { nextPage }) },
        },
      );
      ids.push(...reply.list.map(({ id }) => id));
      if (nextPage === null) expect(reply.totalCount).toBeGreaterThan(4);
      nextPage = reply.nextPage;
    } while (nextPage !== null);
    expect(new Set(ids).size, orderby).toBe(ids.length);
    expect(ids.length, orderby).toBe(await totalOf({ categoryId: FRUIT }, "origin:제주"));
  }
});

test("category list by arrival: no product is promised later than the chosen day", async () => {
  const counts = await countsOf({ categoryId: FRUIT });
  const day = counts.arrivals.find(({ count }) => count > 0)?.day ?? "";
  const { reply } = await shop.call(null, "GET /v1/products/category/{id}", {
    path: { id: FRUIT },
    query: { take: 30, filter: writeProductFilter({ ...OPEN_PRODUCT_FILTER, arriveBy: day }) },
  });
  expect(reply.list.length).toBeGreaterThan(0);
  const details = await Promise.all(
    reply.list.map(({ id }) => shop.call(null, "GET /v1/products/{id}", { path: { id } })),
  );
  for (const { reply: product } of details) {
    expect((product.deliveryPromise?.arrivalTo ?? "9999") <= day, product.name).toBe(true);
  }
});

test.each([
  [{}],
  [{ categoryId: FRUIT, searchToken: "사과" }],
  [{ categoryId: FRUIT, filter: "colour:red" }],
])("filter counts: %j is refused with INVALID_INPUT", async (query) => {
  const { status, reply } = await shop.call(null, "GET /v1/products/filters", { query });
  expect([status, reply]).toMatchObject([400, { code: "INVALID_INPUT" }]);
});

test("filter counts: an unknown category is refused", async () => {
  const { reply } = await shop.call(null, "GET /v1/products/filters", { query: { categoryId: 999_999 } });
  expect(reply).toMatchObject({ code: "CATEGORY_NOT_FOUND" });
});

test.each([
  ["국산(경북 영주시, 전남 나주시)", ["경북", "전남"]],
  ["국산(부산·제주)", ["부산", "제주"]],
  ["국산(제주 제주시 조천읍)", ["제주"]],
  ["수입(미국)", ["미국"]],
  ["국산(상세설명 참조)", ["국내산"]],
  ["국산", ["국내산"]],
  ["국산·수입(상세설명 참조)", []],
])("origin_areas: %s is of %j", async (origin, areas) => {
  const [row] = await select<{ areas: string[] }>(shop, "select origin_areas($1) as areas", [origin]);
  expect(row?.areas).toEqual(areas);
});
