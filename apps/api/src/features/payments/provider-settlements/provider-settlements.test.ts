import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { SettledLine } from "../../../gateways/payments/settlement-list-gateway-types.ts";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { cancelProduct } from "../../../testing/cancel-order-steps.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { fetchAndCompareProviderSettlements } from "./fetch-and-compare-provider-settlements.ts";

let shop: TestShop;
let change: (lines: readonly SettledLine[]) => readonly SettledLine[];
const asked: string[] = [];
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  const { settlements } = shop.services.payments;
  Object.assign(shop.services.payments, {
    settlements: {
      page: async (input: Parameters<typeof settlements.page>[0]) => {
        asked.push(input.day);
        const reply = await settlements.page(input);
        return reply.kind === "found" ? { ...reply, list: change(reply.list) } : reply;
      },
    },
  });
});
beforeEach(() => {
  change = (lines) => lines;
  asked.length = 0;
});
afterAll(() => shop.close());

const LIST = "GET /operator/v1/payment-differences";
const RESOLVE = "PUT /operator/v1/payment-differences/{id}/resolve";

test("a payment and its refund that the provider settled as booked differ in nothing", async () => {
  const order = await bought();
  await cancelProduct(shop, order.token, order, 1);
  await fetchNextDay();
  expect(await select(shop, "select amount from provider_settlement_line order by amount desc")).toEqual([
    { amount: 26_000 },
    { amount: -13_000 },
  ]);
  expect(await open()).toEqual([]);
  expect(await breaches(shop)).toEqual([]);
});

test("each way in which the sides differ is a row, and is closed by what the provider sends later", async () => {
  const lacking = await bought();
  const other = await bought();
  const keyOf = async ({ id }: { id: number }) =>
    (
      await select<{ payment_key: string }>(shop, "select payment_key from payment where order_id = $1", [id])
    )[0]?.payment_key;
  const [lackingKey, otherKey] = [await keyOf(lacking), await keyOf(other)];
  change = (lines) => [
    ...lines
      .filter(({ paymentKey }) => paymentKey !== lackingKey)
      .map((line) => (line.paymentKey === otherKey ? { ...line, amount: line.amount - 100 } : line)),
    ...lines.slice(0, 1).map((line) => ({ ...line, paymentKey: "unknown-payment-key", transactionKey: "x" })),
  ];
  await fetchNextDay();
  expect(
    (await open()).map(({ kind, orderId, expected, settled }) => [kind, orderId, expected, settled]),
  ).toEqual(
    expect.arrayContaining([
      ["missing_there", lacking.id, 26_000, null],
      ["other_amount", other.id, 26_000, 25_900],
      ["missing_here", null, null, 26_000],
    ]),
  );
  expect(await open()).toHaveLength(3);
  change = (lines) => lines;
  await fetchNextDay();
  expect(await open()).toEqual([]);
  const closed = await list({ status: "resolved", kind: "other_amount" });
  expect(closed).toMatchObject([{ orderId: other.id, resolvedBy: null, note: "나중에 온 정산과 맞아요" }]);
});

test("a fee is compared once the contract's is entered; a difference is resolved once, with a note", async () => {
  const work = await operator(shop);
  const fees = (await shop.call(work.token, "GET /operator/v1/payment-fees")).reply.list;
  const card = fees.find(({ method }) => method === "card");
  if (!card) throw new Error("Each method has a fee");
  const patch = (set: { rate: number | null; amount?: number | null }, version = card.version) =>
    shop.call(work.token, "PATCH /operator/v1/payment-fees", {
      body: { rows: [{ id: card.id, version, set }], reason: "새 계약" },
    });
  expect((await patch({ rate: 200, amount: 300 })).refusal).toMatchObject({ code: "PAYMENT_FEE_INVALID" });
  expect((await patch({ rate: 200 })).status).toBe(200);
  const order = await bought();
  await fetchNextDay();
  const [found] = await list({ status: "open", kind: "other_fee" });
  expect(found).toMatchObject({ orderId: order.id, expected: 520, settled: 650, method: "card" });
  const resolve = { path: { id: found?.id ?? 0 }, body: { note: "새 요율은 다음 달부터예요" } };
  const { token } = await operator(shop);
  const resolved = (await shop.call(token, RESOLVE, resolve)).reply;
  expect(resolved).toMatchObject({ note: resolve.body.note, resolvedBy: expect.any(String) });
  expect((await shop.call(token, RESOLVE, resolve)).refusal.code).toBe("PAYMENT_DIFFERENCE_RESOLVED");
  const unknown = { ...resolve, path: { id: 2_000_000_000 } };
  expect((await shop.call(token, RESOLVE, unknown)).refusal.code).toBe("PAYMENT_DIFFERENCE_NOT_FOUND");
  await fetchNextDay();
  expect(await list({ kind: "other_fee", status: "resolved" })).toEqual([resolved]);
});

test("a day for which the provider is silent is fetched by the next run, and no day is lost", async () => {
  await shop.sandbox("/_sim/fault/clear", {});
  const { page } = shop.services.payments.settlements;
  Object.assign(shop.services.payments.settlements, {
    page: async () => ({ kind: "unreachable", reason: "timeout" }),
  });
  shop.clock.now = new Date(shop.clock.now.getTime() + 6 * 86_400_000);
  expect(await fetchAndCompareProviderSettlements(shop.services)).toBe(0);
  Object.assign(shop.services.payments.settlements, { page });
  expect(await fetchAndCompareProviderSettlements(shop.services)).toBeGreaterThanOrEqual(6);
  expect(new Set(asked).size).toBe(asked.length);
  expect(await fetchAndCompareProviderSettlements(shop.services)).toBe(0);
});

async function bought() {
  const token = await member(shop);
  return { ...(await buyThroughCart(shop, token, [{ price: 10_000 }, { price: 10_000 }])), token };
}

/** Lets a day and its night pass and fetches what was settled. */
async function fetchNextDay(): Promise<void> {
  shop.clock.now = new Date(shop.clock.now.getTime() + 86_400_000);
  await fetchAndCompareProviderSettlements(shop.services);
}

async function list(query: object) {
  const { token } = await operator(shop);
  return (await shop.call(token, LIST, { query })).reply.list;
}

function open() {
  return list({ status: "open" });
}
