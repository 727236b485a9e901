import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { check, confirm, openForm, type Placed, placeOrder } from "../../testing/checkout-steps.ts";
import {
  givePoints,
  guest,
  member,
  seedProduct,
  seedRules,
} from "../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

type Body = Input<"POST /v4/app-users/order-tmp/chk/{id}">["body"];

const METHODS = [
  ["card", "toss", "CARD", null, /카드/],
  ["transfer", "toss", "TRANSFER", null, null],
  ["phone", "toss", "MOBILE_PHONE", null, null],
  ["easypay", "kakaopay", "CARD", "KAKAOPAY", /카카오페이/],
  ["easypay", "naverpay", "CARD", "NAVERPAY", /네이버페이/],
  ["easypay", "tosspay", "CARD", "TOSSPAY", /토스페이/],
  ["easypay", "payco", "CARD", "PAYCO", /페이코/],
  ["easypay", "samsungpay", "CARD", "SAMSUNGPAY", /삼성페이/],
] as const;

test.each(METHODS)("%s by %s is paid and refunded", async (method, pgType, window, easyPay, cardText) => {
  const token = await member(shop);
  const order = await place(token, { paymentMethodType: method, pgType });
  const start = await startOf(token, order);
  expect(start).toMatchObject({ method: window, easyPay, useEscrow: false, amount: order.price });

  const paid = await confirm(shop, token, order, await approve(token, order));
  expect(paid.reply).toMatchObject({ state: "paid", paymentMethodType: method });
  const shown = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: paid.reply.id } });
  expect(shown.reply).toMatchObject({ selectedPg: pgType, payment: { paymentMethodType: method } });
  if (cardText) expect(shown.reply.payment.cardText).toMatch(cardText);
  expect(await heldByProvider(shop, order.orderId)).toBe(order.price);

  await shop.call(token, "PUT /v3/app-users/orders/{id}/withdraw", { path: { id: paid.reply.id } });
  expect(await heldByProvider(shop, order.orderId)).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test.each(METHODS)("%s by %s: a closed window releases the stock", async (method, pgType) => {
  const token = await guest(shop);
  const order = await place(token, { paymentMethodType: method, pgType });
  const closed = await shop.call(token, "POST /v1/payments/{orderId}/fail", {
    path: { orderId: order.orderId },
    body: { code: "USER_CANCEL" },
  });
  expect(closed.reply.state).toBe("failed");
  expect(await breaches(shop)).toEqual([]);
});

test("the tax-free part is sent with the window and each cancel, and the parts sum up", async () => {
  const token = await member(shop);
  const free = await seedProduct(shop.database.db, { price: 13_000, taxStatus: "tax_free" });
  for (const method of ["transfer", "phone", "easypay"] as const) {
    const order = await placeOrder(shop, token, pickOf(free), method, pgOf(method));
    const start = await startOf(token, order);
    expect(start.taxFreeAmount).toBe(13_000);
    const paid = await confirm(shop, token, order, await approve(token, order));
    await shop.call(token, "PUT /v3/app-users/orders/{id}/withdraw", { path: { id: paid.reply.id } });
    const { list } = await shop.sandbox("/_sim/payments");
    const payment = (list as { orderId: string; cancels: { taxFreeAmount: number }[] }[]).find(
      ({ orderId }) => orderId === order.orderId,
    );
    expect(payment?.cancels.map(({ taxFreeAmount }) => taxFreeAmount)).toEqual([13_000]);
  }
});

test("points pay a part with any method; a remainder below the minimum is refused", async () => {
  const token = await member(shop);
  await givePoints(shop, token, 40_000);
  const product = await seedProduct(shop.database.db, { price: 10_000, base: 3000 });
  for (const method of ["transfer", "phone", "easypay", "vbank"] as const) {
    const form = await openForm(shop, token, [pickOf(product)], { usedPoint: 5000 });
    const placed = await check(shop, token, form, { paymentMethodType: method, ...pgOf(method) });
    expect(placed.reply).toMatchObject({ price: 8000, needsPayment: true });
    await shop.call(token, "POST /v1/payments/{orderId}/fail", {
      path: { orderId: placed.reply.orderId },
      body: { code: "USER_CANCEL" },
    });
  }
  const form = await openForm(shop, token, [pickOf(product)], { usedPoint: 12_850 });
  const tooLittle = await check(shop, token, form, { paymentMethodType: "vbank" });
  expect(tooLittle.refusal.code).toBe("PAYMENT_BELOW_MINIMUM");
  expect((await check(shop, token, form, { paymentMethodType: "card" })).status).toBe(200);
  expect(await breaches(shop)).toEqual([]);
});

test("a phone payment is not refundable after its month, and the preview refuses with the reason", async () => {
  const token = await member(shop);
  const order = await place(token, { paymentMethodType: "phone" });
  const paid = await confirm(shop, token, order, await approve(token, order));
  const path = { id: paid.reply.id };
  await approvedAt(order, "2026-11-01T00:00:00Z");
  expect((await preview(path.id)).status).toBe(200);
  await approvedAt(order, "2026-10-31T14:59:59Z");
  expect((await preview(path.id)).refusal.code).toBe("PHONE_REFUND_MONTH_OVER");
  const refused = await shop.call(token, "PUT /v3/app-users/orders/{id}/withdraw", { path });
  expect(refused.refusal).toMatchObject({
    code: "PHONE_REFUND_MONTH_OVER",
    message: expect.stringMatching(/고객센터/),
  });
  expect(await heldByProvider(shop, order.orderId)).toBe(order.price);

  function preview(id: number) {
    return shop.call(token, "GET /v1/app-users/orders/{id}/refund-preview", { path: { id } });
  }
});

test("escrow is optional for cash payments, lists its products, and is cancelled as a whole only", async () => {
  const token = await member(shop);
  const { productId, optionIds } = await seedProduct(shop.database.db, { options: 2 });
  const picks = optionIds.map((optionId) => ({ productId, optionId, units: 2 }));
  const form = await openForm(shop, token, [picks[0] ?? pickOf({ productId, optionIds }), ...picks.slice(1)]);
  const placed = await check(shop, token, form, { paymentMethodType: "transfer", useEscrow: true });
  const order = { ...placed.reply, orderTmpId: form.id };
  const start = await startOf(token, order);
  expect(start).toMatchObject({ useEscrow: true });
  expect(start.escrowProducts).toHaveLength(2);
  const paid = await confirm(shop, token, order, await approve(token, order));
  const shown = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: paid.reply.id } });
  expect(shown.reply).toMatchObject({ withdrawType: "withdraw_oi_only", payment: { useEscrow: true } });
  const byCard = await place(token, { paymentMethodType: "card", useEscrow: true });
  expect(await startOf(token, byCard)).toMatchObject({ useEscrow: false });
});

function place(token: string, change: Partial<Body>): Promise<Placed> {
  return seedProduct(shop.database.db).then((product) =>
    placeOrder(shop, token, pickOf(product), change.paymentMethodType, change),
  );
}

function pickOf({ productId, optionIds }: { productId: number; optionIds: readonly [number, ...number[]] }) {
  return { productId, optionId: optionIds[0] };
}

function pgOf(method: string): Partial<Body> {
  return method === "easypay" ? { pgType: "naverpay" } : {};
}

async function startOf(token: string, { orderId }: { orderId: string }) {
  const path = { orderId };
  return (await shop.call(token, "POST /v1/payments/{orderId}/start", { path })).reply;
}

/** Authorizes in the provider's window with the parameters that `start` returned. */
async function approve(token: string, order: { orderId: string }): Promise<string> {
  const { method, amount, taxFreeAmount, easyPay } = await startOf(token, order);
  const { paymentKey } = await shop.sandbox("/_sim/authorize", {
    orderId: order.orderId,
    amount,
    taxFreeAmount,
    method,
    ...(easyPay ? { easyPay } : {}),
  });
  return String(paymentKey);
}

async function approvedAt({ orderId }: { orderId: string }, at: string): Promise<void> {
  await select(
    shop,
    "update payment set approved_at = $2 where order_id = (select id from orders where uuid = $1)",
    [orderId, at],
  );
}
