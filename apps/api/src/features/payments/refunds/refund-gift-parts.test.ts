import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import type { PaymentGateway } from "../../../gateways/payments/payment-gateway-types.ts";
import { type BoughtGift, buyGift } from "../../../testing/buy-gift-and-enter-address-steps.ts";
import { member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createRandom, type Random } from "../../../testing/seeded-random.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { reconcilePayments } from "../settlement/reconcile-payments.ts";
import { settlePayment } from "../settlement/settle-payment.ts";

/** Number of gifts withdrawn part by part; set HISTORIES=200 for hundreds. */
const COUNT = Number(process.env.HISTORIES ?? 16);
const TOGETHER = 8;
/** Maximum delay in ms between a reply of the provider and its use. */
const OLD_MS = 60;
type Fault = { point: "cancel" | "get"; kind: string; code?: string; delayMs?: number };

/** Injected faults of the provider, one for each set of gifts, mostly transient errors. */
const FAULTS: readonly [Fault, ...Fault[]] = [
  { point: "cancel", kind: "refuse", code: "PROVIDER_ERROR" },
  { point: "cancel", kind: "refuse", code: "NOT_AVAILABLE_BANK" },
  { point: "cancel", kind: "lostReply" },
  { point: "cancel", kind: "error500" },
  { point: "cancel", kind: "delay", delayMs: 40 },
  { point: "get", kind: "error500" },
];

test("gifts withdrawn in parts, with late, repeated and stale webhooks, faults and the reconciler: each refund ends, each cancel is one refund", {
  timeout: 600_000,
}, async () => {
  const seed = randomInt(2 ** 31);
  const shop = await createTestShop({ poolSize: 20 });
  try {
    await seedRules(shop.database.db);
    shop.services.payments = withOldAnswers(shop.services.payments, createRandom(seed));
    for (let turn = 0; turn < Math.ceil(COUNT / TOGETHER); turn += 1) {
      await takeBackTogether(shop, createRandom(seed + turn));
    }
    for (const minutes of [2, 5, 20, 70, 70]) {
      later(shop, minutes);
      await reconcilePayments(shop.services);
    }
    expect({ seed, ...(await totals(shop)) }).toEqual({ seed, gifts: COUNT, open: 0, unequal: [] });
    expect({ seed, breaches: await breaches(shop) }).toEqual({ seed, breaches: [] });
  } finally {
    await shop.close();
  }
});

async function takeBackTogether(shop: TestShop, random: Random): Promise<void> {
  const gifts: { token: string; gift: BoughtGift }[] = [];
  for (let turn = 0; turn < TOGETHER && (await giftsOf(shop)) < COUNT; turn += 1) {
    const token = await member(shop);
    const receivers = 2 + random.below(3);
    gifts.push({ token, gift: await buyGift(shop, token, { receivers, product: { price: 9900 } }) });
  }
  const fault = random.pick(FAULTS);
  await shop.sandbox("/_sim/fault", { ...fault, times: 1 + random.below(4) });
  await Promise.all([
    ...gifts.map(({ token, gift }) => takeBackInParts(shop, token, gift, random)),
    reconcilePayments(shop.services),
    sleep(OLD_MS).then(() => reconcilePayments(shop.services)),
  ]);
  await shop.sandbox("/_sim/fault/clear", {});
}

/** Withdraws each part by itself, some concurrently, while webhooks of earlier parts are still queued. */
async function takeBackInParts(
  shop: TestShop,
  token: string,
  gift: BoughtGift,
  random: Random,
): Promise<void> {
  const late: Promise<unknown>[] = [];
  const left = [...gift.giftIds];
  while (left.length > 0) {
    const snapshot = await shop.services.payments.findByOrder(gift.orderUuid);
    const together = left.splice(0, 1 + random.below(2));
    const answers = await Promise.all([
      ...together.map((id) => shop.call(token, "PUT /v1/gift/to/{id}/withdraw", { path: { id } })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    late.push(tell(shop, gift, "PARTIAL_CANCELED"), tell(shop, gift, "PARTIAL_CANCELED"));
    if (snapshot.kind === "found") {
      const { payment: provider } = snapshot;
      late.push(settlePayment(shop.services, { orderUuid: gift.orderUuid, provider, actor: "provider" }));
    }
  }
  await Promise.all([...late, tell(shop, gift, "DONE")]);
}

let told = 0;
function tell(shop: TestShop, { orderUuid }: BoughtGift, status: string) {
  told += 1;
  const data = { orderId: orderUuid, status, paymentKey: "k" };
  return shop.call(null, "POST /v1/payments/webhooks/toss", {
    body: { eventType: "PAYMENT_STATUS_CHANGED", createdAt: `news ${Math.floor(told / 2)}`, data },
  });
}

/** Delays the provider's replies, so that they are stale when settled. */
function withOldAnswers(payments: PaymentGateway, random: Random): PaymentGateway {
  return {
    ...payments,
    findByOrder: async (orderId) => {
      const reply = await payments.findByOrder(orderId);
      await sleep(random.below(OLD_MS));
      return reply;
    },
  };
}

async function giftsOf(shop: TestShop): Promise<number> {
  const [row] = await select<{ count: number }>(shop, "select count(*)::int as count from gift_group");
  return row?.count ?? 0;
}

/** Compares each payment's refunds with the provider's own list of cancels, by number and amount. */
async function totals(shop: TestShop) {
  const rows = await select<{
    uuid: string;
    price: number;
    key: string | null;
    amount: number;
    is_open: boolean;
  }>(
    shop,
    `select o.uuid, o.price, r.transaction_key as key, r.amount, r.done_at is null as is_open
       from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id
      where r.outcome is distinct from 'nothing_owed' order by o.id`,
  );
  const byOrder = Map.groupBy(rows, ({ uuid }) => uuid);
  const unequal = [];
  for (const [uuid, refunds] of byOrder) {
    const known = await shop.services.payments.findByOrder(uuid);
    const cancels = known.kind === "found" ? known.payment.cancels : [];
    const there = cancels.map(({ transactionKey, cancelAmount }) => `${transactionKey} ${cancelAmount}`);
    const here = refunds.map(({ key, amount }) => `${key} ${amount}`);
    if (there.toSorted().join() !== here.toSorted().join()) unequal.push({ uuid, there, here });
    const sum = cancels.reduce((total, { cancelAmount }) => total + cancelAmount, 0);
    if (sum !== refunds[0]?.price) unequal.push({ uuid, sum, price: refunds[0]?.price });
  }
  return { gifts: byOrder.size, open: rows.filter(({ is_open }) => is_open).length, unequal };
}
