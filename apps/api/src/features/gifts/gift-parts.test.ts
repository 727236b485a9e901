import { giftStatusOf } from "@todayfruit/domain/gifts/status";
import { ORDER_ITEM_PRODUCT_STATUSES } from "@todayfruit/domain/orders/status";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pay, placeOrder } from "../../testing/checkout-steps.ts";
import { buyGift, checkGift, giftData, giftGroup } from "../../testing/gift-checkout-steps.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { member, seedProduct, seedRules } from "../../testing/product-and-member-fixtures.ts";
import {
  breaches,
  EVERYTHING,
  heldByProvider,
  select,
  stockOf,
} from "../../testing/read-and-set-shop-state.ts";
import { enterAddress, takeBackGift } from "../../testing/refund-gift-or-enter-address-directly.ts";
import { createRandom } from "../../testing/seeded-random.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { GIFT_INVARIANTS } from "../audit/invariants/gift-invariants.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

test("only parts with an address are packed, and a parcel goes to one receiver", async () => {
  const { token, group } = await sent(3);
  const [first, second, third] = group.giftTos;
  const boss = await operator(shop);
  const path = { id: group.orderId };
  expect(
    (await shop.call(boss.token, "PUT /operator/v1/orders/{id}/accept", { path, body: {} })).refusal.code,
  ).toBe("GIFT_WITHOUT_ADDRESS");
  await enterAddress(shop, first?.id ?? 0);
  await enterAddress(shop, third?.id ?? 0, "63535");
  const { reply } = await shop.call(boss.token, "GET /operator/v1/orders/{id}", { path });
  expect(reply.deliveries.map(({ address }) => address?.areaAddress)).toEqual([
    "major",
    undefined,
    "secondary_area",
  ]);
  const accepted = await shop.call(boss.token, "PUT /operator/v1/orders/{id}/accept", { path, body: {} });
  expect(
    accepted.reply.orderItemProducts.map(({ orderItemProductStatus }) => orderItemProductStatus),
  ).toEqual(["delivery_waiting", "paid", "delivery_waiting"]);
  const dispatch = (productIds: number[] | undefined, invoiceNumber: string) =>
    shop.call(boss.token, "PUT /operator/v1/orders/{id}/dispatch", {
      path,
      body: { ...(productIds ? { orderItemProductIds: productIds } : {}), carrier: "04", invoiceNumber },
    });
  const idsOf = (at: number) => reply.deliveries[at]?.orderItemProductIds ?? [];
  expect((await dispatch(undefined, "601234567890")).refusal.code).toBe("GIFT_PARCEL_APART");
  expect((await dispatch(idsOf(0), "601234567890")).status).toBe(200);
  expect((await dispatch(idsOf(2), "601234567890")).refusal.code).toBe("GIFT_PARCEL_APART");
  expect((await dispatch(idsOf(2), "601234567891")).status).toBe(200);
  const statuses = (await giftGroup(shop, token, group.id)).giftTos.map(({ giftStatus }) => giftStatus);
  expect(statuses).toEqual(["delivering", "unused", "delivering"]);
  expect(second?.giftStatus).toBe("unused");
  expect(await breaches(shop)).toEqual([]);
});

test("refunds of receivers' parts sum up to the won in any order, and release the units", async () => {
  const { token, group, pick, order } = await sent(3);
  const [first, second, third] = group.giftTos;
  expect(await takeBackGift(shop, second?.id ?? 0, "declined")).toBe(13_000);
  expect(await stockOf(shop, pick.optionId)).toEqual({ on_hand: 98, reserved: 0 });
  expect(await heldByProvider(shop, order.orderId)).toBe(26_000);
  expect(await breaches(shop)).toEqual([]);
  expect(await takeBackGift(shop, third?.id ?? 0, "expired")).toBe(13_000);
  expect(await takeBackGift(shop, third?.id ?? 0, "declined")).toBe(0);
  expect(await takeBackGift(shop, first?.id ?? 0, "withdrawn")).toBe(13_000);
  const after = await giftGroup(shop, token, group.id);
  expect([after.giftGroupStatus, after.giftTos.map(({ giftStatus }) => giftStatus)]).toEqual([
    "withdrawn",
    ["withdrawn", "declined", "expired"],
  ]);
  expect(await stockOf(shop, pick.optionId)).toEqual({ on_hand: 100, reserved: 0 });
  expect(await heldByProvider(shop, order.orderId)).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test("an out-of-stock part ends the gift for its receiver, also before an address is entered", async () => {
  const { token, group } = await sent(2);
  const boss = await operator(shop);
  const path = { id: group.orderId };
  const { reply } = await shop.call(boss.token, "GET /operator/v1/orders/{id}", { path });
  const body = { orderItemProductIds: reply.deliveries[0]?.orderItemProductIds ?? [], reason: "품절" };
  const out = await shop.call(boss.token, "PUT /operator/v1/orders/{id}/stock-out", { path, body });
  expect(out.reply.refundPrice).toBe(13_000);
  const statuses = (await giftGroup(shop, token, group.id)).giftTos.map(({ giftStatus }) => giftStatus);
  expect(statuses).toEqual(["withdrawn", "unused"]);
  expect(await breaches(shop)).toEqual([]);
});

test("the database refuses packing without an address", async () => {
  const { group } = await sent(1);
  await expect(
    select(shop, "update order_product set status = 'delivery_waiting' where gift_id = $1", [
      group.giftTos[0]?.id,
    ]),
  ).rejects.toThrow("has no address");
});

test.each([
  [
    "an increased price of a part",
    "update gift set price = price + 1, shipping_fee = shipping_fee + 1 where gift_group_id = $1",
  ],
  [
    "a product without a receiver",
    "update order_product set gift_id = null where order_id = (select order_id from gift_group where id = $1)",
  ],
  [
    "a receiver count above the receivers",
    "update gift_group set receiver_count = receiver_count + 1 where id = $1",
  ],
  [
    "a repeated final event",
    "insert into gift_status_change (gift_id, from_status, to_status, actor, at) select id, 'delivering', 'delivered', 'shop', now() from gift, generate_series(1, 2) where gift_group_id = $1",
  ],
  ["links without a payment", "update gift_group set sent_at = null where id = $1"],
  ["a status without an event", "update gift set status = 'withdrawn' where gift_group_id = $1"],
  ["a missing phone", "update gift set receiver_phone = null where gift_group_id = $1"],
  [
    "a refund without a reason",
    "insert into cancellation (order_id, money, points, tax_free, lines, actor, reason, at) select order_id, 1, 0, 0, '[]', 'shop', 'r', now() from gift_group where id = $1",
  ],
])("the audit finds %s", async (_what, sql) => {
  const { group } = await sent(2);
  const client = await shop.database.db.pool.connect();
  await client.query("begin");
  await client.query(sql, [group.id]);
  const found: unknown[] = [];
  for (const { breaches: text } of GIFT_INVARIANTS)
    found.push(...(await client.query(text, EVERYTHING)).rows);
  await client.query("rollback");
  client.release();
  expect(found.length).toBeGreaterThan(0);
});

test("a gift whose parts differ from its order is not written", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const { orderId } = await placeOrder(shop, await member(shop), { productId, optionId: optionIds[0] });
  await expect(
    select(
      shop,
      `insert into gift_group (order_id, user_id, noti_type, sender_name, message, card, receiver_count, address_days,
              created_at)
       select id, user_id, 'alimtalk', '누구', '', 'thanks', 1, 7, now() from orders where uuid = $1`,
      [orderId],
    ),
  ).rejects.toThrow("its order is no gift");
});

test("the trigger and the domain rule agree for every mix of product states", async () => {
  const random = createRandom(20_261_121);
  const id = await sentOfThree();
  const open = ["address_entered", "delivery_waiting", "delivering"] as const;
  const rows = await select<{ id: number }>(
    shop,
    "select id from order_product where gift_id = $1 order by id",
    [id],
  );
  const client = await shop.database.connectAsOwner();
  try {
    for (let turn = 0; turn < 150; turn += 1) {
      const status = random.pick(open);
      const products = rows.map(() => random.pick(ORDER_ITEM_PRODUCT_STATUSES));
      await client.query("begin");
      await client.query("alter table order_product disable trigger update_gift_status");
      await client.query(
        "update gift set status = $2, address = '{}', address_entered_at = now() where id = $1",
        [id, status],
      );
      for (const [at, row] of rows.entries()) await client.query(SET, [row.id, products[at]]);
      const other = products[0] === "unknown" ? "paid" : "unknown";
      await client.query(SET, [rows[0]?.id, other]);
      // A table with triggers that wait for the commit cannot be altered.
      await client.query("set constraints all immediate");
      await client.query("alter table order_product enable trigger update_gift_status");
      // A change of one product makes the trigger read all of them.
      await client.query(SET, [rows[0]?.id, products[0]]);
      const after = await client.query("select status from gift where id = $1", [id]);
      await client.query("rollback");
      const said = giftStatusOf({ status, hasAddress: true }, products);
      expect([status, products, after.rows[0].status]).toEqual([status, products, said]);
    }
  } finally {
    await client.end();
  }
});

const SET = `update order_product
                set status = $2, status_before_request = case when $2 = 'withdraw_request' then 'paid' end where id = $1`;

async function sent(receivers: number) {
  const token = await member(shop);
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 100 });
  const pick = { productId, optionId: optionIds[0] };
  const bought = await buyGift(shop, token, pick, giftData("alimtalk", receivers), receivers);
  return { token, pick, ...bought };
}

/** Buys a gift of three products from a cart for one receiver; returns its id. */
async function sentOfThree(): Promise<number> {
  const token = await member(shop);
  const optionGroupIds = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const { productId, optionIds } = await seedProduct(shop.database.db);
    const optionGroups = [{ optionId: optionIds[0], optionUnit: 1 }];
    const body = { productId, optionGroups };
    const added = await shop.call(token, "POST /v1.2/app-users/shopping-carts", { body });
    optionGroupIds.push(...added.reply.optionGroupIds);
  }
  const picked = await shop.call(token, "POST /v1.2/app-users/shopping-carts/order-item-tmp", {
    body: { optionGroupIds },
  });
  const tmp = await shop.call(token, "POST /v4/app-users/order-tmp/gift", {
    body: { orderItemTmpId: picked.reply.id },
  });
  const { reply } = await shop.call(token, "GET /v4/app-users/order-tmp/{id}", {
    path: { id: tmp.reply.id },
  });
  const form = { id: tmp.reply.id, price: reply.prices.price, usedPoint: 0 };
  const placed = await checkGift(shop, token, form, giftData("kakaotalkSend", 1));
  await pay(shop, token, { ...placed.reply, orderTmpId: form.id });
  return (await giftGroup(shop, token, placed.reply.giftGroupId ?? 0)).giftTos[0]?.id ?? 0;
}
