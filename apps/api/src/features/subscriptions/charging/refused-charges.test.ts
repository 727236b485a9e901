import { afterAll, beforeAll, expect, test } from "vitest";
import { member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../../testing/read-and-set-shop-state.ts";
import { setClockToKst } from "../../../testing/subscriptions/set-clock-to-kst.ts";
import {
  registerCard,
  type Subscribed,
  subscribe,
} from "../../../testing/subscriptions/subscribe-member-steps.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { chargeDueCycles } from "../timed/charge-due-cycles.ts";
import { remindCycles } from "../timed/remind-cycles.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 12 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const ONE = "/v1/app-users/subscriptions/{id}";
const REFUSED = { point: "billing-pay", kind: "refuse", code: "REJECT_CARD_PAYMENT", times: 1 };

test("a refused card is told and paid by another try before the day of the dispatch, once", async () => {
  const { token, sub } = await told();
  await shop.sandbox("/_sim/fault", REFUSED);
  setClockToKst(shop, "2026-11-24", "18:00");
  await chargeDueCycles(shop.services);
  const failed = await shown(token, sub);
  expect(failed.next).toMatchObject({ state: "failed", failure: { code: "REJECT_CARD_PAYMENT" } });
  expect(await templatesOf(sub)).toEqual(["SUBSCRIPTION_REMINDER", "SUBSCRIPTION_CARD_FAILED"]);
  setClockToKst(shop, "2026-11-25", "17:59");
  const path = { id: sub.detail.id, number: 1 };
  const tries = await Promise.all(
    [1, 2, 3].map(() => shop.call(token, `PUT ${ONE}/cycles/{number}/pay`, { path })),
  );
  expect(tries.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  expect((await shown(token, sub)).next).toMatchObject({ number: 2, dispatchOn: "2026-12-10" });
  expect(await paidOrders(sub)).toBe(1);
  expect(await breaches(shop)).toEqual([]);
});

test("a card that is not replaced in time skips the delivery, which is told; nothing is paid", async () => {
  const { token, sub } = await told();
  await shop.sandbox("/_sim/fault", REFUSED);
  setClockToKst(shop, "2026-11-24", "18:00");
  await chargeDueCycles(shop.services);
  setClockToKst(shop, "2026-11-25", "18:00");
  await chargeDueCycles(shop.services);
  expect((await shown(token, sub)).next).toMatchObject({ number: 2, state: "scheduled" });
  expect((await templatesOf(sub)).at(-1)).toBe("SUBSCRIPTION_SKIPPED");
  expect(await paidOrders(sub)).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test("a card chosen after the last hour is of the next delivery; the failed one is skipped, and nothing is charged", async () => {
  const { token, sub } = await told();
  await shop.sandbox("/_sim/fault", REFUSED);
  setClockToKst(shop, "2026-11-24", "18:00");
  await chargeDueCycles(shop.services);
  setClockToKst(shop, "2026-11-25", "18:00");
  const cardId = await registerCard(shop, token);
  const chosen = await shop.call(token, `PATCH ${ONE}`, { path: { id: sub.detail.id }, body: { cardId } });
  expect([chosen.status, await paidOrders(sub)]).toEqual([200, 0]);
  await chargeDueCycles(shop.services);
  expect((await shown(token, sub)).next).toMatchObject({ number: 2, state: "scheduled" });
  expect(await paidOrders(sub)).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test("a price above the limit is asked about, and skipped without an answer", async () => {
  const { token, sub } = await told({ priceLimit: 20_000 }, 20_900);
  expect((await shown(token, sub)).next).toMatchObject({ state: "ask", goodsPrice: 20_900 });
  expect(await templatesOf(sub)).toEqual(["SUBSCRIPTION_PRICE_ASK"]);
  setClockToKst(shop, "2026-11-24", "18:00");
  await chargeDueCycles(shop.services);
  expect(await paidOrders(sub)).toBe(0);
  expect((await templatesOf(sub)).at(-1)).toBe("SUBSCRIPTION_SKIPPED");
  expect(await breaches(shop)).toEqual([]);
});

test("an agreed price is paid up to what was shown; one that rose further is not", async () => {
  const { token, sub } = await told({ priceLimit: 20_000 }, 20_900);
  const approve = `PUT ${ONE}/cycles/{number}/approve` as const;
  const path = { id: sub.detail.id, number: 1 };
  const low = await shop.call(token, approve, { path, body: { goodsPrice: 20_500 } });
  expect(low.refusal.code).toBe("PRICE_CHANGED");
  const agreed = await shop.call(token, approve, { path, body: { goodsPrice: 20_900 } });
  expect(agreed.reply.next).toMatchObject({ state: "approved" });
  setClockToKst(shop, "2026-11-24", "18:00");
  await setPrice(sub, 21_000);
  await chargeDueCycles(shop.services);
  expect(await paidOrders(sub)).toBe(0);
});

test("an option that ended pauses the subscription, one that is sold out goes on; both are told", async () => {
  const ended = await told();
  const soldOut = await told({}, 17_900, 0);
  await shop.database.db.pool.query("update product set status = 'removed' where id = $1", [
    ended.sub.productId,
  ]);
  setClockToKst(shop, "2026-11-24", "18:00");
  await chargeDueCycles(shop.services);
  expect(await shown(ended.token, ended.sub)).toMatchObject({
    status: "paused",
    pause: { reason: "option_ended" },
    next: null,
  });
  expect(await shown(soldOut.token, soldOut.sub)).toMatchObject({ status: "active", next: { number: 2 } });
  for (const { sub } of [ended, soldOut])
    expect((await templatesOf(sub)).at(-1)).toBe("SUBSCRIPTION_SKIPPED");
  expect(await breaches(shop)).toEqual([]);
});

test.each(["subscription.after-claim", "subscription.after-order", "subscription.before-conclude"])(
  "a process that dies at %s leaves the charge to the next run, which pays once",
  async (point) => {
    const { token, sub } = await told();
    setClockToKst(shop, "2026-11-24", "18:00");
    const dying = {
      ...shop.services,
      fault: (at: string) => {
        if (at === point) throw new Error("dies");
      },
    };
    await chargeDueCycles(dying);
    await chargeDueCycles(shop.services);
    expect(await paidOrders(sub)).toBe(point === "subscription.before-conclude" ? 1 : 0);
    setClockToKst(shop, "2026-11-24", "18:03");
    await chargeDueCycles(shop.services);
    expect(await paidOrders(sub)).toBe(1);
    expect((await shown(token, sub)).next).toMatchObject({ number: 2 });
    expect(await breaches(shop)).toEqual([]);
  },
);

async function told(change: { priceLimit?: number } = {}, price = 17_900, stock = 10) {
  setClockToKst(shop, "2026-11-23", "13:20");
  const token = await member(shop);
  const sub = await subscribe(shop, token, { ...change, seed: { price: 17_900, stock } });
  await setPrice(sub, price);
  setClockToKst(shop, "2026-11-24", "10:00");
  await remindCycles(shop.services);
  return { token, sub };
}

async function setPrice({ optionId }: Subscribed, price: number): Promise<void> {
  await shop.database.db.pool.query("update product_option set price = $2, list_price = $2 where id = $1", [
    optionId,
    price,
  ]);
}

async function shown(token: string, { detail }: Subscribed) {
  return (await shop.call(token, `GET ${ONE}`, { path: { id: detail.id } })).reply;
}

async function paidOrders({ detail }: Subscribed): Promise<number> {
  const rows = await select(
    shop,
    `select o.id from billing_cycle c join orders o on o.order_tmp_id = c.order_tmp_id and o.status = 'paid'
      where c.subscription_id = $1`,
    [detail.id],
  );
  return rows.length;
}

async function templatesOf({ detail }: Subscribed): Promise<string[]> {
  const rows = await select<{ template: string }>(
    shop,
    "select template from message where subject = $1 order by id",
    [`subscription ${detail.id}`],
  );
  return rows.map(({ template }) => template);
}
