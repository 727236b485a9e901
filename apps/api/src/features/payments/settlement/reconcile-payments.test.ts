import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { keepAccount } from "../../../testing/buy-gift-and-enter-address-steps.ts";
import { authorize, confirm, type Placed, pay, placeOrder } from "../../../testing/checkout-steps.ts";
import { guest, member, seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import {
  breaches,
  heldByProvider,
  later,
  select,
  stockOf,
} from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { refundMoney } from "../refunds/refund-money.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { settleOrderByProviderState } from "./settle-order-by-provider-state.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.sandbox("/_sim/fault/clear", {}));
afterAll(() => shop.close());

test("reconcilePayments: money captured after the order expired is found by a final check and refunded", async () => {
  const { order, optionId } = await placed();
  const paymentKey = await claimed(order);
  await expireIn(order, 1);
  later(shop, 2);
  await reconcilePayments(shop.services);
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 1, reserved: 0 });

  const { orderId, price: amount } = order;
  await shop.services.payments.confirm({ paymentKey, orderId, amount, idempotencyKey: `late:${orderId}` });
  expect(await heldByProvider(shop, orderId)).toBe(amount);
  later(shop, 16);
  await reconcilePayments(shop.services);
  expect(await heldByProvider(shop, orderId)).toBe(0);
  expect(await eventsOf(order)).toEqual(["waiting", "withdraw"]);
  expect(await breaches(shop)).toEqual([]);
});

test("reconcilePayments: after a final check without findings the payment is not checked again", async () => {
  const { order } = await placed();
  await claimed(order);
  await expireIn(order, 1);
  later(shop, 2);
  await reconcilePayments(shop.services);
  later(shop, 16);
  expect(await reconcilePayments(shop.services)).toBe(1);
  later(shop, 60);
  expect(await reconcilePayments(shop.services)).toBe(0);
});

test("reconcilePayments: of two tries of an order the claimed one is queried", async () => {
  const { token, order } = await placed();
  const paymentKey = await authorize(shop, order);
  await shop.sandbox("/_sim/fault", { point: "confirm", kind: "lostReply", times: 9 });
  await shop.sandbox("/_sim/fault", { point: "get", kind: "error500", times: 9 });
  expect((await confirm(shop, token, order, paymentKey)).refusal.code).toBe("PAYMENT_PENDING");
  await shop.sandbox("/_sim/fault/clear", {});

  const asked: string[] = [];
  const { payments } = shop.services;
  const listening = {
    ...payments,
    find: (key: string) => {
      asked.push(key);
      return payments.find(key);
    },
  };
  later(shop, 1);
  await reconcilePayments({ ...shop.services, payments: listening });
  expect(asked).toEqual([paymentKey]);
  const { reply } = await shop.call(token, "GET /v1/payments/{orderId}", {
    path: { orderId: order.orderId },
  });
  expect(reply.state).toBe("paid");
});

test("reconcilePayments: a refused refund is retried with growing pauses until it succeeds", async () => {
  const { token, order } = await placed();
  const paymentKey = await authorize(shop, order);
  const { orderId, price: amount } = order;
  await shop.services.payments.confirm({ paymentKey, orderId, amount, idempotencyKey: `c:${orderId}` });
  await shop.call(token, "POST /v1/payments/{orderId}/fail", { path: { orderId }, body: { code: "LEFT" } });
  const [{ id } = { id: 0 }] = await select<{ id: number }>(
    shop,
    `insert into refund (payment_id, payment_key, amount, reason, created_at, next_try_at)
     select p.id, $1, p.amount, '시험', $2, $2 from payment p join orders o on o.id = p.order_id where o.uuid = $3
     returning id`,
    [paymentKey, shop.clock.now, orderId],
  );
  await shop.sandbox("/_sim/fault", {
    point: "cancel",
    kind: "refuse",
    code: "NOT_AVAILABLE_BANK",
    times: 2,
  });
  const triesOf = async () =>
    (await select<{ tries: number }>(shop, "select tries from refund where id = $1", [id]))[0]?.tries;
  await reconcilePayments(shop.services);
  expect(await triesOf()).toBe(1);
  await reconcilePayments(shop.services);
  expect(await triesOf()).toBe(1);
  later(shop, 1.1);
  await reconcilePayments(shop.services);
  expect(await triesOf()).toBe(2);
  later(shop, 1.1);
  await reconcilePayments(shop.services);
  expect(await triesOf()).toBe(2);
  // The provider replays its refusal for the same key; with a new one the bank is open.
  later(shop, 2);
  await reconcilePayments(shop.services);
  expect(await select(shop, "select done_at is not null as done from refund where id = $1", [id])).toEqual([
    { done: true },
  ]);
});

test("reconcilePayments: an open order whose refund ended is closed, although an outdated answer was settled after it", async () => {
  const token = await member(shop, "wrong-deposit@todayfruit.example");
  await keepAccount(shop, token);
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 1 });
  const order = await placeOrder(shop, token, { productId, optionId: optionIds[0] }, "vbank");
  await pay(shop, token, order, "VIRTUAL_ACCOUNT");
  await shop.sandbox(`/_sim/deposit/${order.orderId}`, { amount: order.price - 100 });
  const outdated = await shop.services.payments.findByOrder(order.orderId);
  if (outdated.kind !== "found") throw new Error("The account took a deposit");
  const seen = { orderUuid: order.orderId, provider: outdated.payment, actor: "provider" } as const;
  expect(await settleOrderByProviderState(shop.services, seen)).toBe("cancel-at-provider");
  // The process ends after the refund is recorded as done and before the order follows it.
  const fault = (point: string) => {
    if (point === "settle.before-transaction") throw new Error("The process ends");
  };
  await refundMoney({ ...shop.services, fault }, order.orderId);
  expect(await heldByProvider(shop, order.orderId)).toBe(0);

  expect(await settleOrderByProviderState(shop.services, seen)).toBe("cancel-at-provider");
  expect(await breaches(shop)).toEqual([]);
  later(shop, 2);
  await reconcilePayments(shop.services);
  expect(await stockOf(shop, optionIds[0])).toEqual({ on_hand: 1, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

async function placed() {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 1 });
  const token = await guest(shop);
  const order = await placeOrder(shop, token, { productId, optionId: optionIds[0] });
  return { token, order, optionId: optionIds[0] };
}

/** Claims a payment as a shop that stopped just before capturing it. */
async function claimed(order: Placed): Promise<string> {
  const paymentKey = await authorize(shop, order);
  await select(
    shop,
    "update payment p set payment_key = $1, check_at = $2 from orders o where o.id = p.order_id and o.uuid = $3",
    [paymentKey, shop.clock.now, order.orderId],
  );
  return paymentKey;
}

async function expireIn({ orderId }: Placed, minutes: number): Promise<void> {
  const at = new Date(shop.clock.now.getTime() + minutes * 60_000);
  await select(shop, "update orders set expires_at = $1 where uuid = $2", [at, orderId]);
}

async function eventsOf({ orderId }: Placed): Promise<string[]> {
  const rows = await select<{ to_status: string }>(
    shop,
    `select e.to_status from payment_status_change e join payment p on p.id = e.payment_id join orders o on o.id = p.order_id
      where o.uuid = $1 order by e.id`,
    [orderId],
  );
  return rows.map((row) => row.to_status);
}
