import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { member, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { notifyFollowersOfFarmNews } from "./notify-followers-of-farm-news.ts";

let shop: TestShop;
/** 12:00 in Korea. */
const NOON = new Date("2026-11-23T03:00:00Z");
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(() => {
  shop.clock.now = NOON;
});
afterAll(() => shop.close());

const news = async (token: string) =>
  (await shop.call(token, "GET /v1/app-users/notification", { query: { listType: "fruitSnsList" } })).reply
    .list;

/** Makes a farm with a product that is no news, and followers of it. */
async function followedFarm(people: number) {
  const { distributorId, productId, optionIds } = await seedProduct(shop.database.db);
  await notifyFollowersOfFarmNews(shop.services);
  const tokens = await Promise.all(Array.from({ length: people }, () => member(shop)));
  const path = { id: distributorId };
  await Promise.all(tokens.map((token) => shop.call(token, "POST /v1/farms/{id}/follow", { path })));
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  return { distributorId, productId, optionId: optionIds[0], tokens, token: tokens[0] ?? "" };
}

async function newProduct(distributorId: number, status = "stock_in"): Promise<number> {
  const { productId } = await seedProduct(shop.database.db, { distributorId, status: "waiting" });
  await select(shop, "update product set created_at = $2, name = '새 감귤' where id = $1", [
    productId,
    shop.clock.now,
  ]);
  await select(shop, "update product set status = $2 where id = $1", [productId, status]);
  return productId;
}

test("notifyFollowersOfFarmNews: every follower is told of a new product once, and nobody else", async () => {
  const { distributorId, tokens, token } = await followedFarm(3);
  const stranger = await member(shop);
  const productId = await newProduct(distributorId);
  expect(await notifyFollowersOfFarmNews(shop.services, 2)).toBe(3);
  expect(await notifyFollowersOfFarmNews(shop.services, 2)).toBe(0);
  expect(await news(token)).toMatchObject([
    {
      kind: "farm",
      title: `농원 ${distributorId}의 새 상품이에요`,
      body: "새 감귤을 지금부터 살 수 있어요.",
      href: `/products/${productId}`,
    },
  ]);
  expect((await Promise.all(tokens.map(news))).map((list) => list.length)).toEqual([1, 1, 1]);
  expect(await news(stranger)).toEqual([]);
  expect(await select(shop, "select 1 from message where template = 'FARM_NEWS'")).toHaveLength(3);
});

test("notifyFollowersOfFarmNews: a special price is told when it begins, once, with its last day", async () => {
  const { productId, optionId, token } = await followedFarm(1);
  await select(
    shop,
    "insert into timed_price (option_id, price, begins_at, ends_at) values ($1, 7000, $2, '2026-11-30T15:00:00Z')",
    [optionId, new Date(shop.clock.now.getTime() + 60_000)],
  );
  expect(await notifyFollowersOfFarmNews(shop.services)).toBe(0);
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  expect(await notifyFollowersOfFarmNews(shop.services)).toBe(1);
  expect(await notifyFollowersOfFarmNews(shop.services)).toBe(0);
  const [first] = await news(token);
  expect(first?.title).toMatch(/특가가 시작됐어요$/);
  expect(first?.body).toMatch(/11월 30일 \(월\)까지 7,000원에 살 수 있어요\.$/);
  expect(first?.href).toBe(`/products/${productId}`);
});

test("notifyFollowersOfFarmNews: produce that comes back with its season is a first harvest, a second time within sixty days it is not", async () => {
  const { productId, token } = await followedFarm(1);
  const rest = () =>
    select(shop, "update product set status = 'stock_out', season_note = '쉬어 갑니다' where id = $1", [
      productId,
    ]);
  const open = () =>
    select(shop, "update product set status = 'stock_in', season_note = null where id = $1", [productId]);
  await rest();
  await open();
  expect(await notifyFollowersOfFarmNews(shop.services)).toBe(1);
  expect((await news(token))[0]?.title).toMatch(/첫 수확이에요$/);
  await rest();
  await open();
  expect(await notifyFollowersOfFarmNews(shop.services)).toBe(0);
});

test("notifyFollowersOfFarmNews: at night it waits for the morning, and who stopped or came later is not told", async () => {
  const { distributorId, tokens, token } = await followedFarm(2);
  shop.clock.now = new Date("2026-11-23T13:00:00Z");
  await newProduct(distributorId);
  expect(await notifyFollowersOfFarmNews(shop.services)).toBe(0);
  const path = { id: distributorId };
  await shop.call(tokens[1] ?? "", "DELETE /v1/farms/{id}/follow", { path });
  shop.clock.now = new Date("2026-11-23T14:00:00Z");
  const late = await member(shop);
  await shop.call(late, "POST /v1/farms/{id}/follow", { path });
  shop.clock.now = new Date("2026-11-23T23:00:00Z");
  expect(await notifyFollowersOfFarmNews(shop.services)).toBe(1);
  expect((await Promise.all([token, tokens[1] ?? "", late].map(news))).map((list) => list.length)).toEqual([
    1, 0, 0,
  ]);
});

test("notifyFollowersOfFarmNews: four concurrent processes tell each follower once", async () => {
  const { distributorId, tokens } = await followedFarm(11);
  await newProduct(distributorId);
  await Promise.all([1, 2, 3, 4].map(() => notifyFollowersOfFarmNews(shop.services, 3)));
  await notifyFollowersOfFarmNews(shop.services, 3);
  expect((await Promise.all(tokens.map(news))).map((list) => list.length)).toEqual(tokens.map(() => 1));
});
