import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
/** Products named 사과, the best seller first, and one that the word does not find. */
let apples: number[];
let pear: number;
beforeAll(async () => {
  shop = await createTestShop();
  const named = async (name: string, sales: number) => {
    const { productId } = await seedProduct(shop.database.db);
    await select(shop, "update product set name = $2, sales_weight = $3 where id = $1", [
      productId,
      name,
      sales,
    ]);
    return productId;
  };
  apples = [
    await named("꿀사과", 400),
    await named("햇사과", 300),
    await named("풋사과", 200),
    await named("못난이 사과", 100),
  ];
  pear = await named("나주배", 50);
});
beforeEach(async () => {
  shop.clock.now = new Date("2026-11-21T12:00:00+09:00");
  token = (await operator(shop)).token;
  await select(shop, "delete from search_pin");
  await select(shop, "update product set status = 'stock_in'");
});
afterAll(() => shop.close());

type Fields = Input<"POST /operator/v1/search-pins">["body"]["rows"][number];
const FIELDS: Fields = {
  word: "사과",
  productId: 0,
  sort: 0,
  variants: ["todayfruit"],
  beginsAt: "2026-11-20T00:00:00.000Z",
  endsAt: null,
  isAdvertisement: false,
};
const add = (...rows: Partial<Fields>[]) =>
  shop.call(token, "POST /operator/v1/search-pins", {
    body: { rows: rows.map((row) => ({ ...FIELDS, ...row })), reason: "행사" },
  });
const search = async (
  searchToken = "사과",
  query: { filter?: string; page?: number; take?: number } = {},
) => {
  // The notification of the database drops the pins in a running shop.
  shop.services.searchPins.drop();
  return (await shop.call(null, "GET /v1/products/search", { query: { searchToken, ...query } })).reply;
};
const ids = async (...asked: Parameters<typeof search>) => (await search(...asked)).list.map(({ id }) => id);
const states = async () => {
  const { reply } = await shop.call(token, "GET /operator/v1/search-pins");
  return reply.list.map(({ productName, state }) => [productName, state]);
};

test("pinned products lead the results of their word in their order, on every page once", async () => {
  const [first = 0, second = 0, third = 0, fourth = 0] = apples;
  await add({ productId: fourth, sort: 2 }, { productId: pear, sort: 1 });
  expect(await ids()).toEqual([pear, fourth, first, second, third]);
  expect(await search()).toMatchObject({ totalCount: 5, relaxation: null, advertisedIds: [] });
  const pages = [await ids("사과", { take: 2 }), await ids("사과", { take: 2, page: 1 })];
  expect(pages).toEqual([
    [pear, fourth],
    [first, second],
  ]);
  expect(await ids("능금")).toEqual([pear, fourth, first, second, third]);
  expect(await search("사가")).toMatchObject({ correctedToken: "사과" });
  expect(await ids("사가")).toEqual([pear, fourth]);
  expect(await ids("꿀 사과")).not.toContain(pear);
  expect(await ids("사과", { filter: "order:popular" })).toEqual(apples);
  expect((await search("사과", { filter: "price:900000-" })).list).toEqual([]);
  const { reply } = await shop.call(null, "GET /v1/products/filters", { query: { searchToken: "사과" } });
  expect(reply.totalCount).toBe(5);
});

test("a sold-out or hidden pin, and one before or after its time or of another variant, is passed over", async () => {
  const [first = 0, second = 0, third = 0, fourth = 0] = apples;
  await add(
    { productId: fourth, endsAt: "2026-11-22T00:00:00.000Z" },
    { productId: third, beginsAt: "2026-11-22T00:00:00.000Z" },
    { productId: pear, variants: ["market"] },
  );
  expect(await ids()).toEqual([fourth, first, second, third]);
  await select(shop, "update product set status = 'stock_out' where id = $1", [fourth]);
  expect(await ids()).toEqual([first, second, third, fourth]);
  expect(await states()).toEqual([
    ["나주배", "shown"],
    ["풋사과", "scheduled"],
    ["못난이 사과", "passed_over"],
  ]);
  await select(shop, "update product set status = 'waiting' where id = $1", [fourth]);
  expect(await ids()).toEqual([first, second, third]);
  shop.clock.now = new Date("2026-11-22T09:00:00+09:00");
  token = (await operator(shop)).token;
  expect(await ids()).toEqual([third, first, second]);
  expect((await states()).map(([, state]) => state)).toEqual(["shown", "shown", "ended"]);
});

test("a pin that is an advertisement is named to shoppers, and no other", async () => {
  const [first = 0, second = 0] = apples;
  await add({ productId: second, isAdvertisement: true, sort: 1 }, { productId: first, sort: 2 });
  expect(await search()).toMatchObject({ advertisedIds: [second] });
  expect(await search("사과", { take: 2, page: 1 })).toMatchObject({ advertisedIds: [] });
});

test("a word with a pin costs one statement more, and a word without one none", async () => {
  const sent = async (searchToken: string) => {
    await search(searchToken);
    shop.database.statements.length = 0;
    await shop.call(null, "GET /v1/products/search", { query: { searchToken } });
    return shop.database.statements.splice(0).length;
  };
  expect(await sent("사과")).toBe(4);
  await add({ productId: pear });
  expect(await sent("사과")).toBe(5);
  expect(await sent("나주배")).toBe(4);
});

test("the list of pins takes two statements, for one or three", async () => {
  const sent = async () => {
    shop.database.statements.length = 0;
    await states();
    return shop.database.statements.splice(0).filter((name) => /pin/.test(name));
  };
  await add({ productId: pear });
  const one = await sent();
  await add(...apples.slice(0, 2).map((productId) => ({ productId })));
  expect(await sent()).toEqual(one);
  expect(one).toHaveLength(2);
});

test.each<[string, Partial<Fields>, string]>([
  ["an unknown product", { productId: 2_000_000_000 }, "PINNED_PRODUCT_UNKNOWN"],
  ["an end before its begin", { endsAt: "2026-11-19T00:00:00.000Z" }, "SEARCH_PIN_PERIOD_INVALID"],
  ["a word with a space", { word: "햇 사과" }, "INVALID_INPUT"],
  ["no variant", { variants: [] }, "INVALID_INPUT"],
])("a pin with %s is refused", async (_what, fields, code) => {
  expect((await add({ productId: pear, ...fields })).refusal.code).toBe(code);
});

test("a product is pinned to a word once, and an undone pin leads no more", async () => {
  expect((await add({ productId: pear }, { productId: pear })).refusal.code).toBe("SEARCH_PIN_TAKEN");
  const { reply } = await add({ productId: pear });
  expect((await add({ productId: pear })).refusal.code).toBe("SEARCH_PIN_TAKEN");
  expect((await ids())[0]).toBe(pear);
  const path = { id: reply.change.id };
  await shop.call(token, "POST /operator/v1/changes/{id}/undo", { path, body: { reason: "되돌림" } });
  expect(await ids()).not.toContain(pear);
});
