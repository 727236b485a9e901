import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { ADDRESS, member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { adjustReceiptsToCash } from "../adjust-receipts-to-cash.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  work = (await operator(shop, "orders")).token;
});
afterAll(() => shop.close());

const LIST = "GET /operator/v1/cash-receipts";
const REISSUE = "POST /operator/v1/cash-receipts/{id}/reissue";
const CANCEL = "POST /operator/v1/cash-receipts/{id}/cancel";
const OTHER = { type: "income_deduction", kind: "phone", identityNo: "010-2222-3333" } as const;
type Identity = Input<typeof REISSUE>["body"]["identity"];

test("a failed receipt is found by its status, asked for again with the right number, and issued", async () => {
  await shop.sandbox("/_sim/fault", { point: "receipt", kind: "refuse", code: "INVALID_REQUEST", times: 1 });
  const { id: orderId, token } = await transferred();
  const [failed] = await list({ status: "failed" });
  expect(failed).toMatchObject({ orderId, failureCode: "INVALID_REQUEST", identityNo: "*******5432" });
  const id = failed?.id ?? 0;
  expect((await reissue(id, { ...OTHER, identityNo: "1" })).refusal.code).toBe(
    "CASH_RECEIPT_IDENTITY_INVALID",
  );
  expect((await reissue(id, OTHER)).reply).toMatchObject({ id, identityNo: "*******3333" });
  expect((await reissue(id, OTHER)).refusal.code).toBe("CASH_RECEIPT_IN_PROGRESS");
  await adjustReceiptsToCash(shop.services);
  expect(await filed(orderId)).toMatchObject([{ customerIdentityNumber: "01022223333", amount: 13_000 }]);
  expect(await shownTo(token, orderId)).toMatchObject({ status: "issued", amount: 13_000 });
  expect(await list({ search: String(orderId), status: "issued" })).toHaveLength(1);
  expect((await reissue(id)).refusal.code).toBe("CASH_RECEIPT_NOT_OWED");
  expect(await breaches(shop)).toEqual([]);
});

test("an issued receipt is issued for another number, and the old one is cancelled", async () => {
  const { id: orderId } = await transferred();
  const [issued] = await list({ search: String(orderId) });
  const id = issued?.id ?? 0;
  expect((await reissue(id)).refusal.code).toBe("CASH_RECEIPT_IDENTITY_REQUIRED");
  expect((await reissue(id, OTHER)).status).toBe(200);
  await adjustReceiptsToCash(shop.services);
  expect((await list({ search: String(orderId) })).map(({ status }) => status)).toEqual([
    "issued",
    "canceled",
  ]);
  expect(await filed(orderId)).toHaveLength(2);
  expect(await breaches(shop)).toEqual([]);
});

test("a receipt is cancelled until it is asked for again, and a mandatory one is not cancelled", async () => {
  const { id: orderId, token } = await transferred();
  const [issued] = await list({ search: String(orderId) });
  const id = issued?.id ?? 0;
  expect((await cancel(id)).status).toBe(200);
  await adjustReceiptsToCash(shop.services);
  expect(await shownTo(token, orderId)).toMatchObject({ status: "canceled", amount: 0 });
  expect((await cancel(id)).refusal.code).toBe("CASH_RECEIPT_NOT_OWED");
  expect(await breaches(shop)).toEqual([]);
  expect((await reissue(id)).status).toBe(200);
  await adjustReceiptsToCash(shop.services);
  expect(await shownTo(token, orderId)).toMatchObject({ status: "issued", amount: 13_000 });

  const { id: large } = await transferred(120_000);
  const [mandatory] = await list({ search: String(large) });
  expect((await cancel(mandatory?.id ?? 0)).refusal.code).toBe("CASH_RECEIPT_MANDATORY");
  expect((await cancel(2_000_000_000)).refusal.code).toBe("CASH_RECEIPT_NOT_FOUND");
  expect((await reissue(2_000_000_000, OTHER)).refusal.code).toBe("CASH_RECEIPT_NOT_FOUND");
  expect(await breaches(shop)).toEqual([]);
});

test("six operators at once change a receipt once", async () => {
  const { id: orderId } = await transferred();
  const [issued] = await list({ search: String(orderId) });
  const tries = await Promise.all(Array.from({ length: 6 }, () => reissue(issued?.id ?? 0, OTHER)));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  await adjustReceiptsToCash(shop.services);
  expect(await filed(orderId)).toHaveLength(2);
  expect(await breaches(shop)).toEqual([]);
});

test("receipts are listed by day, type and page", async () => {
  const day = shop.clock.now.toISOString().slice(0, 10);
  const all = await list({ day });
  expect(all.length).toBeGreaterThan(5);
  expect(await list({ day: "2020-01-01" })).toEqual([]);
  expect(await list({ type: "expenditure_proof" })).toEqual([]);
  const { reply } = await shop.call(work, LIST, { query: { take: 2 } });
  const next = await shop.call(work, LIST, { query: { take: 2, nextPage: reply.nextPage ?? "" } });
  expect([...reply.list, ...next.reply.list]).toEqual(all.slice(0, 4));
  expect((await shop.call(work, LIST, { query: { nextPage: "x" } })).refusal.code).toBe("INVALID_INPUT");
});

async function transferred(price = 10_000) {
  const token = await member(shop);
  const info = { cashReceiptType: 1, identitySelect: 1, identityNo: "010-9876-5432" };
  const way = { method: "transfer", window: "TRANSFER", info } as const;
  const order = await buyThroughCart(shop, token, [{ price }], 0, ADDRESS, way);
  await adjustReceiptsToCash(shop.services);
  return { ...order, token };
}

async function list(query: NonNullable<Input<typeof LIST>["query"]>) {
  return (await shop.call(work, LIST, { query })).reply.list;
}

function reissue(id: number, identity?: Identity) {
  const body = { reason: "번호를 잘못 적었대요", ...(identity ? { identity } : {}) };
  return shop.call(work, REISSUE, { path: { id }, body });
}

function cancel(id: number) {
  return shop.call(work, CANCEL, { path: { id }, body: { reason: "필요 없대요" } });
}

async function shownTo(token: string, id: number) {
  return (await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id } })).reply.payment
    .cashReceipt;
}

/** Lists the receipts that the provider filed under an order. */
async function filed(orderId: number): Promise<object[]> {
  const [row] = await select<{ uuid: string }>(shop, "select uuid from orders where id = $1", [orderId]);
  const { list: all } = await shop.sandbox("/_sim/receipts");
  return (all as { receipt: { orderId: string } }[])
    .map(({ receipt }) => receipt)
    .filter((receipt) => receipt.orderId.startsWith(row?.uuid ?? "-"));
}
