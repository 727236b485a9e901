import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelProduct, cancelWhole, preview } from "../../testing/cancel-order-steps.ts";
import { authorize, confirm, placeOrder } from "../../testing/checkout-steps.ts";
import { member, PASSWORD, seedProduct, seedRules } from "../../testing/product-and-member-fixtures.ts";
import {
  breaches,
  heldByProvider,
  select,
  statusOf,
  stockOf,
} from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

test("an order awaiting its deposit is closed without a refund, and its account is closed", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const token = await member(shop);
  const placed = await placeOrder(shop, token, { productId, optionId: optionIds[0] }, "vbank");
  const order = await waiting(token, placed);
  expect((await preview(shop, token, order)).reply).toMatchObject({
    withdrawing: "close-unpaid",
    refundPrice: 0,
  });
  expect((await cancelProduct(shop, token, order, 0)).refusal.code).toBe("WITHDRAW_WHOLE_ONLY");
  expect((await cancelWhole(shop, token, order)).reply).toMatchObject({
    orderItemStatus: "withdraw_complete",
    refundPrice: 0,
  });
  expect(await stockOf(shop, optionIds[0])).toEqual({ on_hand: 100, reserved: 0 });
  const deposit = await fetch(`${shop.sandboxUrl}/_sim/deposit/${order.uuid}`, { method: "POST" });
  expect(deposit.ok).toBe(false);
  expect(await breaches(shop)).toEqual([]);
});

test("a deposit is refunded only with an account", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const token = await member(shop);
  const order = await waiting(
    token,
    await placeOrder(shop, token, { productId, optionId: optionIds[0] }, "vbank"),
  );
  await shop.sandbox(`/_sim/deposit/${order.uuid}`, {});
  await shop.call(null, "POST /v1/payments/webhooks/toss", {
    body: {
      eventType: "PAYMENT_STATUS_CHANGED",
      createdAt: "x",
      data: { orderId: order.uuid, status: "DONE", paymentKey: "k" },
    },
  });
  expect(await statusOf(shop, order.id)).toBe("paid");
  expect((await preview(shop, token, order)).reply).toMatchObject({
    refundPrice: 13_000,
    needsAccount: true,
    paymentMethodType: "vbank",
  });
  expect((await cancelWhole(shop, token, order)).refusal.code).toBe("REFUND_ACCOUNT_REQUIRED");
  const withdrawAccount = { owner: "김하루", bankName: "신한", accountNumber: "110123456789" };
  const kept = await shop.call(token, "PUT /v1/app-users", {
    body: { withdrawAccount, currentPassword: PASSWORD },
  });
  expect(kept.status).toBe(200);
  expect((await cancelWhole(shop, token, order)).reply).toMatchObject({ refundPrice: 13_000 });
  expect(await heldByProvider(shop, order.uuid)).toBe(0);
  expect(await select(shop, "select account_sealed from refund where account_sealed is not null")).toEqual(
    [],
  );
  expect(await breaches(shop)).toEqual([]);
});

async function waiting(token: string, placed: { orderId: string; price: number; orderTmpId: string }) {
  const { reply } = await confirm(shop, token, placed, await authorize(shop, placed, "VIRTUAL_ACCOUNT"));
  const detail = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: reply.id } });
  return {
    id: reply.id,
    uuid: placed.orderId,
    productIds: detail.reply.orderItemProducts.map(({ id }) => id),
    optionIds: [],
  };
}
