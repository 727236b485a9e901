import { afterAll, beforeAll, expect, test } from "vitest";
import { authorize, pay, placeOrder } from "../../../testing/checkout-steps.ts";
import { guest, seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import {
  breaches,
  heldByProvider,
  later,
  select,
  stockOf,
} from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { settlePayment } from "./settle-payment.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test.each([
  ["a buyer who left before there was a key", null],
  ["another key", "another-key"],
])("a late refusal of %s leaves a paid order unchanged", async (_whose, refusedKey) => {
  const { order, optionId } = await paidOrder();
  const outcome = await settlePayment(shop.services, {
    orderUuid: order.orderId,
    provider: { refusedKey },
    actor: "buyer",
  });
  expect(outcome).toBe("nothing");
  expect(await statusOf(order.orderId)).toEqual({ status: "paid", reservation: "committed" });
  expect(await heldByProvider(shop, order.orderId)).toBe(order.price);
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 1, reserved: 0 });
});

test("a refusal of one key does not close an order being paid with another", async () => {
  const { order } = await openOrder();
  await select(
    shop,
    "update payment p set payment_key = 'k1' from orders o where o.id = p.order_id and o.uuid = $1",
    [order.orderId],
  );
  const refusedBy = (refusedKey: string | null) =>
    settlePayment(shop.services, { orderUuid: order.orderId, provider: { refusedKey }, actor: "buyer" });
  expect(await refusedBy("k2")).toBe("nothing");
  expect(await refusedBy(null)).toBe("nothing");
  expect(await statusOf(order.orderId)).toEqual({ status: "request", reservation: "held" });
  expect(await refusedBy("k1")).toBe("release");
  expect(await statusOf(order.orderId)).toEqual({ status: "incomplete", reservation: "released" });
  expect(await breaches(shop)).toEqual([]);
});

test("a second window that expires does not close an order whose first one is being confirmed", async () => {
  const { order, optionId } = await openOrder();
  const paymentKey = await authorize(shop, order);
  await select(
    shop,
    "update payment p set payment_key = $2 from orders o where o.id = p.order_id and o.uuid = $1",
    [order.orderId, paymentKey],
  );
  await authorize(shop, order);
  await shop.sandbox(`/_sim/expire/${order.orderId}`, {});
  const lapsed = await shop.services.payments.findByOrder(order.orderId);
  if (lapsed.kind !== "found") throw new Error("The window was opened");
  const asked = { orderUuid: order.orderId, provider: lapsed.payment, actor: "provider" as const };
  expect(lapsed.payment.status).toBe("EXPIRED");
  expect(await settlePayment(shop.services, asked)).toBe("keep-waiting");
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 2, reserved: 1 });
  later(shop, 31);
  expect(await settlePayment(shop.services, asked)).toBe("release");
  later(shop, -31);
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 2, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("a provider state read before a refund does not refund twice", async () => {
  const { token, order } = await openOrder();
  const paymentKey = await authorize(shop, order);
  const path = { orderId: order.orderId };
  await shop.call(token, "POST /v1/payments/{orderId}/fail", { path, body: { code: "CLOSED" } });
  const { orderId, price: amount } = order;
  const captured = await shop.services.payments.confirm({
    paymentKey,
    orderId,
    amount,
    idempotencyKey: "late",
  });
  if (captured.kind !== "found") throw new Error("The money was captured");
  const asked = { orderUuid: orderId, provider: captured.payment, actor: "provider" as const };
  await settlePayment(shop.services, asked);
  await settlePayment(shop.services, asked);
  await Promise.all([reconcilePayments(shop.services), reconcilePayments(shop.services)]);
  const refunds = await select<{ amount: number; is_done: boolean }>(
    shop,
    "select amount, done_at is not null as is_done from refund where payment_key = $1",
    [paymentKey],
  );
  expect(refunds).toEqual([{ amount, is_done: true }]);
  expect(await heldByProvider(shop, orderId)).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test("a nonexistent order is unknown", async () => {
  const orderUuid = shop.services.uuid();
  expect(await settlePayment(shop.services, { orderUuid, provider: null, actor: "shop" })).toBe(
    "unknown-order",
  );
});

async function openOrder() {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 2 });
  const token = await guest(shop);
  const order = await placeOrder(shop, token, { productId, optionId: optionIds[0] });
  return { token, order, optionId: optionIds[0] };
}

async function paidOrder() {
  const opened = await openOrder();
  expect((await pay(shop, opened.token, opened.order)).reply.state).toBe("paid");
  return opened;
}

async function statusOf(orderUuid: string) {
  const [row] = await select(shop, "select status, reservation from orders where uuid = $1", [orderUuid]);
  return row;
}
