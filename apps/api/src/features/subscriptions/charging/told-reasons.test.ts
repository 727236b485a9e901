import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmed } from "../../../testing/confirm-identity-by-code-steps.ts";
import { JEJU, member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../../testing/read-and-set-shop-state.ts";
import { setClockToKst } from "../../../testing/subscriptions/set-clock-to-kst.ts";
import {
  registerCard,
  type Subscribed,
  subscribe,
} from "../../../testing/subscriptions/subscribe-member-steps.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { purgeSubscriptions } from "../subscriptions.repository.ts";
import { askForReplacementCards } from "../timed/ask-for-replacement-cards.ts";
import { chargeDueCycles } from "../timed/charge-due-cycles.ts";
import { remindCycles } from "../timed/remind-cycles.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 12 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const ONE = "/v1/app-users/subscriptions/{id}";

test("limit, units, card and address are refused from 18:00 two days before until the charge is over, then they are of the next delivery", async () => {
  const { token, sub } = await told();
  const path = { id: sub.detail.id };
  const change = (body: { priceLimit: number } | { units: number } | { cardId: number }) =>
    shop.call(token, `PATCH ${ONE}`, { path, body });
  setClockToKst(shop, "2026-11-24", "17:59");
  expect((await change({ priceLimit: 40_000 })).status).toBe(200);
  setClockToKst(shop, "2026-11-24", "18:00");
  for (const body of [{ priceLimit: 1000 }, { units: 3 }, { cardId: sub.cardId }])
    expect((await change(body)).refusal).toMatchObject({
      code: "CYCLE_TOO_LATE",
      message: "바꿀 수 있는 시간이 지났어요. 다음 출고부터 바꿔 주세요",
    });
  expect(await shown(token, sub)).toMatchObject({ units: 1, priceLimit: 40_000 });
  await chargeDueCycles(shop.services);
  expect((await change({ units: 3 })).reply).toMatchObject({ units: 3, next: { number: 2 } });
  expect(await goodsOfPaid(sub)).toEqual([17_900]);
});

test("a delivery whose option is sold through a waiting room until the end is skipped for that, not for its card", async () => {
  const { token, sub } = await told();
  // Until the room closes, its units are sold to those alone who wait in it.
  await select(
    shop,
    `insert into waiting_room (id, option_id, opens_at, units, per_person, at_once) values (1, $1, $2, 5, 1, 5)`,
    [sub.optionId, "2026-11-27T11:00:00Z"],
  );
  setClockToKst(shop, "2026-11-24", "18:00");
  await chargeDueCycles(shop.services);
  expect((await shown(token, sub)).next).toMatchObject({ number: 1, state: "charging" });
  setClockToKst(shop, "2026-11-25", "18:00");
  await chargeDueCycles(shop.services);
  expect(await shown(token, sub)).toMatchObject({ status: "active", next: { number: 2 } });
  expect((await noticesOf(sub)).at(-1)).toEqual({
    template: "SUBSCRIPTION_SKIPPED",
    reason: "대기실에서만 파는 동안이라 건너뛰었어요",
  });
  expect(await pastOf(token, sub)).toMatchObject([{ number: 1, skipReason: "waiting_room" }]);
  expect(await breaches(shop)).toEqual([]);
});

test("a charge that throws each time is tried until its last hour, then skipped and told", async () => {
  const { token, sub } = await told();
  const other = await told();
  let throws = 0;
  const broken: typeof shop.services = {
    ...shop.services,
    fault: (point) => {
      if (point !== "checkout.before-write") return;
      throws += 1;
      throw new Error("an order that cannot be written");
    },
  };
  setClockToKst(shop, "2026-11-24", "18:00");
  await chargeDueCycles(broken);
  expect((await shown(token, sub)).next).toMatchObject({ number: 1, state: "charging" });
  setClockToKst(shop, "2026-11-25", "17:59");
  await chargeDueCycles(broken);
  expect((await shown(token, sub)).next).toMatchObject({ number: 1, state: "charging" });
  expect(throws).toBe(4);
  setClockToKst(shop, "2026-11-25", "18:02");
  await chargeDueCycles(broken);
  for (const each of [{ token, sub }, other]) {
    expect(await shown(each.token, each.sub)).toMatchObject({ status: "active", next: { number: 2 } });
    expect((await noticesOf(each.sub)).at(-1)).toEqual({
      template: "SUBSCRIPTION_SKIPPED",
      reason: "주문을 만들지 못해 건너뛰었어요",
    });
    expect(await pastOf(each.token, each.sub)).toMatchObject([{ number: 1, skipReason: "order_failed" }]);
    expect(await goodsOfPaid(each.sub)).toEqual([]);
  }
  expect(await breaches(shop)).toEqual([]);
});

test("who removes the card is asked for another one at once, and pays by it as if nothing had been", async () => {
  const { token, sub } = await told();
  await removeCard(token, sub);
  await Promise.all([askForReplacementCards(shop.services), askForReplacementCards(shop.services)]);
  await askForReplacementCards(shop.services);
  expect(
    (await noticesOf(sub)).filter(({ template }) => template === "SUBSCRIPTION_CARD_REMOVED"),
  ).toHaveLength(1);
  const [asked] = await select<{ variables: Record<string, string> }>(
    shop,
    "select variables from message where template = 'SUBSCRIPTION_CARD_REMOVED' and subject = $1",
    [`subscription ${sub.detail.id}`],
  );
  expect(asked?.variables).toMatchObject({
    다음: "11월 26일 (목)",
    안내: "11월 24일 (화) 18:00까지 카드를 고르면 그대로 보내요.",
  });
  expect((await shown(token, sub)).next).toMatchObject({ state: "scheduled", obstacle: "card_failed" });
  const cardId = await registerCard(shop, token);
  const chosen = await shop.call(token, `PATCH ${ONE}`, { path: { id: sub.detail.id }, body: { cardId } });
  expect(chosen.reply.next?.obstacle).toBeNull();
  setClockToKst(shop, "2026-11-24", "18:00");
  await chargeDueCycles(shop.services);
  expect(await goodsOfPaid(sub)).toEqual([17_900]);
  // A second removal is asked about again.
  await shop.call(
    token,
    "DELETE /v1/app-users/billing-cards/{id}",
    { path: { id: cardId } },
    await confirmed(shop, token, "deleteCard"),
  );
  expect(await askForReplacementCards(shop.services)).toBe(1);
});

test("without another card the delivery fails, is told, is skipped in the end, and the subscription rests until one is chosen", async () => {
  const { token, sub } = await told();
  await removeCard(token, sub);
  setClockToKst(shop, "2026-11-24", "18:00");
  await chargeDueCycles(shop.services);
  expect((await shown(token, sub)).next).toMatchObject({
    state: "failed",
    failure: { code: "BILLING_CARD_NOT_FOUND", message: "등록한 카드가 없어요" },
  });
  setClockToKst(shop, "2026-11-25", "18:00");
  await chargeDueCycles(shop.services);
  expect(await shown(token, sub)).toMatchObject({
    status: "paused",
    pause: { reason: "card_removed" },
    next: null,
  });
  expect((await noticesOf(sub)).map(({ template }) => template)).toEqual([
    "SUBSCRIPTION_REMINDER",
    "SUBSCRIPTION_CARD_FAILED",
    "SUBSCRIPTION_SKIPPED",
  ]);
  const path = { id: sub.detail.id };
  expect((await shop.call(token, `PUT ${ONE}/resume`, { path })).refusal.code).toBe("BILLING_CARD_NOT_FOUND");
  const cardId = await registerCard(shop, token);
  await shop.call(token, `PATCH ${ONE}`, { path, body: { cardId } });
  expect((await shop.call(token, `PUT ${ONE}/resume`, { path })).reply).toMatchObject({ status: "active" });
  expect(await breaches(shop)).toEqual([]);
});

test("an address that is not reached any more skips the delivery and pauses, which is told; another address resumes", async () => {
  const { token, sub } = await told({ address: JEJU });
  await select(
    shop,
    "update product set undeliverable_primary_area = true, undeliverable_secondary_area = true where id = $1",
    [sub.productId],
  );
  expect((await shown(token, sub)).next).toMatchObject({ obstacle: "undeliverable" });
  setClockToKst(shop, "2026-11-24", "18:00");
  await chargeDueCycles(shop.services);
  expect(await shown(token, sub)).toMatchObject({ status: "paused", pause: { reason: "undeliverable" } });
  expect((await noticesOf(sub)).at(-1)).toEqual({
    template: "SUBSCRIPTION_SKIPPED",
    reason: "이 주소로 보낼 수 없어 건너뛰고 쉬어요. 배송지를 바꿔 주세요",
  });
  expect(await goodsOfPaid(sub)).toEqual([]);
  expect(await breaches(shop)).toEqual([]);
});

test("a subscription that ended five years ago is deleted with its cycles, its orders stay", async () => {
  const { token, sub } = await told();
  const kept = await told();
  setClockToKst(shop, "2026-11-24", "18:00");
  await chargeDueCycles(shop.services);
  for (const { token: by, sub: of } of [{ token, sub }, kept])
    await shop.call(by, `PUT ${ONE}/end`, { path: { id: of.detail.id } });
  await select(
    shop,
    "update subscription set ended_at = ended_at - interval '5 years 2 days' where id = $1",
    [sub.detail.id],
  );
  const before = new Date(shop.clock.now.getTime() - 1827 * 86_400_000);
  expect(await purgeSubscriptions(shop.database.db, before, 10)).toBe(1);
  const count = (table: string, of: Subscribed) =>
    select(shop, `select 1 from ${table} where subscription_id = $1`, [of.detail.id]);
  expect(await count("billing_cycle", sub)).toEqual([]);
  expect((await count("billing_cycle", kept.sub)).length).toBeGreaterThan(0);
  expect(
    await select(
      shop,
      "select 1 from orders o join order_product p on p.order_id = o.id where p.product_id = $1",
      [sub.productId],
    ),
  ).toHaveLength(1);
  expect(await breaches(shop)).toEqual([]);
});

async function told(change: Parameters<typeof subscribe>[2] = {}) {
  setClockToKst(shop, "2026-11-23", "13:20");
  const token = await member(shop);
  const sub = await subscribe(shop, token, { ...change, seed: { price: 17_900, stock: 10 } });
  setClockToKst(shop, "2026-11-24", "10:00");
  await remindCycles(shop.services);
  return { token, sub };
}

async function removeCard(token: string, { cardId }: Subscribed): Promise<void> {
  const headers = await confirmed(shop, token, "deleteCard");
  const path = { id: cardId };
  expect((await shop.call(token, "DELETE /v1/app-users/billing-cards/{id}", { path }, headers)).status).toBe(
    200,
  );
}

async function shown(token: string, { detail }: Subscribed) {
  return (await shop.call(token, `GET ${ONE}`, { path: { id: detail.id } })).reply;
}

async function pastOf(token: string, { detail }: Subscribed) {
  return (await shop.call(token, `GET ${ONE}/cycles`, { path: { id: detail.id } })).reply.list;
}

async function goodsOfPaid({ detail }: Subscribed): Promise<number[]> {
  const rows = await select<{ goods_price: number }>(
    shop,
    "select goods_price from billing_cycle where subscription_id = $1 and status = 'paid' order by number",
    [detail.id],
  );
  return rows.map(({ goods_price }) => goods_price);
}

function noticesOf({ detail }: Subscribed): Promise<{ template: string; reason: string | null }[]> {
  return select(
    shop,
    "select template, variables ->> '사유' as reason from message where subject = $1 order by id",
    [`subscription ${detail.id}`],
  );
}
