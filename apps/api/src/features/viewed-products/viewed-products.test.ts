import { MAX_VIEWED } from "@todayfruit/domain/viewed-products/merge-viewed-products";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { confirmed } from "../../testing/confirm-identity-by-code-steps.ts";
import { member, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { purgeViewed } from "./viewed-products.repository.ts";

let shop: TestShop;
const products: number[] = [];
beforeAll(async () => {
  shop = await createTestShop();
  for (let turn = 0; turn < 4; turn += 1) products.push((await seedProduct(shop.database.db)).productId);
});
beforeEach(() => {
  shop.clock.now = new Date("2026-11-23T04:20:00Z");
});
afterAll(() => shop.close());

const ADD = "POST /v1/app-users/viewed-products";
const LIST = "GET /v1/app-users/viewed-products";
const REMOVE = "DELETE /v1/app-users/viewed-products";
const view = (at: number, viewedAt: string, price = 1000) => ({
  productId: products[at] ?? 0,
  viewedAt,
  price,
});

test("views of devices are merged: the last view of each product stays, and unknown products are left out", async () => {
  const token = await member(shop);
  const first = await shop.call(token, ADD, {
    body: {
      views: [
        view(0, "2026-11-22T01:00:00.000Z", 900),
        view(1, "2026-11-21T01:00:00.000Z"),
        { productId: 2_000_000_000, viewedAt: "2026-11-22T01:00:00.000Z", price: 1 },
      ],
    },
  });
  expect(first.reply.added).toBe(2);
  const second = await shop.call(token, ADD, {
    body: { views: [view(0, "2026-11-20T01:00:00.000Z", 1), view(2, "2026-11-23T01:00:00.000Z")] },
  });
  expect(second.reply.added).toBe(1);
  expect(second.reply.list.map(({ productId, price }) => [productId, price])).toEqual([
    [products[2], 1000],
    [products[0], 900],
    [products[1], 1000],
  ]);
  expect((await shop.call(await member(shop), LIST)).reply.list).toEqual([]);
});

test("concurrent merges keep the newest sixty", async () => {
  const token = await member(shop);
  const { reply: user } = await shop.call(token, "GET /v2/app-users/detail");
  const more: number[] = [];
  for (let turn = 0; turn < MAX_VIEWED; turn += 1) more.push((await seedProduct(shop.database.db)).productId);
  const views = more.map((productId, at) => ({
    productId,
    viewedAt: new Date(Date.UTC(2026, 10, 22, 0, at)).toISOString(),
    price: 1,
  }));
  await Promise.all([
    shop.call(token, ADD, { body: { views } }),
    shop.call(token, ADD, { body: { views: [view(0, "2026-11-23T01:00:00.000Z")] } }),
    shop.call(token, ADD, { body: { views: [view(1, "2026-11-01T01:00:00.000Z")] } }),
  ]);
  const list = (await shop.call(token, LIST)).reply.list;
  expect(list).toHaveLength(MAX_VIEWED);
  expect(list[0]?.productId).toBe(products[0]);
  const rows = await select(shop, "select product_id from viewed_product where user_id = $1", [user.id]);
  expect(rows).toHaveLength(MAX_VIEWED);
});

test("views are removed one by one or all, and end after 30 days", async () => {
  const token = await member(shop);
  await shop.call(token, ADD, {
    body: { views: [view(0, "2026-11-23T01:00:00.000Z"), view(1, "2026-11-22T01:00:00.000Z")] },
  });
  const one = await shop.call(token, REMOVE, { query: { productId: products[0] ?? 0 } });
  expect(one.reply.list.map(({ productId }) => productId)).toEqual([products[1]]);
  shop.clock.now = new Date("2026-12-21T14:59:59Z");
  expect((await shop.call(token, LIST)).reply.list).toHaveLength(1);
  shop.clock.now = new Date("2026-12-21T15:00:00Z");
  expect((await shop.call(token, LIST)).reply.list).toEqual([]);
  await purgeViewed(shop.database.db, new Date("2026-12-25T00:00:00Z"), 1000);
  expect(await select(shop, "select 1 from viewed_product where product_id = $1", [products[1]])).toEqual([]);
  expect((await shop.call(token, REMOVE, {})).reply.list).toEqual([]);
});

test("cards of a device's views come in its order, hidden products left out; a damaged list is refused", async () => {
  await select(shop, "update product set status = 'removed' where id = $1", [products[3]]);
  const ids = [products[2], products[3], products[0], products[2]].join(",");
  const { reply } = await shop.call(null, "GET /v1/products/viewed", { query: { ids } });
  expect(reply.list.map(({ id }) => id)).toEqual([products[2], products[0]]);
  const bad = await shop.call(null, "GET /v1/products/viewed", { query: { ids: "1,x" } });
  expect(bad.refusal.code).toBe("INVALID_INPUT");
});

test("views and restock alarms go with the account", async () => {
  const token = await member(shop);
  const { reply: user } = await shop.call(token, "GET /v2/app-users/detail");
  const { productId } = await seedProduct(shop.database.db, { stock: 0 });
  await shop.call(token, ADD, { body: { views: [view(0, "2026-11-23T01:00:00.000Z")] } });
  await shop.call(token, "POST /v1/products/{id}/restock-alarms", {
    path: { id: productId },
    body: { optionId: null, byPush: true, byPhone: true },
  });
  const rows = () =>
    select(
      shop,
      `select user_id from viewed_product where user_id = $1 union all select user_id from restock_alarm where user_id = $1`,
      [user.id],
    );
  expect(await rows()).toHaveLength(2);
  const exported = await shop.call(
    token,
    "GET /v1/app-users/personal-data",
    {},
    await confirmed(shop, token, "exportData"),
  );
  expect(exported.reply.viewedProducts).toHaveLength(1);
  expect(exported.reply.restockAlarms).toMatchObject([{ productId, phone: null, endedAt: null }]);
  const proof = await confirmed(shop, token, "leave");
  expect((await shop.call(token, "DELETE /v1/app-users", { body: {} }, proof)).status).toBe(200);
  expect(await rows()).toEqual([]);
});
