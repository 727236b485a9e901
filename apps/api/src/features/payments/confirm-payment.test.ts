import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  authorize,
  check,
  confirm,
  openForm,
  type Placed,
  pay,
  placeOrder,
} from "../../testing/checkout-steps.ts";
import { guest, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import {
  atProvider,
  breaches,
  heldByProvider,
  later,
  select,
  stockOf,
} from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { reconcilePayments } from "./settlement/reconcile-payments.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.sandbox("/_sim/fault/clear", {}));
afterAll(() => shop.close());

test("a declined card closes the order with the provider's message, and the form can be paid again", async () => {
  const { token, optionId, pick } = await oneUnit();
  const form = await openForm(shop, token, [pick]);
  const order = { ...(await check(shop, token, form)).reply, orderTmpId: form.id };
  await fault({ point: "confirm", kind: "refuse", code: "REJECT_CARD_PAYMENT", times: 1 });
  const declined = await pay(shop, token, order);
  expect(declined.status).toBe(402);
  expect(declined.refusal).toMatchObject({
    code: "PAYMENT_DECLINED",
    detail: { fields: [{ field: "REJECT_CARD_PAYMENT", message: expect.stringMatching(/[가-힣]/) }] },
  });
  expect(await show(token, order)).toMatchObject({
    state: "failed",
    failure: { code: "REJECT_CARD_PAYMENT" },
  });
  const repeated = await pay(shop, token, order);
  expect(repeated.refusal).toMatchObject({ code: "PAYMENT_DECLINED", detail: declined.refusal.detail });
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 1, reserved: 0 });

  const again = { ...(await check(shop, token, form)).reply, orderTmpId: form.id };
  expect((await pay(shop, token, again)).reply.state).toBe("paid");
  expect(await breaches(shop)).toEqual([]);
});

test("refuses a confirm whose amount differs from the order's, before the provider is asked", async () => {
  const { token, order } = await placed();
  const paymentKey = await authorize(shop, order);
  const cheaper = await confirm(shop, token, { ...order, price: 100 }, paymentKey);
  expect(cheaper.refusal.code).toBe("PAYMENT_AMOUNT_MISMATCH");
  expect(await atProvider(shop, order.orderId)).toMatchObject([{ status: "IN_PROGRESS" }]);
});

test("a window opened with another amount captures nothing", async () => {
  const { token, order } = await placed();
  const cheaper = await authorize(shop, { ...order, price: 100 });
  const refused = await confirm(shop, token, order, cheaper);
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(await heldByProvider(shop, order.orderId)).toBe(0);
  expect((await show(token, order)).state).not.toBe("paid");
  expect(await breaches(shop)).toEqual([]);
});

test.each(["키", "key\u20ac", "a b", "a\r\nx: y", "\u0000", ""])(
  "the payment key %j is refused as invalid input, and the order can be paid afterwards",
  async (paymentKey) => {
    const { token, order, optionId } = await placed();
    const refused = await confirm(shop, token, order, paymentKey);
    expect([refused.status, refused.refusal.code]).toEqual([400, "INVALID_INPUT"]);
    expect(await show(token, order)).toMatchObject({ state: "ready", failure: null });
    expect(await atProvider(shop, order.orderId)).toEqual([]);
    expect(await stockOf(shop, optionId)).toEqual({ on_hand: 1, reserved: 1 });
    expect((await pay(shop, token, order)).reply.state).toBe("paid");
    expect(await breaches(shop)).toEqual([]);
  },
);

test("a confirm after the reservation has expired captures nothing", async () => {
  const { token, order, optionId } = await placed();
  later(shop, 25);
  const paymentKey = await authorize(shop, order);
  later(shop, 6);
  expect((await confirm(shop, token, order, paymentKey)).refusal.code).toBe("PAYMENT_EXPIRED");
  await reconcilePayments(shop.services);
  expect(await show(token, order)).toMatchObject({ state: "failed" });
  expect(await heldByProvider(shop, order.orderId)).toBe(0);
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 1, reserved: 0 });
});

test("another account can neither confirm, fail nor see a payment", async () => {
  const { order } = await placed();
  const stranger = await guest(shop);
  const paymentKey = await authorize(shop, order);
  const path = { orderId: order.orderId };
  expect((await confirm(shop, stranger, order, paymentKey)).refusal.code).toBe("PAYMENT_NOT_FOUND");
  const start = await shop.call(stranger, "POST /v1/payments/{orderId}/start", { path });
  expect(start.refusal.code).toBe("PAYMENT_NOT_FOUND");
  const shown = await shop.call(stranger, "GET /v1/payments/{orderId}", { path });
  expect(shown.refusal.code).toBe("PAYMENT_NOT_FOUND");
});

test("a second window of a paid order returns the paid order and captures nothing more", async () => {
  const { token, order } = await placed();
  const [one, other] = [await authorize(shop, order), await authorize(shop, order)];
  await confirm(shop, token, order, one);
  expect((await confirm(shop, token, order, other)).reply).toMatchObject({ state: "paid" });
  expect(await heldByProvider(shop, order.orderId)).toBe(order.price);
  expect(await breaches(shop)).toEqual([]);
});

test("a payment key of another order pays nothing and blocks nothing", async () => {
  const { token, order } = await placed();
  const paymentKey = await authorize(shop, order);
  expect((await confirm(shop, token, order, paymentKey)).status).toBe(200);
  const second = await placed();
  const foreign = await confirm(shop, second.token, second.order, paymentKey);
  expect(foreign.refusal.code).toBe("PAYMENT_DECLINED");
  expect(await show(second.token, second.order)).toMatchObject({ state: "ready" });
  expect((await pay(shop, second.token, second.order)).reply.state).toBe("paid");
  expect(await breaches(shop)).toEqual([]);
});

test("a capture whose reply is lost is found, and the order is paid", async () => {
  const { token, order } = await placed();
  const paymentKey = await authorize(shop, order);
  await fault({ point: "confirm", kind: "lostReply", times: 10 });
  expect((await confirm(shop, token, order, paymentKey)).reply).toMatchObject({ state: "paid" });
  expect(await heldByProvider(shop, order.orderId)).toBe(order.price);
  expect(await breaches(shop)).toEqual([]);
});

test("with an unknown result the payment is pending until the reconciler finds the capture and pays the order", async () => {
  const { token, order } = await placed();
  const paymentKey = await authorize(shop, order);
  await fault({ point: "confirm", kind: "lostReply", times: 10 });
  await fault({ point: "get", kind: "error500", times: 2 });
  expect((await confirm(shop, token, order, paymentKey)).refusal.code).toBe("PAYMENT_PENDING");
  expect(await show(token, order)).toMatchObject({ state: "pending" });
  await shop.sandbox("/_sim/fault/clear", {});
  later(shop, 1);
  await reconcilePayments(shop.services);
  expect(await show(token, order)).toMatchObject({ state: "paid" });
  expect(await heldByProvider(shop, order.orderId)).toBe(order.price);
  expect(await breaches(shop)).toEqual([]);
});

test("a transient error is retried once under a new idempotency key, and the order is paid", async () => {
  const { token, order } = await placed();
  const paymentKey = await authorize(shop, order);
  await fault({ point: "confirm", kind: "refuse", code: "PROVIDER_ERROR", times: 1 });
  expect((await confirm(shop, token, order, paymentKey)).reply).toMatchObject({ state: "paid" });
  expect(await heldByProvider(shop, order.orderId)).toBe(order.price);
  expect(await breaches(shop)).toEqual([]);
});

test("a persistent transient error captures nothing, and the payment expires with the window", async () => {
  const { token, order, optionId } = await placed();
  const paymentKey = await authorize(shop, order);
  await fault({ point: "confirm", kind: "refuse", code: "PROVIDER_ERROR", times: 9 });
  expect((await confirm(shop, token, order, paymentKey)).refusal.code).toBe("PAYMENT_PENDING");
  await shop.sandbox("/_sim/fault/clear", {});
  later(shop, 11);
  await reconcilePayments(shop.services);
  expect(await show(token, order)).toMatchObject({ state: "failed" });
  expect(await heldByProvider(shop, order.orderId)).toBe(0);
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 1, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("during an outage of the provider the payment is pending, and the same confirm succeeds afterwards", async () => {
  const { token, order } = await placed();
  const paymentKey = await authorize(shop, order);
  await fault({ point: "confirm", kind: "error500", times: 10 });
  await fault({ point: "get", kind: "error500", times: 10 });
  expect((await confirm(shop, token, order, paymentKey)).refusal.code).toBe("PAYMENT_PENDING");
  await reconcilePayments(shop.services);
  expect(await show(token, order)).toMatchObject({ state: "pending" });
  await shop.sandbox("/_sim/fault/clear", {});
  expect((await confirm(shop, token, order, paymentKey)).reply.state).toBe("paid");
  expect(await breaches(shop)).toEqual([]);
});

test("money captured for an order released meanwhile is refunded exactly once", async () => {
  const { token, order, optionId } = await placed();
  later(shop, 25);
  const paymentKey = await authorize(shop, order);
  // The process dies between claim and provider, and the provider captures all the same.
  await select(
    shop,
    "update payment set payment_key = $2 from orders o where o.id = order_id and o.uuid = $1",
    [order.orderId, paymentKey],
  );
  later(shop, 6);
  await reconcilePayments(shop.services);
  expect(await show(token, order)).toMatchObject({ state: "failed" });
  const captured = await shop.services.payments.confirm({
    paymentKey,
    orderId: order.orderId,
    amount: order.price,
    idempotencyKey: "late",
  });
  expect(captured.kind).toBe("found");
  await Promise.all([tell(order, "DONE"), tell(order, "DONE again"), tell(order, "and again")]);
  await reconcilePayments(shop.services);
  expect(await heldByProvider(shop, order.orderId)).toBe(0);
  const refunds = await select<{ amount: number }>(
    shop,
    "select r.amount from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id where o.uuid = $1",
    [order.orderId],
  );
  expect(refunds).toEqual([{ amount: order.price }]);
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 1, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("a refund that the provider cannot make now is made later, once", async () => {
  const { token, order } = await placed();
  const paymentKey = await authorize(shop, order);
  await shop.call(token, "POST /v1/payments/{orderId}/fail", {
    path: { orderId: order.orderId },
    body: { code: "CLOSED" },
  });
  await shop.services.payments.confirm({
    paymentKey,
    orderId: order.orderId,
    amount: order.price,
    idempotencyKey: "x",
  });
  await fault({ point: "cancel", kind: "error500", times: 100 });
  await tell(order, "DONE");
  expect(await heldByProvider(shop, order.orderId)).toBe(order.price);
  expect(await breaches(shop)).toEqual([]);
  await shop.sandbox("/_sim/fault/clear", {});
  later(shop, 2);
  await Promise.all([reconcilePayments(shop.services), reconcilePayments(shop.services)]);
  expect(await heldByProvider(shop, order.orderId)).toBe(0);
  expect(await show(token, order)).toMatchObject({ state: "failed" });
  expect(await breaches(shop)).toEqual([]);
});

async function oneUnit() {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 1 });
  return { token: await guest(shop), optionId: optionIds[0], pick: { productId, optionId: optionIds[0] } };
}

async function placed() {
  const unit = await oneUnit();
  return { ...unit, order: await placeOrder(shop, unit.token, unit.pick) };
}

async function show(token: string, { orderId }: Placed) {
  return (await shop.call(token, "GET /v1/payments/{orderId}", { path: { orderId } })).reply;
}

const fault = (settings: object) => shop.sandbox("/_sim/fault", settings);

function tell({ orderId }: Placed, status: string) {
  const body = { eventType: "PAYMENT_STATUS_CHANGED", data: { paymentKey: "any", orderId, status } };
  return shop.call(null, "POST /v1/payments/webhooks/toss", { body });
}
