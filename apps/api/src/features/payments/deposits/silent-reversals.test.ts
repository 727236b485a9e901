import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { ADDRESS, guest, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { reconcilePayments } from "../settlement/reconcile-payments.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const ALERTS = "GET /operator/v1/payment-alerts";
const RESOLVE = "PUT /operator/v1/payment-alerts/{id}/resolve";

test("a reversal without a webhook is found within days, and its handling is recorded", async () => {
  const order = await deposited();
  await shop.sandbox(`/_sim/deposit-reversed/${order.uuid}`, {});
  later(shop, 59);
  await reconcilePayments(shop.services);
  expect(await statusOf(order.id)).toBe("paid");
  later(shop, 2);
  await reconcilePayments(shop.services);
  expect(await statusOf(order.id)).toBe("bank_transfer_waiting");

  const work = (await operator(shop, "orders")).token;
  const open = await shop.call(work, ALERTS, { query: { status: "open" } });
  expect(open.reply).toMatchObject({
    list: [
      { orderId: order.id, kind: "deposit_reversed", amount: 23_000, given: 0, resolvedAt: null, note: null },
    ],
    nextPage: null,
  });
  const alert = { path: { id: open.reply.list[0]?.id ?? 0 }, body: { note: "은행에 물었어요" } };
  expect((await shop.call(work, RESOLVE, alert)).reply).toMatchObject({ note: "은행에 물었어요" });
  expect((await shop.call(work, RESOLVE, alert)).refusal.code).toBe("ALERT_RESOLVED");
  expect((await shop.call(work, ALERTS, { query: { status: "open" } })).reply.list).toEqual([]);
  expect((await shop.call(work, ALERTS, { query: { take: 1 } })).reply.list).toHaveLength(1);
  const unknown = { ...alert, path: { id: 2_000_000_000 } };
  expect((await shop.call(work, RESOLVE, unknown)).refusal.code).toBe("ALERT_NOT_FOUND");
  const viewer = (await operator(shop, "viewer")).token;
  expect((await shop.call(viewer, ALERTS)).refusal.code).toBe("PERMISSION_REQUIRED");
  expect(await breaches(shop)).toEqual([]);
});

test("a deposit that is not reversed is checked seven times in a week, then no more", async () => {
  const order = await deposited();
  const looks = new Set<number>();
  for (let hours = 0; hours < 24 * 9; hours += 1) {
    const [payment] = await select<{ check_at: Date | null }>(
      shop,
      "select check_at from payment where order_id = $1",
      [order.id],
    );
    if (payment?.check_at) looks.add(payment.check_at.getTime());
    later(shop, 60);
    await reconcilePayments(shop.services);
  }
  expect(looks.size).toBe(7);
  expect(await statusOf(order.id)).toBe("paid");
  const [row] = await select(shop, "select check_at from payment where order_id = $1", [order.id]);
  expect(row).toEqual({ check_at: null });
});

async function deposited() {
  const way = { method: "vbank", window: "VIRTUAL_ACCOUNT" } as const;
  const order = await buyThroughCart(shop, await guest(shop), [{ price: 20_000 }], 0, ADDRESS, way);
  await shop.sandbox(`/_sim/deposit/${order.uuid}`, {});
  const news = { createdAt: "x", secret: "ps_x", status: "DONE", transactionKey: `t ${order.id}` };
  await shop.call(null, "POST /v1/payments/webhooks/toss", { body: { ...news, orderId: order.uuid } });
  return order;
}

async function statusOf(id: number): Promise<string | undefined> {
  const [row] = await select<{ status: string }>(shop, "select status from orders where id = $1", [id]);
  return row?.status;
}
