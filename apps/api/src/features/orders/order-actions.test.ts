import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart, type CartOrder } from "../../testing/buy-through-cart.ts";
import { deliver } from "../../testing/deliver-order.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { guest, member, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { later } from "../../testing/read-and-set-shop-state.ts";
import { optionOf, requestReturn } from "../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

test("order list and order name the same buttons as a product moves on", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 20_000 }]);
  const path = { id: order.id };
  expect(await seen(token, order)).toMatchObject({
    actions: ["cancel", "changeAddress", "ask"],
    cancelsWhole: true,
  });
  await shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path, body: {} });
  expect((await seen(token, order)).actions).toEqual(["requestCancel", "ask"]);
  await shop.call(work, "PUT /operator/v1/orders/{id}/dispatch", {
    path,
    body: { carrier: "04", invoiceNumber: "601234567777" },
  });
  expect(await seen(token, order)).toMatchObject({
    actions: ["track", "ask"],
    arrivedOn: null,
    completion: null,
  });
  await shop.call(work, "PUT /operator/v1/orders/{id}/arrive", { path, body: { reason: "받았어요" } });
  expect(await seen(token, order)).toMatchObject({
    actions: ["writeReview", "reorder", "requestReturn", "ask"],
    arrivedOn: "2026-11-21",
    completion: { completesOn: "2026-11-28" },
    reviewPoint: 300,
    claimId: null,
  });
});

test("the points promised for a completion are those that it earns, for each product in turn", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 13_900 }, { price: 27_777 }]);
  await deliver(shop, order);
  for (const pid of order.productIds) {
    const promised = (await product(token, order, pid)).completion?.rewardPoint ?? -1;
    const { reply } = await shop.call(token, "PUT /v1/app-users/order-items/{id}/products/{pid}/complete", {
      path: { id: order.id, pid },
    });
    expect(reply.rewardPoint).toBe(promised);
    expect(await product(token, order, pid)).toMatchObject({
      actions: ["reorder", "writeReview", "requestReturn"],
      completedOn: "2026-11-21",
      completion: null,
      earnedPoint: promised,
    });
  }
});

test("a guest reviews nothing and earns nothing; a review earns points for thirty days", async () => {
  const nobody = await guest(shop);
  const own = await buyThroughCart(shop, nobody, [{ price: 20_000 }]);
  await deliver(shop, own);
  expect(await seen(nobody, own)).toMatchObject({
    actions: ["reorder", "requestReturn", "ask"],
    reviewPoint: 0,
    completion: { rewardPoint: 0 },
  });
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 20_000 }]);
  await deliver(shop, order);
  later(shop, 30 * 24 * 60);
  expect(await seen(token, order)).toMatchObject({ reviewPoint: 300 });
  later(shop, 24 * 60);
  expect(await seen(token, order)).toMatchObject({ reviewPoint: 0 });
  shop.clock.now = new Date("2026-11-21T03:00:00Z");
});

test("a return is followed and taken back until it is decided, and names its request", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 20_000 }]);
  await deliver(shop, order);
  const options = [{ id: await optionOf(shop, order), optionUnit: 1 }];
  const { reply } = await requestReturn(shop, token, order, { options });
  expect(await seen(token, order)).toMatchObject({
    actions: ["showReturn", "takeBackReturn"],
    claimId: reply.id,
    completion: null,
  });
  await shop.call(work, "PUT /operator/v1/claims/{id}/approve", {
    path: { id: reply.id },
    body: { refundPrice: 1000, notice: "일부만 상했어요" },
  });
  expect((await seen(token, order)).actions).toEqual(["showReturn"]);
});

/** Returns the first product as the list shows it, which is as the order shows it. */
async function seen(token: string, order: CartOrder) {
  return product(token, order, order.productIds[0] ?? 0);
}

async function product(token: string, order: CartOrder, pid: number) {
  const list = await shop.call(token, "GET /v1/app-users/order-items");
  const listed = list.reply.list
    .find(({ id }) => id === order.id)
    ?.orderItemProducts.find(({ id }) => id === pid);
  const detail = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: order.id } });
  const shown = detail.reply.orderItemProducts.find(({ id }) => id === pid);
  expect(shown).toEqual(listed);
  if (!shown) throw new Error("A product of the order is in its list");
  return shown;
}
