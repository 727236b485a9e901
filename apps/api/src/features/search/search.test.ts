import { afterAll, beforeAll, expect, test } from "vitest";
import { seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
/** Products named 사과, the best seller first. */
const apples: number[] = [];
beforeAll(async () => {
  shop = await createTestShop();
  await select(
    shop,
    `insert into category (id, parent_id, slug, name, icon, sort)
     values (91, null, 'fruit', '과일', 'i', 1), (1001, 91, null, '감귤', 'i', 1), (1002, 91, null, '사과·배', 'i', 2)`,
  );
  for (let index = 0; index < 40; index += 1) {
    const { productId } = await seedProduct(shop.database.db, { price: 1000 * (index + 1) });
    await select(
      shop,
      `update product set name = $2, keywords = '{사과,apple}', category_id = $3, sales_weight = $4, status = $5,
              shipping_base = $6, score_average = $7, review_count = $8, created_at = $9 where id = $1`,
      [
        productId,
        `꿀사과 ${index} (가정용)`,
        index % 2 === 0 ? 1002 : 1001,
        1000 - index,
        index % 4 === 3 ? "stock_out" : "stock_in",
        index % 5 === 0 ? 0 : 3000,
        (index % 50) / 10,
        index * 3,
        new Date(Date.UTC(2026, 9, 1, 0, index)),
      ],
    );
    apples.push(productId);
  }
});
afterAll(() => shop.close());

const SEARCH = "GET /v1/products/search";
const SUGGEST = "GET /v1/products/search/suggestions";

async function search(searchToken: string, query: { filter?: string; page?: number; take?: number } = {}) {
  return (await shop.call(null, SEARCH, { query: { searchToken, ...query } })).reply;
}
const ids = ({ list }: { list: { id: number }[] }) => list.map(({ id }) => id);

test("results come fifteen a page, every product once, sold-out ones last", async () => {
  const pages = [await search("사과"), await search("사과", { page: 1 }), await search("사과", { page: 2 })];
  expect(pages.map((page) => page.list.length)).toEqual([15, 15, 10]);
  expect(pages.map(({ nextPage }) => nextPage)).toEqual([1, 2, null]);
  expect(pages[0]).toMatchObject({ totalCount: 40, isMore: false, correctedToken: null });
  const shown = pages.flatMap((page) => page.list);
  expect(new Set(shown.map(({ id }) => id)).size).toBe(40);
  const statuses = shown.map(({ productStatus }) => productStatus);
  expect(statuses.lastIndexOf("stock_in")).toBeLessThan(statuses.indexOf("stock_out"));
  expect(await search("사과", { page: 3 })).toMatchObject({ list: [], nextPage: null, totalCount: 40 });
});

test("categories of the results are counted, the most frequent first", async () => {
  expect((await search("사과")).categories).toEqual([
    { id: 1001, name: "감귤", count: 20 },
    { id: 1002, name: "사과·배", count: 20 },
  ]);
});

test.each([
  ["stock:in", (index: number) => index % 4 !== 3],
  ["category:1002", (index: number) => index % 2 === 0],
  ["category:91", () => true],
  ["price:3000-5000", (index: number) => index >= 2 && index <= 4],
  ["price:-2000", (index: number) => index < 2],
  ["price:39000-", (index: number) => index >= 38],
  ["delivery:free", (index: number) => index % 5 === 0],
  ["stock:in,category:1002,price:1000-9000,delivery:free", (index: number) => index === 0],
  ["price:900000-", () => false],
])("the filter %s keeps exactly the matching products", async (filter, isLeft) => {
  const found = await search("사과", { filter, take: 100 });
  const left = apples.filter((_id, index) => isLeft(index));
  expect(ids(found).sort()).toEqual(left.sort());
  expect(found.totalCount).toBe(left.length);
});

test.each([
  ["priceAsc", [0, 1, 2]],
  ["priceDesc", [39, 38, 37]],
  ["latest", [39, 38, 37]],
  ["popular", [0, 1, 2]],
  ["score", [39, 38, 37]],
  ["review", [39, 38, 37]],
])("order:%s sorts the results", async (order, first) => {
  const found = await search("사과", { filter: `order:${order}`, take: 3 });
  expect(ids(found)).toEqual(first.map((index) => apples[index]));
});

test.each(["stock:out", "category:0", "price:9-1", "colour:red", "order:'; drop table product"])(
  "the filter %s is refused in Korean",
  async (filter) => {
    const answer = await shop.call(null, SEARCH, { query: { searchToken: "사과", filter } });
    expect(answer.refusal).toMatchObject({
      code: "INVALID_INPUT",
      detail: { fields: [{ field: "filter", message: expect.stringContaining("조건을 읽지 못했어요") }] },
    });
  },
);

test.each([
  ["tkrhk", "사과"],
  ["사가", "사과"],
  ["싸과", "사과"],
])("%s is corrected to %s, and searched as typed on request", async (typed, meant) => {
  expect(await search(typed)).toMatchObject({ totalCount: 40, correctedToken: meant });
  expect(await search(typed, { filter: "as:typed" })).toMatchObject({ totalCount: 0, correctedToken: null });
});

test("a typo next to a known word is corrected too", async () => {
  expect(await search("가정용 사가")).toMatchObject({ totalCount: 40, correctedToken: "가정용 사과" });
  expect(await search("가정용 폭포수")).toMatchObject({ totalCount: 40, correctedToken: null });
});

test.each(["ㅅㄱ", "사과를", "사 과", "사과 추천", "애플사과", "꿀사", "APPLE", "apples", "Apples 추천"])(
  "%s is understood as typed",
  async (typed) => {
    if (typed === "애플사과") expect(await search(typed)).toMatchObject({ totalCount: 0 });
    else expect(await search(typed)).toMatchObject({ totalCount: 40, correctedToken: null });
  },
);

test.each([
  ["%"],
  ["_"],
  ["%사과%' or 1=1; --"],
  ["\\"],
  ["사과\u0007귤"],
  ["'"],
  ["사".repeat(100)],
  ["ㅅ".repeat(100)],
  ["a".repeat(100)],
  ["사과 ".repeat(33)],
  ["1kg ".repeat(25)],
  ["\u200b\u00ad"],
  ["🍎🍎"],
])("%j is treated as plain text", async (searchToken) => {
  for (const name of [SEARCH, SUGGEST] as const) {
    expect((await shop.call(null, name, { query: { searchToken } })).status).toBe(200);
  }
  expect(await select(shop, "select count(*)::int as products from product")).toEqual([{ products: 40 }]);
});

test("wildcards match nothing, a text too long is refused, and half a surrogate pair causes no error", async () => {
  expect(await search("%")).toMatchObject({ totalCount: 0 });
  expect(await search("사_")).not.toMatchObject({ totalCount: 0 });
  const long = await shop.call(null, SEARCH, { query: { searchToken: "가".repeat(101) } });
  expect(long.refusal.code).toBe("INVALID_INPUT");
  const half = await shop.app.inject({
    url: "/v1/products/search?searchToken=%ED%A0%BC",
    headers: { platform: "web" },
  });
  expect(half.statusCode).toBeLessThan(500);
});

test("what has every typed word comes first, and the reply says what the others lack", async () => {
  await select(shop, "update product set name = name || ' 산지직송특품' where id = any($1)", [
    apples.slice(0, 3),
  ]);
  const found = await search("사과 산지직송특품", { take: 5 });
  expect(new Set(ids(found).slice(0, 3))).toEqual(new Set(apples.slice(0, 3)));
  expect(found).toMatchObject({ totalCount: 40, relaxation: { from: 3, leftOut: ["산지직송특품"] } });
  expect((await search("사과")).relaxation).toBeNull();
  expect((await search("사과 산지직송특품", { filter: "order:priceAsc" })).totalCount).toBe(3);
  await select(shop, "update product set name = replace(name, ' 산지직송특품', '')");
});

test("another name of a produce finds the same products in the same order, also one that operators add", async () => {
  const right = await search("사과");
  expect((await search("능금")).list).toEqual(right.list);
  await select(
    shop,
    "insert into search_dictionary (word, relation, means) values ('빨간열매', 'same', '{사과}')",
  );
  shop.services.searchDictionary.drop();
  expect((await search("빨간열매")).list).toEqual(right.list);
});

test("a search sends four statements, for one, fifteen or a hundred products", async () => {
  const sent = async (searchToken: string, take: number) => {
    shop.database.statements.length = 0;
    const { list } = await search(searchToken, { take });
    return [list.length, shop.database.statements.splice(0).length];
  };
  expect(await sent("사과", 1)).toEqual([1, 4]);
  expect(await sent("사과", 15)).toEqual([15, 4]);
  expect(await sent("사과", 100)).toEqual([40, 4]);
  expect(await sent("꿀사과 가정용 감귤", 100)).toEqual([20, 4]);
});

test("suggestions mark the typed text and send two statements", async () => {
  shop.database.statements.length = 0;
  const { reply } = await shop.call(null, SUGGEST, { query: { searchToken: "ㅅㄱ" } });
  expect(shop.database.statements.splice(0)).toHaveLength(2);
  expect(reply.list[0]).toEqual({
    text: "사과",
    kind: "keyword",
    id: null,
    match: [0, 2],
    products: 40,
    product: null,
  });
  expect(reply.list.at(-1)).toMatchObject({ kind: "product", id: apples[4], match: [1, 3] });
  expect(reply.list.length).toBeLessThanOrEqual(10);
});

test.each([
  ["삭", "사과"],
  ["사ㄱ", "사과"],
  ["tkr", "사과"],
  ["app", "apple"],
  ["꿀", "꿀사과"],
])("typing %s suggests %s", async (typed, word) => {
  const { reply } = await shop.call(null, SUGGEST, { query: { searchToken: typed } });
  expect(reply.list.map(({ text }) => text)).toContain(word);
});

test("after a first word only words found together with it are suggested", async () => {
  const { reply } = await shop.call(null, SUGGEST, { query: { searchToken: "감귤 사" } });
  const words = reply.list.filter(({ kind }) => kind === "keyword").map(({ text }) => text);
  expect(words).toEqual(["감귤 사과"]);
  const none = await shop.call(null, SUGGEST, { query: { searchToken: "참외 사" } });
  expect(none.reply.list).toEqual([]);
});

test("a price filter cuts by the price that holds now, and the order by price agrees with it", async () => {
  const [optionId] = await select<{ id: number }>(
    shop,
    "select representative_option_id as id from product where id = $1",
    [apples[20]],
  );
  await select(
    shop,
    "insert into timed_price (option_id, price, begins_at, ends_at) values ($1, 2500, '2027-01-01', '2027-01-02')",
    [optionId?.id],
  );
  const filter = "price:2000-3000,order:priceAsc";
  const before = [apples[1], apples[2]];
  expect(ids(await search("사과", { filter }))).toEqual(before);
  shop.clock.now = new Date("2027-01-01T00:00:00Z");
  expect(ids(await search("사과", { filter }))).toEqual([apples[1], apples[20], apples[2]]);
  expect(ids(await search("꿀 사과", { filter }))).toEqual([apples[1], apples[20], apples[2]]);
  expect(ids(await search("사과", { filter: "price:21000-21000" }))).toEqual([]);
  shop.clock.now = new Date("2027-01-02T00:00:00Z");
  expect(ids(await search("사과", { filter }))).toEqual(before);
});
