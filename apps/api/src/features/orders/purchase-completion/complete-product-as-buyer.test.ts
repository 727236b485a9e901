import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart, type CartOrder } from "../../../testing/buy-through-cart.ts";
import { cancelProduct } from "../../../testing/cancel-order-steps.ts";
import { deliver, moveProduct } from "../../../testing/deliver-order.ts";
import { guest, member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { awardDuePoints } from "../../points/award-due-points.ts";
import { completeDuePurchases } from "./complete-due-purchases.ts";

const COMPLETE = "PUT /v1/app-users/order-items/{id}/products/{pid}/complete";
const DAY = 24 * 60;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  await select(
    shop,
    `update shop_rule set value = '[{"grade": 1, "gradeName": "씨앗", "icon": "media/i.webp", "purchasePointPer": 1.5}]'
      where name = 'grades'`,
  );
});
afterAll(() => shop.close());

const complete = (token: string, order: CartOrder, index = 0) =>
  shop.call(token, COMPLETE, { path: { id: order.id, pid: order.productIds[index] ?? 0 } });
const statusOf = async (order: CartOrder) =>
  (await select<{ status: string }>(shop, "select status from orders where id = $1", [order.id]))[0]?.status;
const pointsOf = async (token: string) => (await shop.call(token, "GET /v1/app-users/my-point")).reply;

test("a buyer completes a delivered product, and its points are usable seven days after delivery", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 20_000 }]);
  expect((await complete(token, order)).refusal.code).toBe("PURCHASE_NOT_DELIVERED");
  await deliver(shop, order);
  later(shop, 2 * DAY);
  const { status, reply } = await complete(token, order);
  expect(status).toBe(200);
  expect(reply).toEqual({
    id: order.id,
    orderItemStatus: "complete",
    orderItemProducts: [{ id: order.productIds[0], orderItemProductStatus: "complete" }],
    rewardPoint: 300,
    rewardAvailableAt: "2026-11-27T15:00:00.000Z",
  });
  expect((await complete(token, order)).reply).toEqual(reply);
  expect((await pointsOf(token)).point).toBe(0);
  const due = await select<{ run_at: Date }>(
    shop,
    `select j.run_at from graphile_worker.jobs j join point_reward r on j.key = 'award-points:' || r.id
      where r.order_product_id = $1`,
    [order.productIds[0]],
  );
  expect(due).toEqual([{ run_at: new Date("2026-11-27T15:00:00.000Z") }]);

  shop.clock.now = new Date("2026-11-27T14:59:59Z");
  await awardDuePoints(shop.services);
  expect((await pointsOf(token)).point).toBe(0);
  shop.clock.now = new Date("2026-11-27T15:00:00Z");
  await Promise.all([awardDuePoints(shop.services), awardDuePoints(shop.services)]);
  expect(await pointsOf(token)).toMatchObject({
    point: 300,
    list: [{ amount: 300, reason: "purchase", expiresAt: "2027-11-27T14:59:59.999Z", orderId: order.id }],
  });
  const news = await shop.call(token, "GET /v1/app-users/notification", { query: { listType: "orderList" } });
  expect(news.reply.list.map(({ title }) => title)).toEqual(["포인트가 쌓였어요"]);
  expect(await breaches(shop)).toEqual([]);
});

test("an uncompleted product is completed seven days after delivery, to the second", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 20_000 }, { price: 10_001 }]);
  await deliver(shop, order, [0]);
  later(shop, DAY);
  await deliver(shop, order, [1]);
  const arrived = shop.clock.now.getTime() - DAY * 60_000;
  shop.clock.now = new Date(arrived + 7 * DAY * 60_000 - 1000);
  await completeDuePurchases(shop.services);
  expect(await productsOf(order)).toEqual(["delivery_end", "delivery_end"]);
  shop.clock.now = new Date(arrived + 7 * DAY * 60_000);
  await Promise.all([completeDuePurchases(shop.services), completeDuePurchases(shop.services)]);
  expect(await productsOf(order)).toEqual(["complete", "delivery_end"]);
  expect(await statusOf(order)).toBe("delivery_end");
  later(shop, DAY);
  await completeDuePurchases(shop.services);
  expect(await statusOf(order)).toBe("complete");
  // (30,001원 at 1.5%) rounded down, prorated by price.
  expect(await rewardsOf(order)).toEqual([299, 151]);
  const detail = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: order.id } });
  expect(detail.reply.timeline.at(-1)).toMatchObject({ orderItemStatus: "complete" });
  expect(await breaches(shop)).toEqual([]);
});

test("a product with a return request is not completed until the request is denied", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 20_000 }]);
  await deliver(shop, order);
  const [id = 0] = order.productIds;
  await moveProduct(shop, order, id, "delivery_end", "return_request");
  later(shop, 8 * DAY);
  await completeDuePurchases(shop.services);
  expect((await complete(token, order)).refusal.code).toBe("PURCHASE_NOT_KEPT");
  await moveProduct(shop, order, id, "return_request", "delivery_end");
  await completeDuePurchases(shop.services);
  expect(await statusOf(order)).toBe("complete");
  expect(await breaches(shop)).toEqual([]);
});

test("a replacement restarts the seven days", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 20_000 }]);
  await deliver(shop, order);
  const [id = 0] = order.productIds;
  later(shop, 6 * DAY);
  await moveProduct(shop, order, id, "delivery_end", "replace_request");
  await moveProduct(shop, order, id, "replace_request", "replace_complete");
  later(shop, 2 * DAY);
  await completeDuePurchases(shop.services);
  expect(await productsOf(order)).toEqual(["replace_complete"]);
  later(shop, 5 * DAY);
  await completeDuePurchases(shop.services);
  expect(await productsOf(order)).toEqual(["complete"]);
  expect(await breaches(shop)).toEqual([]);
});

test("a cancelled product earns nothing, and its share goes to no other", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 20_000 }, { price: 10_000 }]);
  await cancelProduct(shop, token, order, 1);
  await deliver(shop, order, [0]);
  later(shop, 7 * DAY);
  await completeDuePurchases(shop.services);
  expect(await rewardsOf(order)).toEqual([300]);
  expect(await breaches(shop)).toEqual([]);
});

test("another account's product is refused, and a guest's purchase earns nothing", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 20_000 }]);
  await deliver(shop, order);
  expect((await complete(await member(shop), order)).refusal.code).toBe("ORDER_NOT_FOUND");
  expect((await complete(token, { ...order, productIds: [1] })).refusal.code).toBe("ORDER_NOT_FOUND");
  const asGuest = await guest(shop);
  const theirs = await buyThroughCart(shop, asGuest, [{ price: 20_000 }]);
  await deliver(shop, theirs);
  later(shop, 7 * DAY);
  await completeDuePurchases(shop.services);
  expect(await statusOf(theirs)).toBe("complete");
  expect(await rewardsOf(theirs)).toEqual([]);
});

test("twenty concurrent completions and the job earn the points once", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 20_000 }, { price: 10_000 }]);
  await deliver(shop, order);
  later(shop, 7 * DAY);
  const replies = await Promise.all([
    ...Array.from({ length: 20 }, (_, index) => complete(token, order, index % 2)),
    completeDuePurchases(shop.services).then(() => ({ status: 200 })),
  ]);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await rewardsOf(order)).toEqual([300, 150]);
  expect(await breaches(shop)).toEqual([]);
});

async function productsOf(order: CartOrder): Promise<string[]> {
  const rows = await select<{ id: number; status: string }>(
    shop,
    "select id, status from order_product where order_id = $1",
    [order.id],
  );
  return order.productIds.map((id) => rows.find((row) => row.id === id)?.status ?? "");
}

async function rewardsOf(order: CartOrder): Promise<number[]> {
  const rows = await select<{ id: number; amount: number }>(
    shop,
    "select r.order_product_id as id, r.amount from point_reward r join order_product op on op.id = r.order_product_id where op.order_id = $1",
    [order.id],
  );
  return order.productIds.flatMap((id) => rows.filter((row) => row.id === id).map(({ amount }) => amount));
}
