import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { purgeExpired } from "../../jobs/purge-expired.ts";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { cancelProduct } from "../../testing/cancel-order-steps.ts";
import { check, openForm, type Placed, pay, placeOrder } from "../../testing/checkout-steps.ts";
import { ADDRESS, guest, member, seedProduct, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { reconcilePayments } from "../payments/settlement/reconcile-payments.ts";
import { adjustReceiptsToCash } from "./adjust-receipts-to-cash.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

type Info = NonNullable<Input<"POST /v4/app-users/order-tmp/chk/{id}">["body"]["orderItemCashReceiptInfo"]>;
const PHONE: Info = { cashReceiptType: 1, identitySelect: 1, identityNo: "010-9876-5432" };
const NONE: Info = { cashReceiptType: 3, identitySelect: 1, identityNo: "" };

test("a transfer issues a receipt shown with the order, and a refund cancels it", async () => {
  const token = await member(shop);
  const { order, id } = await transferred(token, { info: PHONE });
  expect(await receiptOf(token, id)).toMatchObject({
    status: "waiting",
    identityNo: "*******5432",
    amount: 0,
  });
  await adjustReceiptsToCash(shop.services);
  expect(await receiptOf(token, id)).toEqual({
    receiptType: "income_deduction",
    status: "issued",
    identityNo: "*******5432",
    amount: order.price,
    issueNumber: expect.stringMatching(/^\d{9}$/),
    receiptUrl: expect.stringMatching(/\/receipt\//),
  });
  expect(await filed(order)).toMatchObject([
    { type: "소득공제", customerIdentityNumber: "01098765432", amount: order.price, taxFreeAmount: 10_000 },
  ]);

  await shop.call(token, "PUT /v3/app-users/orders/{id}/withdraw", { path: { id } });
  await adjustReceiptsToCash(shop.services);
  expect(await receiptOf(token, id)).toMatchObject({ status: "canceled", amount: 0 });
  expect(await canceledOf(order)).toBe(order.price);
  expect(await breaches(shop)).toEqual([]);
});

test("a partial refund reduces the receipt", async () => {
  const token = await member(shop);
  const way = { method: "transfer", window: "TRANSFER", info: PHONE } as const;
  const bought = await buyThroughCart(shop, token, [{ price: 10_000 }, { price: 7000 }], 0, ADDRESS, way);
  const order = { orderId: bought.uuid };
  await adjustReceiptsToCash(shop.services);
  const part = await cancelProduct(shop, token, bought, 1);
  await adjustReceiptsToCash(shop.services);
  const issued = (await filed(order)).reduce((sum, { amount }) => sum + amount, 0);
  expect(part.reply.refundPrice).toBeGreaterThan(0);
  expect(await receiptOf(token, bought.id)).toMatchObject({
    status: "issued",
    amount: issued - part.reply.refundPrice,
  });
  expect(await canceledOf(order)).toBe(part.reply.refundPrice);
  expect(await breaches(shop)).toEqual([]);
});

test("a deposit issues a receipt; its reversal and a cancel each cancel it; the next deposit issues a new one", async () => {
  const token = await member(shop);
  const { order, id } = await waiting(token, PHONE);
  await adjustReceiptsToCash(shop.services);
  expect(await filed(order)).toEqual([]);
  await deposited(order);
  expect(await receiptOf(token, id)).toMatchObject({ status: "issued", amount: order.price });
  await shop.sandbox(`/_sim/deposit-reversed/${order.orderId}`, {});
  const news = { createdAt: "x", secret: "ps_x", status: "WAITING_FOR_DEPOSIT", transactionKey: "t" };
  await shop.call(null, "POST /v1/payments/webhooks/toss", { body: { ...news, orderId: order.orderId } });
  await adjustReceiptsToCash(shop.services);
  expect(await receiptOf(token, id)).toMatchObject({ status: "canceled", amount: 0 });
  await deposited(order);
  expect(await receiptOf(token, id)).toMatchObject({ status: "issued", amount: order.price });
  expect(await filed(order)).toHaveLength(2);
  expect(await breaches(shop)).toEqual([]);
});

test("type 3 is the placeholder receipt: type 1, identity by phone number, of the tax office", async () => {
  const token = await guest(shop);
  const { order, id } = await transferred(token, { info: NONE });
  await adjustReceiptsToCash(shop.services);
  expect(await filed(order)).toMatchObject([{ type: "소득공제", customerIdentityNumber: "0100001234" }]);
  expect(await receiptOf(token, id)).toMatchObject({ receiptType: "income_deduction", identityNo: null });
});

test("from 100,000원 a receipt is issued without a request, below it is not", async () => {
  const token = await guest(shop);
  const large = await transferred(token, { price: 97_000, info: undefined });
  const small = await transferred(token, { price: 96_999, info: undefined });
  await adjustReceiptsToCash(shop.services);
  expect(large.order.price).toBe(100_000);
  expect(await filed(large.order)).toMatchObject([{ customerIdentityNumber: "0100001234", amount: 100_000 }]);
  expect(await filed(small.order)).toEqual([]);
  expect(await receiptOf(token, small.id)).toBeNull();
  expect(await breaches(shop)).toEqual([]);
});

test("an impossible number is refused before anything is held", async () => {
  const token = await guest(shop);
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const form = await openForm(shop, token, [{ productId, optionId: optionIds[0] }]);
  const refused = await check(shop, token, form, {
    paymentMethodType: "vbank",
    orderItemCashReceiptInfo: { ...PHONE, identityNo: "010-12" },
  });
  expect(refused.refusal.code).toBe("CASH_RECEIPT_IDENTITY_INVALID");
});

test("a stored number is shown masked, reused in its masked form, and deleted on request", async () => {
  const token = await member(shop);
  const none = await shop.call(token, "GET /v1/app-users/cash-receipt/info");
  expect(none.reply.cashReceiptInfo).toBeNull();
  await transferred(token, { info: { ...PHONE, isSave: true } });
  const kept = (await shop.call(token, "GET /v1/app-users/cash-receipt/info")).reply.cashReceiptInfo;
  expect(kept).toEqual({ cashReceiptType: 1, identitySelect: 1, identityNo: "*******5432", isSave: true });
  if (!kept) throw new Error("A number is kept");
  const { order } = await transferred(token, { info: kept });
  await adjustReceiptsToCash(shop.services);
  expect(await filed(order)).toMatchObject([{ customerIdentityNumber: "01098765432" }]);

  await shop.call(token, "DELETE /v1/app-users/cash-receipt/info");
  expect((await shop.call(token, "GET /v1/app-users/cash-receipt/info")).reply.cashReceiptInfo).toBeNull();
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const form = await openForm(shop, token, [{ productId, optionId: optionIds[0] }]);
  const again = await check(shop, token, form, {
    paymentMethodType: "transfer",
    orderItemCashReceiptInfo: kept,
  });
  expect(again.refusal.code).toBe("CASH_RECEIPT_IDENTITY_INVALID");
});

test.each(["error500", "lostReply"])("%s: the receipt is requested again and issued once", async (kind) => {
  const token = await guest(shop);
  const { order, id } = await transferred(token, { info: PHONE });
  await shop.sandbox("/_sim/fault", { point: "receipt", kind, times: 2 });
  await adjustReceiptsToCash(shop.services);
  await shop.sandbox("/_sim/fault/clear", {});
  expect(await receiptOf(token, id)).toMatchObject({ status: "waiting" });
  later(shop, 2);
  await adjustReceiptsToCash(shop.services);
  expect(await receiptOf(token, id)).toMatchObject({ status: "issued", amount: order.price });
  expect(await filed(order)).toHaveLength(1);
});

test.each(["error500", "lostReply"])("%s: a receipt is cancelled once", async (kind) => {
  const token = await member(shop);
  const { order, id } = await transferred(token, { info: PHONE });
  await adjustReceiptsToCash(shop.services);
  await shop.call(token, "PUT /v3/app-users/orders/{id}/withdraw", { path: { id } });
  await shop.sandbox("/_sim/fault", { point: "receipt-cancel", kind, times: 2 });
  await adjustReceiptsToCash(shop.services);
  await shop.sandbox("/_sim/fault/clear", {});
  later(shop, 2);
  await adjustReceiptsToCash(shop.services);
  expect(await canceledOf(order)).toBe(order.price);
  expect(await breaches(shop)).toEqual([]);
});

test("a failed receipt cancel is retried under a new key", async () => {
  const token = await member(shop);
  const { order, id } = await transferred(token, { info: PHONE });
  await adjustReceiptsToCash(shop.services);
  await shop.call(token, "PUT /v3/app-users/orders/{id}/withdraw", { path: { id } });
  await shop.sandbox("/_sim/fault", {
    point: "receipt-cancel",
    kind: "refuse",
    code: "NOT_AVAILABLE_BANK",
    times: 1,
  });
  await adjustReceiptsToCash(shop.services);
  expect(await canceledOf(order)).toBe(0);
  later(shop, 2);
  await adjustReceiptsToCash(shop.services);
  expect(await canceledOf(order)).toBe(order.price);
});

test("a mandatory receipt is issued to the placeholder number when the buyer's is refused", async () => {
  const token = await guest(shop);
  const { order } = await transferred(token, { price: 120_000, info: PHONE });
  await shop.sandbox("/_sim/fault", { point: "receipt", kind: "refuse", code: "INVALID_REQUEST", times: 1 });
  await adjustReceiptsToCash(shop.services);
  expect(await filed(order)).toEqual([]);
  await adjustReceiptsToCash(shop.services);
  expect(await filed(order)).toMatchObject([{ customerIdentityNumber: "0100001234" }]);
  expect(await breaches(shop)).toEqual([]);
});

test("a receipt that the provider refuses permanently is shown as failed and not requested again", async () => {
  const token = await guest(shop);
  const { order, id } = await transferred(token, { info: PHONE });
  await shop.sandbox("/_sim/fault", { point: "receipt", kind: "refuse", code: "INVALID_REQUEST", times: 1 });
  await adjustReceiptsToCash(shop.services);
  later(shop, 120);
  await adjustReceiptsToCash(shop.services);
  expect(await receiptOf(token, id)).toMatchObject({ status: "failed", amount: 0 });
  expect(await filed(order)).toEqual([]);
});

test("the number is sealed, deleted when no receipt can need it, and in no log", async () => {
  const token = await member(shop);
  const { id } = await transferred(token, { info: { ...PHONE, identityNo: "010-5151-6262" } });
  await adjustReceiptsToCash(shop.services);
  expect(await sealedOf(id)).toBe(true);
  await shop.call(token, "PUT /v3/app-users/orders/{id}/withdraw", { path: { id } });
  await adjustReceiptsToCash(shop.services);
  await purgeExpired(shop.services);
  expect(await sealedOf(id)).toBe(false);
  expect(shop.logged.join("\n")).not.toMatch(/51516262|5151-6262/);
});

test("two concurrent processes issue each receipt once", async () => {
  const token = await guest(shop);
  const orders = [];
  for (let count = 0; count < 4; count += 1) orders.push((await transferred(token, { info: PHONE })).order);
  await Promise.all(Array.from({ length: 6 }, () => adjustReceiptsToCash(shop.services)));
  for (const order of orders) expect(await filed(order)).toHaveLength(1);
  expect(await breaches(shop)).toEqual([]);
});

async function transferred(token: string, wish: { price?: number; info: Info | undefined }) {
  const product = await seedProduct(shop.database.db, { price: wish.price ?? 10_000 });
  const pick = { productId: product.productId, optionId: product.optionIds[0] };
  const order = await placeOrder(shop, token, pick, "transfer", {
    ...(wish.info ? { orderItemCashReceiptInfo: wish.info } : {}),
  });
  return { order, id: (await pay(shop, token, order, "TRANSFER")).reply.id };
}

async function waiting(token: string, info: Info) {
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const pick = { productId, optionId: optionIds[0] };
  const order = await placeOrder(shop, token, pick, "vbank", { orderItemCashReceiptInfo: info });
  return { order, id: (await pay(shop, token, order, "VIRTUAL_ACCOUNT")).reply.id };
}

async function deposited(order: Placed): Promise<void> {
  await shop.sandbox(`/_sim/deposit/${order.orderId}`, {});
  await told();
}

/** Lets the shop learn of the bank's events and settles the receipts. */
async function told(): Promise<void> {
  later(shop, 11);
  await reconcilePayments(shop.services);
  await adjustReceiptsToCash(shop.services);
}

async function receiptOf(token: string, id: number) {
  return (await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id } })).reply.payment
    .cashReceipt;
}

type Filed = { receipt: { orderId: string; amount: number }; canceled: number };

async function records({ orderId }: { orderId: string }): Promise<Filed[]> {
  const { list } = await shop.sandbox("/_sim/receipts");
  return (list as Filed[]).filter(({ receipt }) => receipt.orderId.startsWith(orderId));
}

async function filed(order: { orderId: string }) {
  return (await records(order)).map(({ receipt }) => receipt);
}

async function canceledOf(order: { orderId: string }) {
  return (await records(order)).reduce((sum, { canceled }) => sum + canceled, 0);
}

async function sealedOf(orderId: number): Promise<boolean | undefined> {
  const [row] = await select<{ is_sealed: boolean }>(
    shop,
    "select sealed is not null as is_sealed from cash_receipt_request where order_id = $1",
    [orderId],
  );
  return row?.is_sealed;
}
