import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart, type CartOrder } from "../../testing/buy-through-cart.ts";
import { placeOrder } from "../../testing/checkout-steps.ts";
import { deliver } from "../../testing/deliver-order.ts";
import { givePoints, member, seedProduct, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../testing/read-and-set-shop-state.ts";
import { createRandom } from "../../testing/seeded-random.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { completeDuePurchases } from "../orders/purchase-completion/complete-due-purchases.ts";
import { undoPointRewards } from "../payments/settlement/undo-point-rewards.ts";
import { awardDuePoints } from "./award-due-points.ts";
import { expirePoints } from "./expire-points.ts";
import { notifyPointExpiry } from "./notify-point-expiry.ts";

const DAY = 24 * 60;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  await select(
    shop,
    `update shop_rule set value = '[{"grade": 1, "gradeName": "씨앗", "icon": "media/i.webp", "purchasePointPer": 10}]'
      where name = 'grades'`,
  );
});
afterAll(() => shop.close());

const points = async (token: string) => (await shop.call(token, "GET /v1/app-users/my-point")).reply;
const userId = async (token: string) => (await shop.call(token, "GET /v2/app-users/detail")).reply.id;

/** Creates a member whose login outlives the years of these tests. */
async function lasting(): Promise<string> {
  const token = await member(shop);
  await select(shop, "update access_token set expires_at = '2099-01-01'");
  return token;
}

/** Completes a purchase that earns 10% points and awards them. */
async function earned(token: string, price: number): Promise<CartOrder> {
  const order = await buyThroughCart(shop, token, [{ price }]);
  await deliver(shop, order);
  later(shop, 7 * DAY);
  await completeDuePurchases(shop.services);
  await awardDuePoints(shop.services);
  return order;
}

/** Undoes a purchase outside the shop's calls, as when a provider withdraws the money. */
async function undone(order: CartOrder): Promise<void> {
  await select(shop, "update order_product set status = 'return_complete' where order_id = $1", [order.id]);
  await shop.database.db.transaction((tx) => undoPointRewards(tx, order.id, shop.services.now()));
}

/** Lists breaches about points and rewards; others may be caused by the manual changes of these tests. */
const ours = async () =>
  (await breaches(shop)).filter(({ name }) => name.includes("points") || name.includes("reward"));

test("expirePoints: points expire at their last second, by one ledger entry, also in concurrent runs", async () => {
  const token = await lasting();
  await givePoints(shop, token, 700);
  await givePoints(shop, token, 300);
  const id = await userId(token);
  const [lot] = await select<{ expires_at: Date }>(
    shop,
    "select expires_at from point_lot where user_id = $1 limit 1",
    [id],
  );
  const begin = shop.clock.now;
  shop.clock.now = new Date((lot?.expires_at.getTime() ?? 0) - 1);
  await expirePoints(shop.services);
  expect((await points(token)).point).toBe(1000);
  shop.clock.now = lot?.expires_at ?? begin;
  await Promise.all([expirePoints(shop.services), expirePoints(shop.services)]);
  const { reply } = await shop.call(token, "GET /v1/app-users/my-point");
  expect(reply.point).toBe(0);
  expect(reply.list.map(({ amount, reason }) => [amount, reason])).toEqual([
    [-300, "expire"],
    [-700, "expire"],
    [300, "event"],
    [700, "event"],
  ]);
  shop.clock.now = begin;
  expect(await ours()).toEqual([]);
});

test("notifyPointExpiry: members are notified once, thirty days before points expire", async () => {
  const token = await lasting();
  await givePoints(shop, token, 700);
  later(shop, 1);
  await givePoints(shop, token, 300);
  later(shop, 334 * DAY);
  await notifyPointExpiry(shop.services);
  expect(await told(token)).toEqual([]);
  later(shop, DAY);
  await Promise.all([notifyPointExpiry(shop.services), notifyPointExpiry(shop.services)]);
  await notifyPointExpiry(shop.services);
  expect(await told(token)).toEqual(["1,000P를 11월 21일 (일)까지 쓸 수 있어요. 그 뒤에는 사라져요."]);
  later(shop, -335 * DAY - 1);
});

test("undoPointRewards: points of an undone purchase are taken back; spent ones are deducted from the next rewards", async () => {
  const token = await lasting();
  const order = await earned(token, 20_000);
  expect((await points(token)).point).toBe(2000);
  const { productId, optionIds } = await seedProduct(shop.database.db, { price: 10_000 });
  const form = await shop.call(token, "POST /v4/app-users/order-tmp", {
    body: { productId, optionGroups: [{ optionId: optionIds[0], optionUnit: 1 }] },
  });
  expect(form.status).toBe(200);
  await spend(token, 1500);
  await undone(order);
  expect(await points(token)).toMatchObject({ point: 0, owedPoint: 1500 });
  await undone(order);
  expect(await points(token)).toMatchObject({ point: 0, owedPoint: 1500 });

  await earned(token, 10_000);
  expect(await points(token)).toMatchObject({ point: 0, owedPoint: 500 });
  await earned(token, 10_000);
  const after = await points(token);
  expect(after).toMatchObject({ point: 500, owedPoint: 0 });
  expect(after.list.slice(0, 2).map(({ amount, reason }) => [amount, reason])).toEqual([
    [-500, "claw_back"],
    [1000, "purchase"],
  ]);
  expect(await ours()).toEqual([]);
});

test("undoPointRewards: a reward undone before its day is never awarded", async () => {
  const token = await lasting();
  const order = await buyThroughCart(shop, token, [{ price: 20_000 }]);
  await deliver(shop, order);
  await shop.call(token, "PUT /v1/app-users/order-items/{id}/products/{pid}/complete", {
    path: { id: order.id, pid: order.productIds[0] ?? 0 },
  });
  expect(await points(token)).toMatchObject({ point: 0, pendingPoint: 2000 });
  await undone(order);
  later(shop, 8 * DAY);
  await awardDuePoints(shop.services);
  expect(await points(token)).toMatchObject({ point: 0, pendingPoint: 0, list: [] });
  expect(await ours()).toEqual([]);
});

test("expirePoints: points spent while they expire are either spent or expired", async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const token = await lasting();
    await givePoints(shop, token, 5000);
    const id = await userId(token);
    const [lot] = await select<{ expires_at: Date }>(
      shop,
      "select expires_at from point_lot where user_id = $1",
      [id],
    );
    const begin = shop.clock.now;
    const { productId, optionIds } = await seedProduct(shop.database.db, { price: 10_000 });
    shop.clock.now = new Date((lot?.expires_at.getTime() ?? 0) - 1000);
    const expiring = { ...shop.services, now: () => lot?.expires_at ?? begin };
    const [spent] = await Promise.all([
      trySpend(token, { productId, optionId: optionIds[0] }, 5000),
      expirePoints(expiring),
      expirePoints(expiring),
    ]);
    const { point, list } = await points(token);
    expect(point).toBe(0);
    expect(list.map(({ reason }) => reason)).toEqual([spent ? "use" : "expire", "event"]);
    shop.clock.now = begin;
    expect(await ours()).toEqual([]);
  }
});

test("placeOrder: the same points spent by ten concurrent orders are spent once", async () => {
  const token = await lasting();
  await givePoints(shop, token, 5000);
  const { productId, optionIds } = await seedProduct(shop.database.db, { price: 10_000 });
  const done = await Promise.all(
    Array.from({ length: 10 }, () => trySpend(token, { productId, optionId: optionIds[0] }, 5000)),
  );
  expect(done.filter(Boolean)).toHaveLength(1);
  expect((await points(token)).point).toBe(0);
  expect(await ours()).toEqual([]);
});

test.each([1, 2, 3, 4])(
  "points ledger: random history %i of earning, spending, undoing and expiring stays consistent",
  async (seed) => {
    const random = createRandom(seed);
    const token = await lasting();
    const begin = shop.clock.now;
    const orders: CartOrder[] = [];
    for (let step = 0; step < 8; step += 1) {
      const { point } = await points(token);
      const acts = [
        async () => void orders.push(await earned(token, 5000 + random.below(30_000))),
        async () => (point >= 1000 ? spend(token, 1000 + random.below(point - 999)) : undefined),
        async () => {
          const order = orders.pop();
          if (order) await Promise.all([undone(order), awardDuePoints(shop.services)]);
        },
        async () => {
          later(shop, random.below(400) * DAY);
          await Promise.all([expirePoints(shop.services), notifyPointExpiry(shop.services)]);
        },
      ];
      await acts[random.below(acts.length)]?.();
      expect(await ours()).toEqual([]);
    }
    shop.clock.now = begin;
  },
);

async function told(token: string): Promise<string[]> {
  const { reply } = await shop.call(token, "GET /v1/app-users/notification", {
    query: { listType: "orderList" },
  });
  return reply.list.map(({ body }) => body);
}

async function spend(token: string, usedPoint: number): Promise<void> {
  const { productId, optionIds } = await seedProduct(shop.database.db, { price: 200_000 });
  if (!(await trySpend(token, { productId, optionId: optionIds[0] }, usedPoint)))
    throw new Error("not spent");
}

/** Places an order with points; returns false when it was refused. */
async function trySpend(
  token: string,
  pick: { productId: number; optionId: number },
  usedPoint: number,
): Promise<boolean> {
  return placeOrder(shop, token, pick, "card", {}, usedPoint).then(
    () => true,
    () => false,
  );
}
