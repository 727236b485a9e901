import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { keepAccount } from "../../../testing/buy-gift-and-enter-address-steps.ts";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { cancelProduct, cancelWhole } from "../../../testing/cancel-order-steps.ts";
import { pay, placeOrder } from "../../../testing/checkout-steps.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import {
  ADDRESS,
  guest,
  member,
  seedProduct,
  seedRules,
} from "../../../testing/product-and-member-fixtures.ts";
import {
  breaches,
  heldByProvider,
  later,
  select,
  statusOf,
} from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { reconcilePayments } from "../settlement/reconcile-payments.ts";
import { settleOrderByProviderState } from "../settlement/settle-order-by-provider-state.ts";
import { settlePayment } from "../settlement/settle-payment.ts";
import { refundMoney } from "./refund-money.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterEach(() => shop.sandbox("/_sim/fault/clear", {}));
afterAll(() => shop.close());

const VBANK = { method: "vbank", window: "VIRTUAL_ACCOUNT" } as const;

test.each(["PROVIDER_ERROR", "SOME_FUTURE_CODE", "NOT_AVAILABLE_BANK"])(
  "a refund answered %s is requested under a new key and ends",
  async (code) => {
    const token = await member(shop);
    const order = await buyThroughCart(shop, token, [{ price: 10_000 }, { price: 8000 }]);
    await shop.sandbox("/_sim/fault", { point: "cancel", kind: "refuse", code, times: 1 });
    expect((await cancelProduct(shop, token, order, 0)).reply.refundPrice).toBe(13_000);
    expect(await refundsOf(order.id)).toMatchObject([{ amount: 13_000, outcome: null, tries: 1 }]);
    later(shop, 2);
    await reconcilePayments(shop.services);
    expect(await refundsOf(order.id)).toMatchObject([{ amount: 13_000, outcome: "returned", tries: 2 }]);
    expect(await heldByProvider(shop, order.uuid)).toBe(11_000);
    expect(await breaches(shop)).toEqual([]);
  },
);

test("a refund done despite an error answer is found and not requested twice", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }, { price: 10_000 }]);
  const lying = answeringNoAfterCancel();
  await cancelProduct(shop, token, order, 0, {}, {});
  expect(await heldByProvider(shop, order.uuid)).toBe(13_000);
  shop.services.payments.cancel = lying.cancel;
  await cancelProduct(shop, token, order, 1);
  lying.stop();
  expect(await heldByProvider(shop, order.uuid)).toBe(0);
  expect(await refundsOf(order.id)).toMatchObject([
    { amount: 13_000, outcome: "returned" },
    { amount: 13_000, outcome: "returned" },
  ]);
  expect(new Set((await refundsOf(order.id)).map((each) => each.transaction_key))).toEqual(
    new Set(await cancelKeys(order.uuid)),
  );
  expect(await breaches(shop)).toEqual([]);
});

test("a provider state read before the last partial refund adds no refund", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }, { price: 10_000 }]);
  await cancelProduct(shop, token, order, 0);
  const before = await shop.services.payments.findByOrder(order.uuid);
  if (before.kind !== "found") throw new Error("The payment is there");
  expect(before.payment.balanceAmount).toBe(13_000);
  await cancelProduct(shop, token, order, 1);
  const late = { orderUuid: order.uuid, provider: before.payment, actor: "provider" } as const;
  await settlePayment(shop.services, late);
  await Promise.all([settlePayment(shop.services, late), settlePayment(shop.services, late)]);
  later(shop, 5);
  await reconcilePayments(shop.services);
  expect(await refundsOf(order.id)).toMatchObject([
    { amount: 13_000, outcome: "returned" },
    { amount: 13_000, outcome: "returned" },
  ]);
  expect(await breaches(shop)).toEqual([]);
});

test("cancelling an order whose account the bank has closed leaves no refund", async () => {
  const token = await member(shop);
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const order = await placeOrder(shop, token, { productId, optionId: optionIds[0] }, "vbank");
  const { id } = (await pay(shop, token, order, "VIRTUAL_ACCOUNT")).reply;
  await shop.sandbox(`/_sim/expire/${order.orderId}`, {});
  await cancelWhole(shop, token, { id, uuid: order.orderId, productIds: [], optionIds: [] });
  expect(await statusOf(shop, id)).toBe("withdraw_complete");
  later(shop, 2);
  await reconcilePayments(shop.services);
  expect(await refundsOf(id)).toMatchObject([
    { outcome: "account_closed", outcome_reason: expect.stringMatching(/받은 돈이 없어/) },
  ]);
  expect(await breaches(shop)).toEqual([]);
});

test.each([
  ["before the reversal is known", false],
  ["after its account was closed", true],
] as const)("a cancel approved %s records no refund of a reversed deposit", async (_name, isLate) => {
  const token = await member(shop);
  await keepAccount(shop, token);
  const seeds = [{ price: 10_000 }, { price: 8000 }, { price: 7000 }];
  const order = await buyThroughCart(shop, token, seeds, 0, ADDRESS, VBANK);
  await deposit(order.uuid);
  await cancelProduct(shop, token, order, 0);
  const work = (await operator(shop)).token;
  const path = { id: order.id };
  await shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path, body: {} });
  await cancelProduct(shop, token, order, 1);
  await shop.sandbox(`/_sim/deposit-reversed/${order.uuid}`, {});
  if (isLate) await closeAccountOf(order);
  const approved = await shop.call(work, "PUT /operator/v1/orders/{id}/withdraw-request/approve", {
    path,
    body: {},
  });
  expect(approved.status).toBe(200);
  for (const minutes of [1, 3, 11]) {
    later(shop, minutes);
    await tell(order.uuid);
    await reconcilePayments(shop.services);
  }
  const refunds = await refundsOf(order.id);
  expect(refunds.filter(({ outcome }) => outcome === null)).toEqual([]);
  const [, approvedPart] = refunds.filter(({ cancellation_id }) => cancellation_id !== null);
  expect(approvedPart?.outcome).toMatch(/reversed|nothing_owed/);
  expect(await statusOf(shop, order.id)).toBe("withdraw_complete");
  expect(await breaches(shop)).toEqual([]);
});

test.each([
  ["1원 too little", -1],
  ["1원 too much", 1],
])("a deposit of %s is refunded once the buyer has given an account", async (_name, more) => {
  const token = await guest(shop);
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const order = await placeOrder(shop, token, { productId, optionId: optionIds[0] }, "vbank");
  const { id } = (await pay(shop, token, order, "VIRTUAL_ACCOUNT")).reply;
  const amount = order.price + more;
  await shop.sandbox(`/_sim/deposit/${order.orderId}`, { amount });
  await tell(order.orderId, "DONE");
  expect(await refundsOf(id)).toMatchObject([
    { amount, outcome: null, last_code: "INVALID_REFUND_ACCOUNT_INFO" },
  ]);
  await shop.call((await operator(shop)).token, "PUT /operator/v1/orders/{id}/refund-account", {
    path: { id },
    body: {
      withdrawAccount: { owner: "박손님", bankName: "신한은행", accountNumber: "110123456789" },
      reason: "전화로 물었어요",
    },
  });
  later(shop, 2);
  await reconcilePayments(shop.services);
  expect(await refundsOf(id)).toMatchObject([{ amount, outcome: "returned" }]);
  expect(await heldByProvider(shop, order.orderId)).toBe(0);
  expect(await statusOf(shop, id)).toMatch(/incomplete|withdraw_complete/);
  expect(await breaches(shop)).toEqual([]);
});

test("the time of the next try also applies to a request for a single order", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }]);
  await shop.sandbox("/_sim/fault", {
    point: "cancel",
    kind: "refuse",
    code: "NOT_AVAILABLE_BANK",
    times: 9,
  });
  await cancelWhole(shop, token, order);
  for (let turn = 0; turn < 5; turn += 1) await refundMoney(shop.services, order.uuid);
  expect(await refundsOf(order.id)).toMatchObject([{ tries: 1 }]);
});

test("a refund made outside the shop, combined with another, counts as done", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }, { price: 8000 }]);
  await shop.sandbox("/_sim/fault", { point: "cancel", kind: "error500", times: 99 });
  await cancelProduct(shop, token, order, 0);
  await cancelProduct(shop, token, order, 1);
  await shop.sandbox("/_sim/fault/clear", {});
  await cancelAtProvider(order.uuid);
  later(shop, 5);
  await reconcilePayments(shop.services);
  expect((await refundsOf(order.id)).map(({ outcome }) => outcome)).toEqual(["returned", "returned"]);
  expect(await breaches(shop)).toEqual([]);
});

test("a refund above the captured amount, left by an earlier version, ends on its own", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }]);
  await cancelWhole(shop, token, order);
  await shop.database.asOwner("alter table refund disable trigger user");
  await select(
    shop,
    `insert into refund (payment_id, payment_key, amount, reason, created_at, next_try_at)
     select id, payment_key, 13000, '시험', $1, $1 from payment where order_id = $2`,
    [shop.clock.now, order.id],
  );
  await shop.database.asOwner("alter table refund enable trigger user");
  await refundMoney(shop.services, null);
  expect((await refundsOf(order.id)).map(({ outcome }) => outcome)).toEqual(["returned", "nothing_owed"]);
  expect(await breaches(shop)).toEqual([]);
});

/** Lets the provider carry out cancels and answer with an error that it keeps under the key. */
function answeringNoAfterCancel() {
  const { cancel } = shop.services.payments;
  const lying: typeof cancel = async (input) => {
    await cancel(input);
    return { kind: "unreachable", reason: "provider-error" };
  };
  return {
    cancel: lying,
    stop() {
      shop.services.payments.cancel = cancel;
    },
  };
}

type Row = {
  amount: number;
  outcome: string | null;
  outcome_reason: string | null;
  transaction_key: string | null;
  tries: number;
  cancellation_id: number | null;
};

function refundsOf(orderId: number): Promise<Row[]> {
  return select<Row>(
    shop,
    "select r.* from refund r join payment p on p.id = r.payment_id where p.order_id = $1 order by r.id",
    [orderId],
  );
}

async function cancelKeys(orderUuid: string): Promise<string[]> {
  const known = await shop.services.payments.findByOrder(orderUuid);
  return known.kind === "found" ? known.payment.cancels.map(({ transactionKey }) => transactionKey) : [];
}

/** Settles a reversal up to the closing of the account, while the webhook of that is still queued. */
async function closeAccountOf({ uuid }: { uuid: string }): Promise<void> {
  const reversed = await shop.services.payments.findByOrder(uuid);
  if (reversed.kind !== "found") throw new Error("The payment is there");
  await settleOrderByProviderState(shop.services, {
    orderUuid: uuid,
    provider: reversed.payment,
    actor: "provider",
  });
  await shop.services.payments.cancel({
    paymentKey: reversed.payment.paymentKey,
    reason: "시험",
    idempotencyKey: `closing:${uuid}`,
  });
}

async function cancelAtProvider(uuid: string): Promise<void> {
  const known = await shop.services.payments.findByOrder(uuid);
  if (known.kind !== "found") throw new Error("The payment is there");
  const { paymentKey } = known.payment;
  await shop.services.payments.cancel({ paymentKey, reason: "대시보드", idempotencyKey: `outside:${uuid}` });
}

async function deposit(orderId: string): Promise<void> {
  await shop.sandbox(`/_sim/deposit/${orderId}`, {});
  await tell(orderId, "DONE");
}

let told = 0;
async function tell(orderId: string, status = "WAITING_FOR_DEPOSIT"): Promise<void> {
  told += 1;
  const body = { createdAt: "x", secret: "ps_x", status, transactionKey: `t${told}`, orderId };
  await shop.call(null, "POST /v1/payments/webhooks/toss", { body });
}
