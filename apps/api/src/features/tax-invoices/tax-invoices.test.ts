import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart, type CartOrder } from "../../testing/buy-through-cart.ts";
import { cancelWhole } from "../../testing/cancel-order-steps.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { BUSINESS } from "../../testing/operator-calls/money/tax-invoice-inputs.ts";
import { ADDRESS, member, type ProductSeed, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { adjustReceiptsToCash } from "../cash-receipts/adjust-receipts-to-cash.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

const TRANSFER = { method: "transfer", window: "TRANSFER" } as const;
const OWN_NUMBER = { cashReceiptType: 1, identitySelect: 1, identityNo: "010-9876-5432" };
const FRUIT: ProductSeed = { price: 20_000, taxStatus: "tax_free" };
const TODAY = "2026-11-20";
let numbers = 0;

test("an order of fruit and juice owes an invoice without VAT and one with it, which add up to what was paid", async () => {
  const order = await buy([FRUIT, { price: 11_000, taxStatus: "taxable" }]);
  const { reply } = await ask(order);
  const paid = await paidFor(order);
  const [exempt, taxable] = reply.owed;
  expect(exempt).toEqual({ kind: "exempt", supply: 20_000, vat: 0 });
  expect((taxable?.supply ?? 0) + (taxable?.vat ?? 0)).toBe(paid - 20_000);
  expect(taxable?.supply).toBe(Math.round(((paid - 20_000) * 10) / 11));
  expect(reply.business).toEqual({ ...BUSINESS, businessNumber: "2208162517" });
  await issue(reply.id, "exempt");
  const done = (await issue(reply.id, "taxable")).reply;
  expect([done.owed, done.issued.length]).toEqual([[], 2]);
  expect((await issue(reply.id, "taxable")).refusal.code).toBe("TAX_INVOICE_NOT_OWED");
  expect(await breaches(shop)).toEqual([]);
});

test("after a cancellation an amended invoice is owed for the difference, and listed until it is issued", async () => {
  const token = await member(shop);
  const order = await buy([FRUIT], token);
  const { id } = (await ask(order)).reply;
  await issue(id, "exempt");
  await issue(id, "taxable");
  expect(await owing()).not.toContain(id);
  expect((await cancelWhole(shop, token, order)).status).toBe(200);
  const { list } = (await shop.call(work, "GET /operator/v1/tax-invoices", { query: { isOwed: true } }))
    .reply;
  const owed = list.find((each) => each.id === id)?.owed ?? [];
  expect(owed[0]).toEqual({ kind: "exempt", supply: -20_000, vat: 0 });
  for (const { kind } of owed) expect((await issue(id, kind)).status).toBe(200);
  expect(await owing()).not.toContain(id);
  expect(await breaches(shop)).toEqual([]);
});

test("a receipt without a number is cancelled for the invoice, which waits for it, and comes back with a withdrawal", async () => {
  const order = await buy([{ price: 150_000, taxStatus: "tax_free" }]);
  await adjustReceiptsToCash(shop.services);
  expect(await receiptsOf(order)).toBe(await paidFor(order));
  const { reply } = await ask(order);
  expect((await issue(reply.id, "exempt")).refusal.code).toBe("CASH_RECEIPT_IN_PROGRESS");
  await adjustReceiptsToCash(shop.services);
  expect(await receiptsOf(order)).toBe(0);
  const [receipt] = await select<{ id: number }>(shop, "select id from cash_receipt where order_id = $1", [
    order.id,
  ]);
  const reissued = await shop.call(work, "POST /operator/v1/cash-receipts/{id}/reissue", {
    path: { id: receipt?.id ?? 0 },
    body: { reason: "다시" },
  });
  expect(reissued.refusal.code).toBe("TAX_INVOICE_REQUESTED");
  const path = { id: reply.id };
  await shop.call(work, "PUT /operator/v1/tax-invoices/{id}/cancel", { path, body: { reason: "거둠" } });
  await adjustReceiptsToCash(shop.services);
  expect(await receiptsOf(order)).toBe(await paidFor(order));
  expect((await issue(reply.id, "exempt")).refusal.code).toBe("TAX_INVOICE_NOT_FOUND");
  expect(await breaches(shop)).toEqual([]);
});

test("card payments, receipts with a number, a second request and a wrong business number are refused", async () => {
  const card = await buyThroughCart(shop, await member(shop), [FRUIT]);
  expect((await ask(card)).refusal.code).toBe("TAX_INVOICE_METHOD");
  const own = await buyThroughCart(shop, await member(shop), [FRUIT], 0, ADDRESS, {
    ...TRANSFER,
    info: OWN_NUMBER,
  });
  expect((await ask(own)).refusal.code).toBe("TAX_INVOICE_RECEIPT_EXISTS");
  const order = await buy([FRUIT]);
  expect((await ask(order, { businessNumber: "2208162518" })).refusal.code).toBe("BUSINESS_NUMBER_INVALID");
  expect((await ask({ id: 2_000_000_000 })).refusal.code).toBe("ORDER_NOT_FOUND");
  const { id } = (await ask(order)).reply;
  expect((await ask(order)).refusal.code).toBe("TAX_INVOICE_REQUESTED");
  await issue(id, "exempt");
  const cancelled = await shop.call(work, "PUT /operator/v1/tax-invoices/{id}/cancel", {
    path: { id },
    body: { reason: "거둠" },
  });
  expect(cancelled.refusal.code).toBe("TAX_INVOICE_ISSUED");
});

test("of two operators who issue one invoice at once, one records it, and an approval number is there once", async () => {
  const first = (await ask(await buy([FRUIT]))).reply.id;
  const both = await Promise.all([issue(first, "exempt"), issue(first, "exempt")]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const second = (await ask(await buy([FRUIT]))).reply.id;
  const number = String(numbers).padStart(24, "0");
  const used = both.find(({ status }) => status === 200)?.reply.issued[0]?.approvalNumber ?? number;
  expect((await issue(second, "exempt", { approvalNumber: used })).refusal.code).toBe(
    "TAX_INVOICE_NUMBER_TAKEN",
  );
  expect((await issue(second, "exempt", { issuedOn: "2099-01-01" })).refusal.code).toBe("TAX_INVOICE_DAY");
});

test("the statement of an order has its lines, and shipping in the last, and adds up to the books", async () => {
  const order = await buy([FRUIT, { price: 11_000, taxStatus: "taxable" }]);
  const { reply } = await shop.call(work, "GET /operator/v1/orders/{id}/statement", {
    path: { id: order.id },
  });
  expect(reply.lines.slice(0, 2).map(({ supply, vat }) => [supply, vat])).toEqual([
    [20_000, 0],
    [10_000, 1000],
  ]);
  expect(reply.lines[2]?.name).toBe("배송비와 조정");
  expect(reply.total).toBe(await paidFor(order));
  const sum = (of: "supply" | "vat") => reply.lines.reduce((total, line) => total + line[of], 0);
  expect([sum("supply"), sum("vat")]).toEqual([reply.supply, reply.vat]);
});

async function buy(seeds: ProductSeed[], token?: string): Promise<CartOrder> {
  return buyThroughCart(shop, token ?? (await member(shop)), seeds, 0, ADDRESS, TRANSFER);
}

function ask(order: Pick<CartOrder, "id">, business: Partial<typeof BUSINESS> = {}) {
  return shop.call(work, "POST /operator/v1/tax-invoices", {
    body: { orderId: order.id, business: { ...BUSINESS, ...business } },
  });
}

function issue(
  id: number,
  kind: "exempt" | "taxable",
  other: { approvalNumber?: string; issuedOn?: string } = {},
) {
  numbers += 1;
  return shop.call(work, "PUT /operator/v1/tax-invoices/{id}/issue", {
    path: { id },
    body: { kind, approvalNumber: String(numbers).padStart(24, "0"), issuedOn: TODAY, ...other },
  });
}

async function owing(): Promise<number[]> {
  const { list } = (await shop.call(work, "GET /operator/v1/tax-invoices", { query: { isOwed: true } }))
    .reply;
  return list.map(({ id }) => id);
}

async function paidFor({ id }: CartOrder): Promise<number> {
  const [row] = await select<{ money: number }>(
    shop,
    "select captured - cancelled as money from payment where order_id = $1",
    [id],
  );
  return row?.money ?? Number.NaN;
}

/** Sums the issued receipts of an order less their cancelled parts, 원. */
async function receiptsOf({ id }: CartOrder): Promise<number> {
  const [row] = await select<{ sum: number }>(
    shop,
    "select coalesce(sum(amount - canceled), 0)::int as sum from cash_receipt where order_id = $1 and issued_at is not null",
    [id],
  );
  return row?.sum ?? Number.NaN;
}
