import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { cancelProduct, cancelWhole } from "../../testing/cancel-order-steps.ts";
import { ADDRESS, member, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { breaches, later } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { adjustReceiptsToCash } from "./adjust-receipts-to-cash.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const PHONE = { cashReceiptType: 1, identitySelect: 1, identityNo: "010-9876-5432" } as const;
const TRANSFER = { method: "transfer", window: "TRANSFER", info: PHONE } as const;

test("a receipt answered with a transient error is requested under a new key and issued once", async () => {
  const { token, order } = await transferred();
  await shop.sandbox("/_sim/fault", { point: "receipt", kind: "refuse", code: "PROVIDER_ERROR", times: 1 });
  await adjustReceiptsToCash(shop.services);
  expect(await receiptOf(token, order.id)).toMatchObject({ status: "waiting" });
  later(shop, 2);
  await adjustReceiptsToCash(shop.services);
  expect(await receiptOf(token, order.id)).toMatchObject({ status: "issued", amount: 24_000 });
  expect(await filed(order)).toHaveLength(1);
});

test("a receipt cancel answered with a transient error is requested under a new key and done once", async () => {
  const { token, order } = await transferred();
  await adjustReceiptsToCash(shop.services);
  await cancelWhole(shop, token, order);
  const fault = { point: "receipt-cancel", kind: "refuse", code: "PROVIDER_ERROR", times: 1 };
  await shop.sandbox("/_sim/fault", fault);
  await adjustReceiptsToCash(shop.services);
  expect(await canceledOf(order)).toBe(0);
  later(shop, 2);
  await adjustReceiptsToCash(shop.services);
  expect(await canceledOf(order)).toBe(24_000);
  expect(await breaches(shop)).toEqual([]);
});

test("a receipt issued despite an error answer is found in the provider's list and not requested twice", async () => {
  const { token, order } = await transferred();
  const { receipts } = shop.services.payments;
  const lying = { kind: "unreachable", reason: "provider-error" } as const;
  Object.assign(shop.services.payments, {
    receipts: {
      ...receipts,
      issue: async (input: Parameters<typeof receipts.issue>[0]) => receipts.issue(input).then(() => lying),
      cancel: async (input: Parameters<typeof receipts.cancel>[0]) =>
        receipts.cancel(input).then(() => lying),
    },
  });
  await adjustReceiptsToCash(shop.services);
  later(shop, 2);
  await adjustReceiptsToCash(shop.services);
  await cancelProduct(shop, token, order, 0);
  await adjustReceiptsToCash(shop.services);
  later(shop, 2);
  await adjustReceiptsToCash(shop.services);
  Object.assign(shop.services.payments, { receipts });
  expect(await filed(order)).toHaveLength(1);
  expect(await canceledOf(order)).toBe(13_000);
  expect(await receiptOf(token, order.id)).toMatchObject({ status: "issued", amount: 11_000 });
  expect(await breaches(shop)).toEqual([]);
});

async function transferred() {
  const token = await member(shop);
  const seeds = [{ price: 10_000 }, { price: 8000 }];
  return { token, order: await buyThroughCart(shop, token, seeds, 0, ADDRESS, TRANSFER) };
}

async function receiptOf(token: string, id: number) {
  return (await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id } })).reply.payment
    .cashReceipt;
}

/** Lists the receipts that the provider filed under an order. */
async function filed({ uuid }: { uuid: string }): Promise<{ canceled: number }[]> {
  const { list } = await shop.sandbox("/_sim/receipts");
  const all = list as { receipt: { orderId: string }; canceled: number }[];
  return all.filter(({ receipt }) => receipt.orderId.startsWith(uuid));
}

async function canceledOf(order: { uuid: string }): Promise<number> {
  return (await filed(order)).reduce((sum, { canceled }) => sum + canceled, 0);
}
