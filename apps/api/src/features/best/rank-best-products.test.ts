import { afterAll, beforeAll, expect, test } from "vitest";
import { pay, placeOrder } from "../../testing/checkout-steps.ts";
import { guest, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { rankBestProducts } from "./rank-best-products.ts";

const A_DAY = 24 * 60;
let shop: TestShop;
let products: { productId: number; optionId: number }[];
beforeAll(async () => {
  shop = await createTestShop();
  products = [];
  for (let index = 0; index < 4; index += 1) {
    const { productId, optionIds } = await seedProduct(shop.database.db);
    products.push({ productId, optionId: optionIds[0] });
  }
});
afterAll(() => shop.close());

const run = () => rankBestProducts(shop.services);
const ids = (...places: number[]) => places.map((place) => products[place]?.productId);

async function best(type: "day" | "week" | "month" = "week", id = 91) {
  const { reply } = await shop.call(null, "GET /v1/products/category/{id}/best", {
    path: { id },
    query: { type },
  });
  return reply;
}

async function buy(place: number, units: number): Promise<number> {
  const token = await guest(shop);
  const pick = products[place];
  if (!pick) throw new Error("Four products were seeded");
  const order = await placeOrder(shop, token, { ...pick, units });
  return (await pay(shop, token, order)).reply.id;
}

test("rankBestProducts: without sales the catalogue's order applies, then the weight, and no product is new", async () => {
  await select(
    shop,
    "insert into best_ranking_tiebreaker values (91, 'week', 1, $1), (91, 'week', 2, $2)",
    ids(2, 0),
  );
  expect(await run()).toBe(24); // four products in three rankings of a root and its child
  const { list, rule, beginDate, endDate } = await best();
  expect(list.map(({ product }) => product.id)).toEqual(ids(2, 0, 3, 1));
  expect(list.map(({ rank, previousRank }) => [rank, previousRank])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ]);
  expect([beginDate, endDate, rule]).toEqual([
    "2026-11-15",
    "2026-11-21",
    "아직 판매 기록이 없어 담당자가 고른 상품이에요",
  ]);
  expect((await best("week", 1001)).list.map(({ product }) => product.id)).toEqual(ids(3, 2, 1, 0));
});

test("rankBestProducts: paid units rank first, and previousRank is the rank at the start of the day", async () => {
  await buy(1, 3);
  await buy(0, 2);
  await placeOrder(shop, await guest(shop), { ...(products[3] ?? { productId: 0, optionId: 0 }), units: 9 });
  await run();
  const { list } = await best();
  expect(list.map(({ product }) => product.id)).toEqual(ids(1, 0, 2, 3));
  expect(list.map(({ rank, previousRank }) => [rank, previousRank])).toEqual([
    [1, 4],
    [2, 2],
    [3, 1],
    [4, 3],
  ]);
});

test("rankBestProducts: an unchanged ranking writes nothing", async () => {
  later(shop, 60);
  expect(await run()).toBe(0);
});

test("rankBestProducts: on the next day movements start from zero, and yesterday's sales count only for the week", async () => {
  later(shop, A_DAY);
  await run();
  expect((await best("week")).list.map(({ rank, previousRank }) => rank === previousRank)).toEqual(
    Array(4).fill(true),
  );
  expect((await best("week")).list[0]?.product.id).toBe(products[1]?.productId);
  expect((await best("day")).list.map(({ product }) => product.id)).toEqual(ids(3, 2, 1, 0));
});

test("rankBestProducts: a cancelled sale no longer counts, and a newcomer is new until the next day", async () => {
  const orderId = await buy(2, 50);
  await run();
  expect((await best()).list[0]?.product.id).toBe(products[2]?.productId);
  await select(shop, "update order_product set status = 'withdraw_complete' where order_id = $1", [orderId]);
  const { productId, optionIds } = await seedProduct(shop.database.db);
  products.push({ productId, optionId: optionIds[0] });
  await buy(4, 1);
  await run();
  const { list } = await best();
  expect(list.map(({ product }) => product.id)).toEqual(ids(1, 0, 4, 2, 3));
  expect(list[2]?.previousRank).toBeNull();
  later(shop, A_DAY);
  await run();
  expect((await best()).list[2]?.previousRank).toBe(3);
});

test("best list: removed products are left out; sold-out ones are left out on request and keep their rank", async () => {
  await select(shop, "update product set status = 'stock_out' where id = $1", ids(0));
  const { reply } = await shop.call(null, "GET /v1/products/category/{id}/best", {
    path: { id: 91 },
    query: { productStatus: "stock_in" },
  });
  expect(reply.list.map(({ rank }) => rank)).toEqual([1, 3, 4, 5]);
  await select(shop, "update product set status = 'removed' where id = $1", ids(1));
  expect((await best()).list[0]?.rank).toBe(2);
  await run();
  expect((await best()).list[0]).toMatchObject({ rank: 1, product: { id: products[0]?.productId } });
});

test("rankBestProducts: of two concurrent processes one writes the ranking", async () => {
  await buy(3, 4);
  const [one, other] = await Promise.all([run(), run()]);
  expect([one, other].filter((changed) => changed === 0)).toHaveLength(1);
});
