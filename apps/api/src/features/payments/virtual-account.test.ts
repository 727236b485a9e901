import { afterAll, beforeAll, expect, test } from "vitest";
import { type Placed, pay, placeOrder } from "../../testing/checkout-steps.ts";
import { guest, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, later, select, stockOf } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { reconcilePayments } from "./settlement/reconcile-payments.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("a virtual account is issued, and the webhook of its deposit pays the order", async () => {
  const { token, order, optionId } = await waitingForDeposit();
  const start = await shop.call(token, "GET /v1/payments/{orderId}", { path: { orderId: order.orderId } });
  expect(start.reply).toMatchObject({ state: "waiting_deposit", orderItemStatus: "bank_transfer_waiting" });
  expect(start.reply.paymentVbank).toEqual({
    accountNumber: expect.stringMatching(/^X?\d{10,}$/),
    bankCode: expect.any(String),
    bankText: expect.stringMatching(/^[가-힣A-Z]+/),
    customerName: expect.any(String),
    dueDate: "2026-11-22T03:00:00.000Z",
  });
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 5, reserved: 2 });
  const again = await shop.call(token, "POST /v1/payments/{orderId}/start", {
    path: { orderId: order.orderId },
  });
  expect(again.refusal.code).toBe("ORDER_ALREADY_PAID");

  await deposit(order);
  expect((await sendDepositWebhook(order)).reply).toEqual({ accepted: true });
  const paid = await show(token, order);
  expect(paid).toMatchObject({ state: "paid", orderItemStatus: "paid" });
  const shown = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: paid.id } });
  expect(shown.reply.timeline.map((event) => event.orderItemStatus)).toEqual([
    "request",
    "bank_transfer_waiting",
    "paid",
  ]);
  expect(shown.reply.payment).toMatchObject({ paymentMethodType: "vbank", paymentStatus: "paid" });
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 3, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("a deposit without a webhook is found by the reconciler", async () => {
  const { token, order } = await waitingForDeposit();
  await deposit(order);
  later(shop, 11);
  await reconcilePayments(shop.services);
  expect(await show(token, order)).toMatchObject({ state: "paid" });
  expect(await breaches(shop)).toEqual([]);
});

test("an account without a deposit expires and releases the stock", async () => {
  const { token, order, optionId } = await waitingForDeposit();
  later(shop, 25 * 60);
  await reconcilePayments(shop.services);
  expect(await show(token, order)).toMatchObject({ state: "failed", orderItemStatus: "incomplete" });
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 5, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("a reversed deposit is awaited again, and the order counts once", async () => {
  const { token, order, optionId } = await waitingForDeposit();
  await deposit(order);
  await sendStatusWebhook(order, "DONE");
  await shop.sandbox(`/_sim/deposit-reversed/${order.orderId}`, {});
  await sendStatusWebhook(order, "WAITING_FOR_DEPOSIT");
  expect(await show(token, order)).toMatchObject({ state: "waiting_deposit" });
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 5, reserved: 2 });
  expect(await orderCount(order)).toBe(0);
  expect(await breaches(shop)).toEqual([]);

  await deposit(order);
  later(shop, 11);
  await reconcilePayments(shop.services);
  expect(await show(token, order)).toMatchObject({ state: "paid" });
  expect(await orderCount(order)).toBe(1);
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 3, reserved: 0 });
  expect(await heldByProvider(shop, order.orderId)).toBe(order.price);
  expect(await breaches(shop)).toEqual([]);
});

test("the window of a virtual account has its hours, and a guest stays anonymous", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const token = await guest(shop);
  const order = await placeOrder(shop, token, { productId, optionId: optionIds[0] }, "vbank");
  const start = await shop.call(token, "POST /v1/payments/{orderId}/start", {
    path: { orderId: order.orderId },
  });
  expect(start.reply).toMatchObject({
    method: "VIRTUAL_ACCOUNT",
    validHours: 24,
    customerKey: "@@ANONYMOUS",
    amount: order.price,
    orderId: order.orderId,
  });
});

async function waitingForDeposit() {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 5 });
  const token = await guest(shop);
  const order = await placeOrder(shop, token, { productId, optionId: optionIds[0], units: 2 }, "vbank");
  const issued = await pay(shop, token, order, "VIRTUAL_ACCOUNT");
  expect(issued.reply.state).toBe("waiting_deposit");
  return { token, order, optionId: optionIds[0] };
}

const deposit = (order: Placed) => shop.sandbox(`/_sim/deposit/${order.orderId}`, {});

function sendDepositWebhook({ orderId }: Placed) {
  const body = {
    createdAt: "2026-11-21T12:00:00",
    secret: "ps_x",
    status: "DONE",
    transactionKey: "t",
    orderId,
  };
  return shop.call(null, "POST /v1/payments/webhooks/toss", { body });
}

function sendStatusWebhook({ orderId }: Placed, status: string) {
  const body = { eventType: "PAYMENT_STATUS_CHANGED", data: { paymentKey: "any", orderId, status } };
  return shop.call(null, "POST /v1/payments/webhooks/toss", { body });
}

async function show(token: string, { orderId }: Placed) {
  return (await shop.call(token, "GET /v1/payments/{orderId}", { path: { orderId } })).reply;
}

async function orderCount({ orderId }: Placed) {
  const [row] = await select<{ order_count: number }>(
    shop,
    "select u.order_count from orders o join app_user u on u.id = o.user_id where o.uuid = $1",
    [orderId],
  );
  return row?.order_count;
}
