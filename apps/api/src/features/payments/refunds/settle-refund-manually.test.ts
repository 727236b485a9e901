import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buyThroughCart, type CartOrder } from "../../../testing/buy-through-cart.ts";
import { cancelProduct, cancelWhole } from "../../../testing/cancel-order-steps.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import {
  breaches,
  heldByProvider,
  later,
  paymentOf,
  select,
} from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { reconcilePayments } from "../settlement/reconcile-payments.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  work = (await operator(shop)).token;
});
afterEach(() => shop.sandbox("/_sim/fault/clear", {}));
afterAll(() => shop.close());

const REASON = "계좌로 보냈어요";

test("a refund paid outside is settled once, with a reason, a row in the trail and balanced books", async () => {
  const { order, id } = await stuck();
  const [open] = (await list("open")).filter((each) => each.id === id);
  expect(open).toMatchObject({ orderId: order.id, amount: 13_000, tries: 1, lastCode: "NOT_AVAILABLE_BANK" });
  const settled = await settle(id, "paid_elsewhere");
  expect(settled.reply).toMatchObject({ outcome: "paid_elsewhere", outcomeReason: REASON, nextTryAt: null });
  expect((await settle(id, "paid_elsewhere", "other-key")).refusal.code).toBe("REFUND_ENDED");
  expect((await list("open")).filter((each) => each.id === id)).toEqual([]);
  const { list: trail } = (
    await shop.call(work, "GET /operator/v1/actions", { query: { subject: `order ${order.id}` } })
  ).reply;
  expect(trail[0]).toMatchObject({
    action: "refunds.settle",
    reason: REASON,
    before: { refundId: id, outcome: null, refundedInAll: 0 },
    after: { refundId: id, outcome: "paid_elsewhere", refundedInAll: 13_000 },
  });
  // The part still held by the provider stays with the shop, whatever is asked.
  for (const minutes of [2, 60]) {
    later(shop, minutes);
    await reconcilePayments(shop.services);
  }
  expect(await heldByProvider(shop, order.uuid)).toBe(24_000);
  expect(await breaches(shop)).toEqual([]);
});

test("after a part paid outside, the next part is refunded by the provider, and nothing twice", async () => {
  const { token, order, id } = await stuck();
  await settle(id, "paid_elsewhere");
  await cancelProduct(shop, token, order, 1);
  expect(await heldByProvider(shop, order.uuid)).toBe(13_000);
  expect(await paymentOf(shop, order.id)).toMatchObject({ refunded: 24_000, status: "withdraw" });
  later(shop, 60);
  await tell(order);
  await reconcilePayments(shop.services);
  expect(await heldByProvider(shop, order.uuid)).toBe(13_000);
  expect(await list("open")).toEqual([]);
  expect(await breaches(shop)).toEqual([]);
});

test("a refund that is not owed is waived and not recorded again", async () => {
  const { order, id } = await stuck(true);
  expect((await settle(id, "waived")).reply.outcome).toBe("waived");
  later(shop, 60);
  await tell(order);
  await reconcilePayments(shop.services);
  expect(await heldByProvider(shop, order.uuid)).toBe(24_000);
  expect(await list("open")).toEqual([]);
  expect(await paymentOf(shop, order.id)).toMatchObject({ refunded: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("a refund that the provider already made is recorded as returned, not as paid outside", async () => {
  const { order, id } = await stuck();
  const known = await shop.services.payments.findByOrder(order.uuid);
  if (known.kind !== "found") throw new Error("The payment is there");
  const { paymentKey } = known.payment;
  await shop.services.payments.cancel({
    ...{ paymentKey, amount: 13_000, taxFreeAmount: 13_000 },
    ...{ reason: "대시보드", idempotencyKey: `outside:${id}` },
  });
  expect((await settle(id, "paid_elsewhere")).refusal.code).toBe("REFUND_ENDED");
  expect((await list("ended")).find((each) => each.id === id)?.outcome).toBe("returned");
  expect(await breaches(shop)).toEqual([]);
});

test("settling is refused while the provider may still answer or is unreachable", async () => {
  const { id } = await stuck();
  await select(shop, "update refund set asked_at = $2 where id = $1", [id, shop.clock.now]);
  expect((await settle(id, "paid_elsewhere", "a")).refusal.code).toBe("REFUND_IN_PROGRESS");
  later(shop, 5);
  await shop.sandbox("/_sim/fault", { point: "get", kind: "error500", times: 9 });
  expect((await settle(id, "paid_elsewhere", "b")).refusal.code).toBe("PROVIDER_UNAVAILABLE");
  await shop.sandbox("/_sim/fault/clear", {});
  expect((await settle(id, "paid_elsewhere", "c")).status).toBe(200);
  expect((await settle(2_000_000_000, "waived")).refusal.code).toBe("REFUND_NOT_FOUND");
});

test("concurrent provider and operator pay the buyer once", async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const { order, id } = await stuck();
    later(shop, 2);
    const [settled] = await Promise.all([
      settle(id, "paid_elsewhere"),
      reconcilePayments(shop.services),
      reconcilePayments(shop.services),
    ]);
    const isPaidElsewhere = settled.status === 200;
    later(shop, 10);
    await reconcilePayments(shop.services);
    expect(await heldByProvider(shop, order.uuid)).toBe(isPaidElsewhere ? 24_000 : 11_000);
  }
  expect(await breaches(shop)).toEqual([]);
});

/** Creates a refund, of a part or of the whole order, that the provider refuses. */
async function stuck(isWhole = false) {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }, { price: 8000 }]);
  const fault = { point: "cancel", kind: "refuse", code: "NOT_AVAILABLE_BANK", times: 1 };
  await shop.sandbox("/_sim/fault", fault);
  await (isWhole ? cancelWhole(shop, token, order) : cancelProduct(shop, token, order, 0));
  const [row] = await select<{ id: number }>(
    shop,
    "select r.id from refund r join payment p on p.id = r.payment_id where p.order_id = $1",
    [order.id],
  );
  return { token, order, id: row?.id ?? 0 };
}

function settle(id: number, outcome: "paid_elsewhere" | "waived", key = `settle-${id}`) {
  return shop.call(
    work,
    "PUT /operator/v1/refunds/{id}/settle",
    { path: { id }, body: { outcome, reason: REASON } },
    { "idempotency-key": key },
  );
}

async function list(status: "open" | "ended") {
  return (await shop.call(work, "GET /operator/v1/refunds", { query: { status, take: 100 } })).reply.list;
}

/** Sends a webhook of the provider, which makes the shop query it. */
function tell({ uuid }: CartOrder) {
  const news = {
    createdAt: `${shop.clock.now.getTime()}`,
    secret: "ps_x",
    status: "CANCELED",
    transactionKey: uuid,
  };
  return shop.call(null, "POST /v1/payments/webhooks/toss", { body: { ...news, orderId: uuid } });
}
