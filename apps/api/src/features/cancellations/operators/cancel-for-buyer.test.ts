import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyGift } from "../../../testing/buy-gift-and-enter-address-steps.ts";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { guest, member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
  token = (await operator(shop, "orders")).token;
});
afterAll(() => shop.close());

type Body = Input<"PUT /operator/v1/orders/{id}/cancel">["body"];
const cancel = (id: number, over: Partial<Body> = {}, query: { dryRun?: boolean } = {}) =>
  shop.call(token, "PUT /operator/v1/orders/{id}/cancel", {
    path: { id },
    query,
    body: { reason: "전화로 부탁하셨어요", ...over },
  });
const statusOf = async (id: number) =>
  (await shop.call(token, "GET /operator/v1/orders/{id}", { path: { id } })).reply.order.orderItemStatus;
const refunded = async (id: number) => {
  const [row] = await select<{ refunded: number }>(shop, "select refunded from payment where order_id = $1", [
    id,
  ]);
  return row?.refunded;
};

test("a paid order is cancelled for its buyer: what the dry run said is refunded, and who did it why is in the trail", async () => {
  const { id } = await buyThroughCart(shop, await guest(shop), [{ price: 20_000 }]);
  const tried = await cancel(id, {}, { dryRun: true });
  expect(tried.reply).toMatchObject({ withdrawing: "at-once", refundPrice: 23_000, refundPoint: 0 });
  expect(tried.reply.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(23_000);
  expect([await statusOf(id), await refunded(id)]).toEqual(["paid", 0]);
  const { reply } = await cancel(id, { refundPrice: 23_000, refundPoint: 0 });
  expect(reply).toMatchObject({ orderItemStatus: "withdraw_complete", refundPrice: 23_000 });
  expect(await refunded(id)).toBe(23_000);
  const trail = await select(
    shop,
    "select subject, reason, after from operator_action where action = 'orders.cancel-for-buyer'",
  );
  expect(trail).toEqual([
    {
      subject: `order ${id}`,
      reason: "전화로 부탁하셨어요",
      after: { status: "withdraw_complete", refundPrice: 23_000, refundPoint: 0 },
    },
  ]);
  expect(await breaches(shop)).toEqual([]);
});

test("a reason of 200 characters, the longest, is kept whole", async () => {
  const { id } = await buyThroughCart(shop, await guest(shop), [{ price: 20_000 }]);
  const reason = "가".repeat(200);
  expect((await cancel(id, { reason })).status).toBe(200);
  const [kept] = await select<{ reason: string }>(
    shop,
    "select reason from cancellation where order_id = $1",
    [id],
  );
  expect(kept?.reason).toContain(reason);
});

test("a refund that differs from the one seen is refused, and the order stays", async () => {
  const { id } = await buyThroughCart(shop, await guest(shop), [{ price: 20_000 }]);
  expect((await cancel(id, { refundPrice: 1 })).refusal.code).toBe("REFUND_CHANGED");
  expect(await statusOf(id)).toBe("paid");
});

test("one product of an accepted order becomes a request, as by its buyer, which is decided as any other", async () => {
  const order = await buyThroughCart(shop, await member(shop), [{ price: 20_000 }, { price: 30_000 }]);
  await shop.call(token, "PUT /operator/v1/orders/{id}/accept", { path: { id: order.id }, body: {} });
  const { reply } = await cancel(order.id, { orderItemProductId: order.productIds[0] ?? 0 });
  expect([reply.withdrawing, reply.refundPrice]).toEqual(["request", 0]);
  const approved = await shop.call(token, "PUT /operator/v1/orders/{id}/withdraw-request/approve", {
    path: { id: order.id },
    body: {},
  });
  expect(approved.reply.refundPrice).toBeGreaterThan(0);
  expect(await breaches(shop)).toEqual([]);
});

test("two operators who cancel the same order at once refund it once", async () => {
  const { id } = await buyThroughCart(shop, await guest(shop), [{ price: 20_000 }]);
  const done = await Promise.all([cancel(id), cancel(id), cancel(id)]);
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(done.map(({ reply }) => reply.refundPrice).toSorted((a, b) => a - b)).toEqual([0, 0, 23_000]);
  expect(await refunded(id)).toBe(23_000);
  expect(await breaches(shop)).toEqual([]);
});

test("a gift, an order that has left and one that does not exist are refused", async () => {
  const gift = await buyGift(shop, await member(shop), { receivers: 1 });
  expect((await cancel(gift.orderId)).refusal.code).toBe("GIFT_ORDER");
  const { id } = await buyThroughCart(shop, await guest(shop), [{}]);
  await shop.call(token, "PUT /operator/v1/orders/{id}/accept", { path: { id }, body: {} });
  const parcel = { carrier: "04", invoiceNumber: "640177770001" };
  await shop.call(token, "PUT /operator/v1/orders/{id}/dispatch", { path: { id }, body: parcel });
  expect((await cancel(id)).status).toBe(409);
  expect((await cancel(2_000_000_000)).refusal.code).toBe("ORDER_NOT_FOUND");
  const { token: packer } = await operator(shop, "packing");
  const denied = await shop.call(packer, "PUT /operator/v1/orders/{id}/cancel", {
    path: { id },
    body: { reason: "x" },
  });
  expect(denied.refusal.code).toBe("PERMISSION_REQUIRED");
});
