import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { checkAllInvariants } from "../features/audit/check-all-invariants.ts";
import { openForm, placeOrder } from "../testing/checkout-steps.ts";
import { ADDRESS, guest, member, type Seeded, seedProduct } from "../testing/product-and-member-fixtures.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";
import { purgeExpired } from "./purge-expired.ts";

let shop: TestShop;
let fruit: Seeded;
const START = new Date("2026-11-21T03:00:00Z");

beforeAll(async () => {
  shop = await createTestShop();
  fruit = await seedProduct(shop.database.db, { stock: 1000 });
});
beforeEach(() => {
  shop.clock.now = START;
});
afterAll(() => shop.close());

const pick = () => ({ productId: fruit.productId, optionId: fruit.optionIds[0] });
const forget = (batch?: number) => purgeExpired(shop.services, batch);

function daysLater(days: number): void {
  shop.clock.now = new Date(START.getTime() + days * 86_400_000);
}

async function count(from: string): Promise<number> {
  const { rows } = await shop.database.db.pool.query(`select count(*)::int as count from ${from}`);
  return rows[0].count;
}

async function cartOf(token: string): Promise<number> {
  const { productId, optionId } = pick();
  const added = await shop.call(token, "POST /v1.2/app-users/shopping-carts", {
    body: { productId, optionGroups: [{ optionId, optionUnit: 1 }] },
  });
  return added.reply.optionGroupIds[0] ?? 0;
}

test("purgeExpired: data still in use is kept", async () => {
  const token = await guest(shop);
  await openForm(shop, token, [pick()]);
  expect(await forget()).toBe(0);
});

test("purgeExpired: picks and forms are deleted a day after they expire, but not the form of an order that awaits payment", async () => {
  const token = await guest(shop);
  const optionGroupIds = [await cartOf(token)];
  await shop.call(token, "POST /v1.2/app-users/shopping-carts/order-item-tmp", { body: { optionGroupIds } });
  const left = await openForm(shop, token, [pick()]);
  const waiting = await placeOrder(shop, token, pick(), "vbank");
  const closed = await placeOrder(shop, token, pick());
  await shop.call(token, "POST /v1/payments/{orderId}/fail", {
    path: { orderId: closed.orderId },
    body: { code: "PAY_PROCESS_CANCELED" },
  });
  daysLater(1.9);
  await forget();
  expect(await count("order_item_tmp")).toBe(0);
  expect(await count(`order_tmp where id in ('${left.id}', '${closed.orderTmpId}')`)).toBe(2);

  daysLater(2.1);
  await forget();
  expect(await count(`order_tmp where id in ('${left.id}', '${closed.orderTmpId}')`)).toBe(0);
  expect(await count(`order_tmp where id = '${waiting.orderTmpId}'`)).toBe(1);
});

test("purgeExpired: idempotent replies are kept 15 days and handled webhooks 30; an unhandled webhook is kept", async () => {
  await shop.database.db.pool.query(
    `insert into payment_webhook (transmission_id, kind, received_at, handled_at)
     values ('handled', 'status', $1, $1), ('open', 'status', $1, null)`,
    [START],
  );
  const token = await guest(shop);
  const form = await openForm(shop, token, [pick()]);
  await shop.call(
    token,
    "POST /v4/app-users/order-tmp/chk/{id}",
    {
      path: { id: form.id },
      body: {
        address: ADDRESS,
        chkPrice: form.price,
        chkUsedPoint: 0,
        pgType: "toss",
        paymentMethodType: "card",
      },
    },
    { "idempotency-key": "once" },
  );
  const replies = "idempotency_key where key = 'once'";
  daysLater(14.9);
  await forget();
  expect([await count(replies), await count("payment_webhook")]).toEqual([1, 2]);
  daysLater(15.1);
  await forget();
  expect([await count(replies), await count("payment_webhook")]).toEqual([0, 2]);
  daysLater(30.1);
  await forget();
  expect(await count("payment_webhook where transmission_id = 'open'")).toBe(1);
  expect(await count("payment_webhook where transmission_id = 'handled'")).toBe(0);
});

test("purgeExpired: expired tokens are deleted after 30 days, together with guests who have no other data", async () => {
  const people = {
    idle: await guest(shop),
    withCart: await guest(shop),
    withOrder: await guest(shop),
    member: await member(shop),
    current: await guest(shop),
  };
  await cartOf(people.withCart);
  await placeOrder(shop, people.withOrder, pick());
  const ids: Record<string, number> = {};
  for (const [name, token] of Object.entries(people))
    ids[name] = (await shop.call(token, "GET /v2/app-users/detail")).reply.id;
  await shop.call(people.idle, "DELETE /v2/tokens");
  await shop.database.db.pool.query("update access_token set expires_at = $1 where user_id = any($2)", [
    new Date(START.getTime() + 1000),
    [ids.withCart, ids.withOrder, ids.member],
  ]);

  daysLater(29.9);
  await forget();
  expect(await count(`app_user where id = ${ids.idle}`)).toBe(1);
  daysLater(30.1);
  await forget();
  const left = await shop.database.db.pool.query<{ id: number }>(
    "select id from app_user where id = any($1) order by id",
    [Object.values(ids)],
  );
  expect(left.rows.map(({ id }) => id)).toEqual([ids.withCart, ids.withOrder, ids.member, ids.current]);
  expect(
    await count(`access_token where user_id in (${ids.withCart}, ${ids.withOrder}, ${ids.member})`),
  ).toBe(0);
  expect((await shop.call(people.current, "GET /v2/app-users/detail")).status).toBe(200);
});

test("purgeExpired: batches are deleted until none is left, also by two concurrent processes", async () => {
  await shop.database.db.pool.query(
    `insert into payment_webhook (transmission_id, kind, received_at, handled_at)
     select 'old ' || n, 'status', $1, $1 from generate_series(1, 25) n`,
    [START],
  );
  daysLater(31);
  const deleted = await Promise.all([forget(10), forget(10)]);
  expect(deleted.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(25);
  expect(await count("payment_webhook where transmission_id like 'old %'")).toBe(0);
  expect((await checkAllInvariants(shop.services)).filter(({ breaches }) => breaches.length > 0)).toEqual([]);
});

test("purgeExpired: codes, failed logins, social logins and cart merges are deleted once no limit counts them", async () => {
  const { pool } = shop.database.db;
  const token = await guest(shop);
  await shop.call(token, "POST /v1/auth/phone", { body: { phone: "01012340000" } });
  await shop.call(null, "POST /v2/tokens", { body: { email: "a@b.example", password: "wrong" } });
  await shop.call(token, "POST /v1/auth/social/{snsType}/start", {
    path: { snsType: "naver" },
    body: {},
  });
  await pool.query(
    `insert into cart_merge (id, member_id, guest_id, moved, merged_at)
     select gen_random_uuid(), max(id), max(id), '[]', $1 from app_user`,
    [START],
  );
  const left = async () => [
    await count("phone_code where phone = '01012340000'"),
    await count("login_failure"),
    await count("social_login_attempt"),
    await count("cart_merge"),
  ];
  daysLater(0.9);
  await forget();
  expect(await left()).toEqual([1, 1, 1, 1]);
  daysLater(1.1);
  await forget();
  expect(await left()).toEqual([1, 0, 0, 0]);
  daysLater(2.1);
  await forget();
  expect(await left()).toEqual([0, 0, 0, 0]);
});
