import { afterAll, beforeAll, expect, test } from "vitest";
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
import { breaches, heldByProvider, stockOf } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const CLOSED = { code: "PAY_PROCESS_CANCELED", message: "결제를 취소했어요" };

test("a closed window releases the stock, and the same form can be paid again", async () => {
  const { token, optionId, pick } = await lastUnit();
  const form = await openForm(shop, token, [pick]);
  const first = await check(shop, token, form);
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 1, reserved: 1 });

  const failed = await fail(token, first.reply.orderId);
  expect(failed.reply).toMatchObject({ state: "failed", orderItemStatus: "incomplete", failure: CLOSED });
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 1, reserved: 0 });

  const second = await check(shop, token, form);
  const order = { orderId: second.reply.orderId, price: form.price, orderTmpId: form.id };
  expect((await pay(shop, token, order)).reply).toMatchObject({ state: "paid", orderTmpId: form.id });
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 0, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("a failure reported twice releases the stock once", async () => {
  const { token, optionId, pick } = await lastUnit();
  const order = await placeOrder(shop, token, pick);
  await Promise.all([fail(token, order.orderId), fail(token, order.orderId), fail(token, order.orderId)]);
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 1, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("a failure reported for a paid order leaves it paid", async () => {
  const { token, optionId, pick } = await lastUnit();
  const order = await placeOrder(shop, token, pick);
  await pay(shop, token, order);
  expect((await fail(token, order.orderId)).reply).toMatchObject({ state: "paid", failure: null });
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 0, reserved: 0 });
  expect(await heldByProvider(shop, order.orderId)).toBe(order.price);
});

test("a failure reported during the confirm releases nothing of a paid order", async () => {
  const { token, optionId, pick } = await lastUnit();
  const order = await placeOrder(shop, token, pick);
  const paymentKey = await authorize(shop, order);
  const [confirmed] = await Promise.all([
    confirm(shop, token, order, paymentKey),
    ...Array.from({ length: 8 }, () => fail(token, order.orderId)),
  ]);
  const now = await shop.call(token, "GET /v1/payments/{orderId}", { path: { orderId: order.orderId } });
  const isPaid = now.reply.state === "paid";
  expect(confirmed.status).toBe(isPaid ? 200 : 402);
  expect(await heldByProvider(shop, order.orderId)).toBe(isPaid ? order.price : 0);
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: isPaid ? 0 : 1, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("a failure with a message of the maximum length is stored and shown", async () => {
  const { token, pick } = await lastUnit();
  const order = await placeOrder(shop, token, pick);
  const message = "가".repeat(510);
  const failed = await fail(token, order.orderId, { code: "C".repeat(60), message });
  expect(failed.reply.failure?.message).toBe(message);
  const shown = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: failed.reply.id } });
  expect(shown.reply.timeline.at(-1)?.reason).toBe("가".repeat(200));
});

test("another account cannot fail a payment", async () => {
  const { token, optionId, pick } = await lastUnit();
  const order = await placeOrder(shop, token, pick);
  const stranger = await fail(await guest(shop), order.orderId);
  expect(stranger.refusal.code).toBe("PAYMENT_NOT_FOUND");
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 1, reserved: 1 });
});

async function lastUnit() {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 1 });
  return {
    token: await guest(shop),
    optionId: optionIds[0],
    pick: { productId, optionId: optionIds[0] },
  };
}

function fail(token: string, orderId: Placed["orderId"], body: { code: string; message: string } = CLOSED) {
  return shop.call(token, "POST /v1/payments/{orderId}/fail", { path: { orderId }, body });
}
