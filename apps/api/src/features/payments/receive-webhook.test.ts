import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { authorize, type Placed, pay, placeOrder } from "../../testing/checkout-steps.ts";
import { guest, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, select, stockOf } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.sandbox("/_sim/fault/clear", {}));
afterAll(() => shop.close());

test("a webhook before the buyer's return pays the order, and the return finds it paid", async () => {
  const { token, order, optionId } = await placed();
  const paymentKey = await capturedUnseen(order);
  expect((await status(order, "DONE")).reply).toEqual({ accepted: true });
  const body = { paymentKey, orderId: order.orderId, amount: order.price };
  expect((await shop.call(token, "POST /v1/payments/confirm", { body })).reply.state).toBe("paid");
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 4, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("ten concurrent copies of a webhook pay once", async () => {
  const { order, optionId } = await placed();
  await capturedUnseen(order);
  await Promise.all(Array.from({ length: 10 }, () => status(order, "DONE")));
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 4, reserved: 0 });
  expect(await eventsOf(order)).toEqual(["request", "paid"]);
  expect(await breaches(shop)).toEqual([]);
});

test("a webhook that repeats a known payment sends no request and writes nothing", async () => {
  const { token, order } = await placed();
  await pay(shop, token, order);
  const [row] = await select<{ payment_key: string }>(
    shop,
    "select p.payment_key from payment p join orders o on o.id = p.order_id where o.uuid = $1",
    [order.orderId],
  );
  const paymentKey = row?.payment_key;
  shop.database.statements.length = 0;
  expect((await status(order, "DONE", { paymentKey })).reply).toEqual({ accepted: true });
  expect(shop.database.statements).toEqual(["find-payment"]);
});

test("webhooks in the wrong order change nothing; the provider's current state is decisive", async () => {
  const { token, order, optionId } = await placed();
  await pay(shop, token, order);
  for (const late of ["CANCELED", "IN_PROGRESS", "EXPIRED", "READY"]) await status(order, late);
  expect(await eventsOf(order)).toEqual(["request", "paid"]);
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 4, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("a forged webhook pays nothing", async () => {
  const { order, optionId } = await placed();
  await authorize(shop, order);
  await status(order, "DONE", { totalAmount: order.price, balanceAmount: order.price, method: "카드" });
  expect(await eventsOf(order)).toEqual(["request"]);
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 5, reserved: 1 });
});

test("a webhook of one order with another's payment key settles only that order's state at the provider", async () => {
  const [one, other] = [await placed(), await placed()];
  const paymentKey = await capturedUnseen(one.order);
  await status(other.order, "DONE", { paymentKey });
  expect(await eventsOf(other.order)).toEqual(["request"]);
  expect(await breaches(shop)).toEqual([]);
});

test("a payment cancelled by the provider cancels the order and releases the stock", async () => {
  const { token, order, optionId } = await placed();
  const paid = await pay(shop, token, order);
  const [row] = await select<{ payment_key: string }>(
    shop,
    "select payment_key from payment order by id desc limit 1",
  );
  await shop.services.payments.cancel({
    paymentKey: row?.payment_key ?? "",
    reason: "관리자 취소",
    idempotencyKey: "by-hand",
  });
  await status(order, "CANCELED");
  const path = { id: paid.reply.id };
  const shown = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path });
  expect(shown.reply).toMatchObject({
    orderItemStatus: "withdraw_complete",
    payment: { paymentStatus: "withdraw", refundedPrice: order.price },
  });
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 5, reserved: 0 });
  expect(await heldByProvider(shop, order.orderId)).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test("a webhook is refused while the provider is unreachable, and accepted when repeated", async () => {
  const { order } = await placed();
  await capturedUnseen(order);
  await shop.sandbox("/_sim/fault", { point: "get", kind: "error500", times: 2 });
  expect((await status(order, "DONE")).status).toBe(503);
  expect((await status(order, "DONE")).reply).toEqual({ accepted: true });
  expect(await eventsOf(order)).toEqual(["request", "paid"]);
});

test.each([
  [
    "an unknown order",
    { eventType: "PAYMENT_STATUS_CHANGED", data: { paymentKey: "k", orderId: randomUUID() } },
    true,
  ],
  [
    "a malformed order number",
    { eventType: "PAYMENT_STATUS_CHANGED", data: { paymentKey: "k", orderId: "1' or 1=1" } },
    false,
  ],
  ["an event of another type", { eventType: "BILLING_DELETED", data: {} }, false],
  ["a list", [1, 2], false],
  ["nothing", null, false],
  ["a text", "DONE", false],
  ["a deposit without a secret", { orderId: randomUUID(), status: "DONE", transactionKey: "t" }, false],
])("a webhook with %s is answered and changes nothing", async (_what, body, accepted) => {
  const before = await select(shop, "select count(*) from order_status_change");
  const response = await shop.app.inject({
    method: "POST",
    url: "/v1/payments/webhooks/toss",
    headers: { "content-type": "application/json" },
    payload: JSON.stringify(body),
  });
  expect([response.statusCode, response.json()]).toEqual([200, { accepted }]);
  expect(await select(shop, "select count(*) from order_status_change")).toEqual(before);
  expect(
    await select(
      shop,
      "select order_uuid from payment_webhook w where order_uuid not in (select uuid from orders)",
    ),
  ).toEqual([]);
});

test("a provider that refuses the query is asked again at the next webhook", async () => {
  const { order } = await placed();
  await capturedUnseen(order);
  await shop.sandbox("/_sim/fault", { point: "get", kind: "refuse", code: "FORBIDDEN_REQUEST", times: 1 });
  expect((await status(order, "DONE")).status).toBe(503);
  expect((await status(order, "DONE")).reply).toEqual({ accepted: true });
  expect(await eventsOf(order)).toEqual(["request", "paid"]);
});

async function placed() {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 5 });
  const token = await guest(shop);
  const order = await placeOrder(shop, token, { productId, optionId: optionIds[0] });
  return { token, order, optionId: optionIds[0] };
}

/** Captures the money without the shop receiving the reply. */
async function capturedUnseen(order: Placed): Promise<string> {
  const paymentKey = await authorize(shop, order);
  const { orderId, price: amount } = order;
  await shop.services.payments.confirm({ paymentKey, orderId, amount, idempotencyKey: `unseen:${orderId}` });
  return paymentKey;
}

function status({ orderId }: Placed, name: string, more: object = {}) {
  const body = {
    eventType: "PAYMENT_STATUS_CHANGED",
    data: { paymentKey: "any", orderId, status: name, ...more },
  };
  return shop.call(null, "POST /v1/payments/webhooks/toss", { body });
}

async function eventsOf({ orderId }: Placed): Promise<string[]> {
  const rows = await select<{ to_status: string }>(
    shop,
    "select e.to_status from order_status_change e join orders o on o.id = e.order_id where o.uuid = $1 order by e.id",
    [orderId],
  );
  return rows.map((row) => row.to_status);
}
