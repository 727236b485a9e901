import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { pay, placeOrder } from "../../testing/checkout-steps.ts";
import { guest, member, seedProduct, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { countStock, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

const TODAY = new Date("2026-11-21T03:00:00Z");
const DAY_MS = 86_400_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

/** Buys a unit of an option some days before today; returns the order's id. */
async function buy(token: string, productId: number, optionId: number, daysAgo: number): Promise<number> {
  const placed = await placeOrder(shop, token, { productId, optionId });
  await pay(shop, token, placed);
  const [row] = await select<{ id: number }>(
    shop,
    "update orders set created_at = $2 where uuid = $1 returning id::int",
    [placed.orderId, new Date(TODAY.getTime() - daysAgo * DAY_MS)],
  );
  return row?.id ?? 0;
}

const repeated = async (token: string) =>
  (await shop.call(token, "GET /v1/app-users/repeat-purchases")).reply;

test("repeat purchases: what was bought twice, due once the median gap has passed, with the price of then and now", async () => {
  const token = await member(shop);
  const eggs = await seedProduct(shop.database.db, { price: 17_900 });
  const pears = await seedProduct(shop.database.db, { price: 30_000 });
  const once = await seedProduct(shop.database.db);
  for (const daysAgo of [42, 28, 14]) await buy(token, eggs.productId, eggs.optionIds[0], daysAgo);
  for (const daysAgo of [30, 5]) await buy(token, pears.productId, pears.optionIds[0], daysAgo);
  const last = await buy(token, once.productId, once.optionIds[0], 1);
  await select(shop, "update product_option set price = 15_900, list_price = 17_900 where id = $1", [
    eggs.optionIds[0],
  ]);
  const { due, others, lastOrder } = await repeated(token);
  expect(due).toEqual([
    {
      product: {
        id: eggs.productId,
        name: expect.any(String),
        image: "media/p.jpg",
        distributor: { id: eggs.distributorId, name: `농원 ${eggs.distributorId}`, region: "제주" },
        category: { id: 1001, name: "감귤", parent: { id: 91, name: "과일" } },
      },
      option: { id: eggs.optionIds[0], name: "옵션 1" },
      thenPrice: 17_900,
      price: 15_900,
      remaining: 97,
      block: null,
      purchases: 3,
      lastOn: "2026-11-07",
      intervalDays: 14,
    },
  ]);
  expect(others.map(({ product: { id }, purchases, intervalDays }) => [id, purchases, intervalDays])).toEqual(
    [[pears.productId, 2, 25]],
  );
  expect(lastOrder).toMatchObject({ id: last, orderedOn: "2026-11-20", images: ["media/p.jpg"] });
});

test("repeat purchases: cancelled and unpaid ones and gifts do not count; sold out is not due; not sold any more is left out", async () => {
  const token = await member(shop);
  const cancelled = await seedProduct(shop.database.db);
  const soldOut = await seedProduct(shop.database.db);
  const gone = await seedProduct(shop.database.db);
  const gift = await seedProduct(shop.database.db);
  const unpaid = await seedProduct(shop.database.db);
  for (const { productId, optionIds } of [cancelled, soldOut, gone, gift, unpaid]) {
    for (const daysAgo of [20, 10]) await buy(token, productId, optionIds[0], daysAgo);
  }
  const setLatest = (productId: number, status: string) =>
    select(
      shop,
      `update order_product set status = $2 where id = (select max(id) from order_product where product_id = $1)`,
      [productId, status],
    );
  await setLatest(cancelled.productId, "withdraw_complete");
  await setLatest(unpaid.productId, "bank_transfer_waiting");
  await select(
    shop,
    `update orders set is_gift = true, address = null
      where id = (select max(order_id) from order_product where product_id = $1)`,
    [gift.productId],
  );
  await countStock(shop, soldOut.optionIds[0], 0);
  await select(shop, "update product set status = 'suspended' where id = $1", [gone.productId]);
  const { due, others } = await repeated(token);
  expect(due).toEqual([]);
  expect(others).toMatchObject([{ product: { id: soldOut.productId }, block: "SOLD_OUT", remaining: 0 }]);
});

test("repeat purchases: another member has none, and a guest is refused", async () => {
  expect(await repeated(await member(shop))).toEqual({ due: [], others: [], lastOrder: null });
  const refused = await shop.call(await guest(shop), "GET /v1/app-users/repeat-purchases");
  expect(refused.status).toBe(403);
});

test("reorder: each line with its price then and now and its stock; a sold-out one names the product of its kind closest in price", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 26_900 }, { price: 18_900 }, { price: 27_900 }]);
  const [cheaper = 0, dearer = 0, soldOut = 0] = order.optionIds;
  await select(shop, "update product_option set price = 24_900 where id = $1", [cheaper]);
  await select(shop, "update product_option set price = 19_900, list_price = 19_900 where id = $1", [dearer]);
  await countStock(shop, dearer, 8);
  await countStock(shop, soldOut, 0);
  const instead = await seedProduct(shop.database.db, { price: 36_900 });
  const tooDear = await seedProduct(shop.database.db, { price: 60_000 });
  const wholesale = await seedProduct(shop.database.db, { price: 27_900 });
  await select(shop, "update product set is_wholesale = true where id = $1", [wholesale.productId]);
  await select(
    shop,
    "update product set kind = 'blueberry' where id = any($1) or id = (select product_id from product_option where id = $2)",
    [[instead.productId, tooDear.productId, wholesale.productId], soldOut],
  );
  const name = "GET /v1/app-users/orders/{id}/reorder";
  const { reply } = await shop.call(token, name, { path: { id: order.id }, query: {} });
  expect(reply.orderedOn).toBe("2026-11-21");
  expect(reply.lines).toMatchObject([
    { thenPrice: 26_900, price: 24_900, units: 1, remaining: 99, block: null, alternative: null },
    { thenPrice: 18_900, price: 19_900, remaining: 8, block: null, alternative: null },
    {
      thenPrice: 27_900,
      price: 27_900,
      remaining: 0,
      block: "SOLD_OUT",
      endedSeason: null,
      alternative: { id: instead.productId, price: 36_900 },
    },
  ]);
  const [, second = 0] = order.productIds;
  const one = await shop.call(token, name, { path: { id: order.id }, query: { orderProductId: second } });
  expect(one.reply.lines.map(({ option }) => option.id)).toEqual([dearer]);
});

test("reorder: a kind whose season is over says its last month, unless some of the kind is still sold", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{}]);
  const [optionId = 0] = order.optionIds;
  const ofOption = "id = (select product_id from product_option where id = $1)";
  await select(shop, `update product set kind = 'plum', status = 'stock_out' where ${ofOption}`, [optionId]);
  const season = async () => {
    const path = { id: order.id };
    const { reply } = await shop.call(token, "GET /v1/app-users/orders/{id}/reorder", { path, query: {} });
    return reply.lines.map(({ endedSeason }) => endedSeason);
  };
  expect(await season()).toEqual([{ name: "자두", month: 8 }]);
  await select(shop, `update product set origin = '수입(칠레)' where ${ofOption}`, [optionId]);
  expect(await season()).toEqual([null]);
  await select(shop, `update product set origin = '국산' where ${ofOption}`, [optionId]);
  const other = await seedProduct(shop.database.db);
  await select(shop, "update product set kind = 'plum' where id = $1", [other.productId]);
  expect(await season()).toEqual([null]);
});

test("reorder: a guest compares their own order; a product of the order is never named instead of another", async () => {
  const token = await guest(shop);
  const order = await buyThroughCart(shop, token, [{}, {}]);
  const [soldOut = 0] = order.optionIds;
  await select(
    shop,
    "update product set kind = 'jujube' where id in (select product_id from order_product where order_id = $1)",
    [order.id],
  );
  await countStock(shop, soldOut, 0);
  const instead = await seedProduct(shop.database.db, { price: 10_000 });
  const name = "GET /v1/app-users/orders/{id}/reorder";
  const { reply } = await shop.call(token, name, { path: { id: order.id }, query: {} });
  const [first, second] = reply.lines;
  expect([first?.block, second?.block, second?.alternative]).toEqual(["SOLD_OUT", null, null]);
  expect(first?.alternative?.id).toBe(instead.productId);
});

test("reorder: the order of another buyer and a line of another order are unknown", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{}]);
  const other = await buyThroughCart(shop, token, [{}]);
  const name = "GET /v1/app-users/orders/{id}/reorder";
  const foreign = await shop.call(await member(shop), name, { path: { id: order.id }, query: {} });
  expect(foreign.refusal.code).toBe("ORDER_NOT_FOUND");
  const [line = 0] = other.productIds;
  const wrong = await shop.call(token, name, { path: { id: order.id }, query: { orderProductId: line } });
  expect(wrong.refusal.code).toBe("ORDER_NOT_FOUND");
});
