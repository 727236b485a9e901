import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { deliver } from "../../testing/deliver-order.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { ADDRESS, guest, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, select } from "../../testing/read-and-set-shop-state.ts";
import { firstOf, optionOf, requestReturn } from "../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

const ACCOUNT = { owner: "박손님", bankName: "카카오뱅크", accountNumber: "3333-01-1234567" };
const RECEIVED = { bankCode: "90", accountNumber: "3333011234567", holderName: "박손님" };

test("a guest who paid by deposit gives the account with the claim, and its approval refunds to that account", async () => {
  const { token, order } = await deposited();
  await deliver(shop, order);
  const options = [{ id: await optionOf(shop, order), optionUnit: 1 }];
  const claimable = await shop.call(
    token,
    "GET /v1/app-users/order-items/{id}/products/{pid}/claimable",
    firstOf(order),
  );
  expect(claimable.reply.needsAccount).toBe(true);
  expect((await requestReturn(shop, token, order, { options })).refusal.code).toBe("REFUND_ACCOUNT_REQUIRED");
  const wrong = { ...ACCOUNT, accountNumber: "12" };
  const refused = await requestReturn(shop, token, order, { options, withdrawAccount: wrong });
  expect(refused.refusal.code).toBe("ACCOUNT_NUMBER_INVALID");
  const { reply } = await requestReturn(shop, token, order, { options, withdrawAccount: ACCOUNT });
  await shop.call(work, "PUT /operator/v1/claims/{id}/approve", { path: { id: reply.id }, body: {} });
  expect(await heldByProvider(shop, order.uuid)).toBe(0);
  expect(await accountOf(order.uuid)).toEqual(RECEIVED);
  expect(await kept()).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test("an operator records the account asked of the buyer, and a stock-out is refunded to it; the trail masks it", async () => {
  const { order } = await deposited();
  const path = { id: order.id };
  const stockOut = () =>
    shop.call(work, "PUT /operator/v1/orders/{id}/stock-out", { path, body: { reason: "밭에 없어요" } });
  expect((await stockOut()).refusal.code).toBe("REFUND_ACCOUNT_REQUIRED");
  const written = await shop.call(work, "PUT /operator/v1/orders/{id}/refund-account", {
    path,
    body: { withdrawAccount: ACCOUNT, reason: "전화로 물었어요" },
  });
  expect(written.status).toBe(200);
  expect((await stockOut()).reply.refundPrice).toBe(23_000);
  expect(await accountOf(order.uuid)).toEqual(RECEIVED);
  expect(await kept()).toBe(0);
  const [action] = await select<{ after: unknown }>(
    shop,
    "select after from operator_action where action = 'orders.refund-account'",
  );
  expect(action?.after).toEqual({ bankName: "카카오뱅크", accountNumber: "*4567" });
  expect(await breaches(shop)).toEqual([]);
});

async function deposited() {
  const token = await guest(shop);
  const way = { method: "vbank", window: "VIRTUAL_ACCOUNT" } as const;
  const order = await buyThroughCart(shop, token, [{ price: 20_000 }], 0, ADDRESS, way);
  await shop.sandbox(`/_sim/deposit/${order.uuid}`, {});
  const news = { createdAt: "x", secret: "ps_x", status: "DONE", transactionKey: `t ${order.id}` };
  await shop.call(null, "POST /v1/payments/webhooks/toss", { body: { ...news, orderId: order.uuid } });
  return { token, order };
}

/** Returns the account to which the provider sent the refund. */
async function accountOf(orderId: string): Promise<unknown> {
  const { list } = (await shop.sandbox("/_sim/payments")) as {
    list: { orderId: string; virtualAccount: { refundReceiveAccount: unknown } | null }[];
  };
  return list.find((payment) => payment.orderId === orderId)?.virtualAccount?.refundReceiveAccount;
}

async function kept(): Promise<number> {
  return (await select(shop, "select from order_refund_account")).length;
}
