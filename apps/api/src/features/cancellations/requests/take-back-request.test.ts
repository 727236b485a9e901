import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart, type CartOrder } from "../../../testing/buy-through-cart.ts";
import { cancelWhole } from "../../../testing/cancel-order-steps.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { guest, member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, select, statusOf } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

test("a request taken back returns every product to its status, and may be made again", async () => {
  const { token, order } = await packed();
  expect((await takeBack(token, order)).refusal.code).toBe("WITHDRAW_NOT_REQUESTED");
  await cancelWhole(shop, token, order);
  expect((await takeBack(await member(shop), order)).refusal.code).toBe("ORDER_NOT_FOUND");
  const { reply } = await takeBack(token, order);
  expect(reply.orderItemStatus).toBe("delivery_waiting");
  expect(reply.orderItemProducts.map((each) => each.orderItemProductStatus)).toEqual([
    "delivery_waiting",
    "delivery_waiting",
  ]);
  expect((await cancelWhole(shop, token, order)).reply.orderItemStatus).toBe("withdraw_request");
  expect(await breaches(shop)).toEqual([]);
});

test("a request for one product is taken back alone", async () => {
  const { token, order } = await packed();
  await cancelWhole(shop, token, order);
  const one = await takeBack(token, order, order.productIds[0]);
  expect(one.reply.orderItemProducts.map((each) => each.orderItemProductStatus).toSorted()).toEqual([
    "delivery_waiting",
    "withdraw_request",
  ]);
  expect(await breaches(shop)).toEqual([]);
});

test("a request that the shop approves at the same time is either taken back or refunded, never both", async () => {
  for (let run = 0; run < 4; run += 1) {
    const { token, order } = await packed();
    await cancelWhole(shop, token, order);
    const path = { id: order.id };
    const [taken, approved] = await Promise.all([
      takeBack(token, order),
      shop.call(work, "PUT /operator/v1/orders/{id}/withdraw-request/approve", { path, body: {} }),
    ]);
    expect([taken.status, approved.status].toSorted()).toEqual([200, 409]);
    const isRefunded = approved.status === 200;
    expect(await heldByProvider(shop, order.uuid)).toBe(isRefunded ? 0 : 24_000);
    expect(await statusOf(shop, order.id)).toBe(isRefunded ? "withdraw_complete" : "delivery_waiting");
  }
  expect(await breaches(shop)).toEqual([]);
});

test("the reason of a cancel is kept with its event and its refund, in the buyer's words where given", async () => {
  const { token, order } = await packed();
  const path = { id: order.id };
  const asked = await shop.call(token, "PUT /v3/app-users/orders/{id}/withdraw", {
    path,
    query: { reason: "other", reasonText: "이사를 가요" },
  });
  expect(asked.reply.orderItemStatus).toBe("withdraw_request");
  const shown = await shop.call(work, "GET /operator/v1/orders/{id}", { path });
  expect(shown.reply.events.map(({ reason }) => reason)).toContain("취소를 요청했어요: 이사를 가요");
  const paid = await buyThroughCart(shop, token, [{ price: 10_000 }]);
  await shop.call(token, "PUT /v3/app-users/orders/{id}/withdraw", {
    path: { id: paid.id },
    query: { reason: "late" },
  });
  expect(await select(shop, "select reason from cancellation where order_id = $1", [paid.id])).toEqual([
    { reason: "구매자가 취소했어요: 배송이 늦어요" },
  ]);
});

test("a guest takes back with the device that ordered, without a further code", async () => {
  const token = await guest(shop);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }]);
  expect((await takeBack(token, order)).refusal.code).toBe("WITHDRAW_NOT_REQUESTED");
  expect((await takeBack(await guest(shop), order)).refusal.code).toBe("ORDER_NOT_FOUND");
});

/** Buys two products that the farm then packs. */
async function packed(): Promise<{ token: string; order: CartOrder }> {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }, { price: 8000 }]);
  await shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: { id: order.id }, body: {} });
  return { token, order };
}

function takeBack(token: string, order: CartOrder, productId?: number) {
  return shop.call(token, "DELETE /v1/app-users/orders/{id}/withdraw-request", {
    path: { id: order.id },
    ...(productId === undefined ? {} : { query: { productId } }),
  });
}
