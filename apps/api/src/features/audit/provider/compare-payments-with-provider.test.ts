import { afterEach, beforeEach, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { cancelProduct, cancelWhole } from "../../../testing/cancel-order-steps.ts";
import { ADDRESS, member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { comparePaymentsWithProvider } from "./compare-payments-with-provider.ts";
import { splitIntoTimeWindows } from "./split-into-time-windows.ts";

let shop: TestShop;
const NOON = new Date("2026-11-21T03:00:00Z");
beforeEach(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterEach(() => shop.close());

const VBANK = { method: "vbank", window: "VIRTUAL_ACCOUNT" } as const;

async function compared(
  hours = 24,
): Promise<{ payments: number; transactions: number; differences: string[] }> {
  const sum = { payments: 0, transactions: 0, differences: [] as string[] };
  for (const window of splitIntoTimeWindows(NOON, new Date(shop.clock.now.getTime() + 60_000), hours)) {
    const { payments, transactions, differences } = await comparePaymentsWithProvider(
      { ...shop.services, lookAgainMs: 10 },
      window,
    );
    sum.payments += payments;
    sum.transactions += transactions;
    sum.differences.push(...differences);
  }
  return sum;
}

test("payments, partial and whole cancels and deposits agree with the provider's list", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }, { price: 8000 }]);
  later(shop, 90);
  await cancelProduct(shop, token, order, 0);
  await cancelWhole(shop, token, await buyThroughCart(shop, token, [{ price: 9000 }]));
  const paid = await buyThroughCart(shop, token, [{ price: 7000 }], 0, ADDRESS, VBANK);
  await shop.sandbox(`/_sim/deposit/${paid.uuid}`, {});
  await shop.call(null, "POST /v1/payments/webhooks/toss", {
    body: { createdAt: "x", secret: "ps_x", status: "DONE", transactionKey: "k", orderId: paid.uuid },
  });
  expect(await compared()).toEqual({ payments: 3, transactions: 5, differences: [] });
  // Also in windows that separate a payment from its cancel.
  expect(await compared(1)).toMatchObject({ transactions: 5, differences: [] });
});

test.each<[string, string, RegExp]>([
  [
    "more captured than was taken",
    "update payment set captured = captured + 1",
    /captured 24001, the provider took 24000/,
  ],
  [
    "a refund of another amount",
    "update refund set amount = amount - 1",
    /refund \d+ is 12999, the provider's cancel is 13000/,
  ],
  [
    "less refunded than went back",
    "update payment set refunded = 0",
    /refunded 0, the provider gave back 13000/,
  ],
  [
    "a cancel that never was",
    "update refund set transaction_key = 'F00D'",
    /\(F00D\) is no cancel of the provider/,
  ],
  [
    "a payment with a key that the provider never gave",
    "update payment set payment_key = 'tgen_none'",
    /tgen_none.*knows nothing of it/,
  ],
  [
    "a payment that the provider has for another order",
    "update orders set uuid = gen_random_uuid()",
    /the provider has it for order/,
  ],
])("%s is reported as a difference with its payment", async (_what, sql, said) => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }, { price: 8000 }]);
  await cancelProduct(shop, token, order, 0);
  await shop.database.asOwner("alter table payment drop constraint paid_means_captured");
  await select(shop, sql);
  const { differences } = await compared();
  expect(differences.join("\n")).toMatch(said);
});

test("a payment known to the provider or the shop alone is a difference", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }]);
  await shop
    .sandbox("/_sim/authorize", { orderId: "of-nobody", amount: 5000, method: "CARD" })
    .then(async (window) =>
      shop.services.payments.confirm({
        paymentKey: String(window.paymentKey),
        orderId: "of-nobody",
        amount: 5000,
        idempotencyKey: "of-nobody",
      }),
    );
  expect((await compared()).differences).toEqual([
    expect.stringMatching(/the provider holds 5000 of order of-nobody, unknown here$/),
  ]);
  await shop.sandbox("/_sim/reset", {});
  expect((await compared()).differences).toEqual([
    expect.stringMatching(/^payment \d+ \(tgen_.*\): the provider knows nothing of it$/),
  ]);
  expect(order.id).toBeGreaterThan(0);
});

test("a comparison without an answer of the provider is not clean", async () => {
  const deaf = {
    ...shop.services,
    payments: {
      ...shop.services.payments,
      transactions: { page: async () => ({ kind: "unreachable", reason: "timeout" }) as const },
    },
  };
  await expect(comparePaymentsWithProvider(deaf, { from: NOON, until: shop.clock.now })).rejects.toThrow(
    "timeout",
  );
});
