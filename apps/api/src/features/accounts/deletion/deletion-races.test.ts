import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { authorize, check, confirm, openForm, placeOrder } from "../../../testing/checkout-steps.ts";
import {
  newPhone,
  PASSWORD,
  seedProduct,
  seedRules,
  signUp,
} from "../../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, select } from "../../../testing/read-and-set-shop-state.ts";
import { subscribe } from "../../../testing/subscriptions/subscribe-member-steps.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

test("leaving waits for an order being written and is refused because of it", async () => {
  const { token } = await joined();
  const pick = await anything();
  const form = await openForm(shop, token, [pick]);
  const holder = await shop.database.db.pool.connect();
  await holder.query("begin");
  await holder.query("select from option_stock where option_id = $1 for update", [pick.optionId]);
  const ordering = check(shop, token, form);
  await untilWaiting(1);
  const leaving = leave(token);
  await untilWaiting(2);
  await holder.query("commit");
  holder.release();

  expect((await ordering).status).toBe(200);
  expect((await leaving).refusal.code).toBe("LEAVE_BLOCKED");
  const preview = await shop.call(token, "GET /v1/app-users/leave-preview");
  expect(preview.reply.blocks).toEqual(["openPayments"]);
  expect(await breaches(shop)).toEqual([]);
});

test("the subscription of who leaves ends at a time after that of the charge which leaving waited for", async () => {
  const { token, id } = await joined();
  await subscribe(shop, token);
  const charging = await shop.database.db.pool.connect();
  await charging.query("begin");
  await charging.query("select from subscription where user_id = $1 for update", [id]);
  const leaving = leave(token);
  await untilWaiting(1);
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  await charging.query("commit");
  charging.release();
  expect((await leaving).status).toBe(200);
  expect(await select(shop, "select ended_at from subscription where user_id = $1", [id])).toEqual([
    { ended_at: shop.clock.now },
  ]);
});

test("a payment that precedes a waiting leave keeps the order, the money and the account", async () => {
  const { token, id } = await joined();
  const order = await placeOrder(shop, token, await anything());
  const paymentKey = await authorize(shop, order);
  const [paid, ...left] = await Promise.all([
    confirm(shop, token, order, paymentKey),
    ...Array.from({ length: 4 }, () => leave(token)),
  ]);
  expect(paid.reply.state).toBe("paid");
  expect(left.map(({ refusal }) => refusal.code)).toEqual(Array(4).fill("LEAVE_BLOCKED"));
  expect(await owners(id)).toEqual([{ status: "paid", is_here: true }]);
  expect(await heldByProvider(shop, order.orderId)).toBe(order.price);
});

test("concurrent ordering, paying, abandoning and leaving: no 5xx, no order without owner, no lost money", {
  timeout: 60_000,
}, async () => {
  for (let round = 0; round < 12; round += 1) {
    const { token, id } = await joined();
    const pick = await anything();
    const form = await openForm(shop, token, [pick]);
    const order = round % 2 === 0 ? await placeOrder(shop, token, pick) : null;
    const paymentKey = order ? await authorize(shop, order) : "";
    const answers = await Promise.all([
      ...(order
        ? [
            confirm(shop, token, order, paymentKey, { "idempotency-key": `pay-${round}` }),
            giveUp(token, order),
          ]
        : [check(shop, token, form), check(shop, token, form)]),
      wait(round * 5).then(() => leave(token)),
      leave(token),
      shop.call(token, "PUT /v1/app-users", { body: { name: "김새벽" } }),
      shop.call(token, "PUT /v1/app-users/settings", { body: { advertisingAlarm: true } }),
      shop.call(token, "POST /v4/app-users/order-tmp", {
        body: { productId: pick.productId, optionGroups: [{ optionId: pick.optionId, optionUnit: 1 }] },
      }),
    ]);
    // `shop.call` throws for a 500.
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    for (const { status, is_here } of await owners(id)) {
      expect(is_here || status === "incomplete", `${round}: ${status}`).toBe(true);
      const held = order ? await heldByProvider(shop, order.orderId) : 0;
      expect([round, held]).toEqual([round, status === "paid" ? order?.price : 0]);
    }
  }
  expect(await breaches(shop)).toEqual([]);
});

test("a request that ends after its member has left writes nothing for them", async () => {
  const { token, id } = await joined();
  const holder = await shop.database.db.pool.connect();
  await holder.query("begin");
  await holder.query("select from app_user where id = $1 for update", [id]);
  const naming = shop.call(token, "PUT /v1/app-users", { body: { name: "김새벽" } });
  await untilWaiting(1);
  await holder.query(
    `update app_user set email = null, password_hash = null, name = null, phone = null, phone_verified_at = null,
            left_at = now() where id = $1`,
    [id],
  );
  await holder.query("commit");
  holder.release();
  expect((await naming).refusal.code).toBe("TOKEN_INVALID");
});

async function joined() {
  const email = `racer${newPhone()}@todayfruit.example`;
  const { token } = (await signUp(shop, { email })).reply;
  const { id } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
  return { token, id };
}

async function anything() {
  const { productId, optionIds } = await seedProduct(shop.database.db);
  return { productId, optionId: optionIds[0] };
}

function leave(token: string) {
  return shop.call(token, "DELETE /v1/app-users", { body: { password: PASSWORD } });
}

function giveUp(token: string, { orderId }: { orderId: string }) {
  return shop.call(token, "POST /v1/payments/{orderId}/fail", {
    path: { orderId },
    body: { code: "CLOSED" },
  });
}

function owners(userId: number) {
  return select<{ status: string; is_here: boolean }>(
    shop,
    `select o.status, u.left_at is null as is_here
       from orders o join app_user u on u.id = o.user_id where o.user_id = $1`,
    [userId],
  );
}

/** Waits until `count` statements of the shop wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const waiting = await select(
      shop,
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (waiting.length >= count) return;
    await wait(10);
  }
  throw new Error(`${count} statements never waited`);
}
