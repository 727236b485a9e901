import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelProduct } from "../../../testing/cancel-order-steps.ts";
import { check, openForm, pay } from "../../../testing/checkout-steps.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import {
  guest,
  member,
  seedProduct,
  seedRules,
  seedVideo,
} from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { reconcilePayments } from "../../payments/settlement/reconcile-payments.ts";

type Query = NonNullable<Input<"POST /v4/app-users/order-tmp">["query"]>;

const DAY = "2026-11-21";
const VIDEO = 4901;
const PRICE = 20_000;

let shop: TestShop;
let work: string;
let product: Awaited<ReturnType<typeof seedProduct>>;
let broadcast: number;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  product = await seedProduct(shop.database.db, { price: PRICE, stock: 100 });
  await seedVideo(shop.database.db, VIDEO);
  work = (await operator(shop)).token;
  const { reply } = await shop.call(work, "POST /operator/v1/broadcasts", {
    body: {
      rows: [{ title: "산지 라이브", path: "/products/20001", startsAt: "2026-11-21T02:00:00.000Z" }],
      reason: "방송",
    },
  });
  broadcast = reply.rows[0]?.id ?? 0;
});
afterAll(() => shop.close());

/** Places an order whose form was opened with a query; it waits for its payment. */
async function place(token: string, query: Query) {
  const [optionId = 0] = product.optionIds;
  const form = await openForm(shop, token, [{ productId: product.productId, optionId }], { query });
  const { reply } = await check(shop, token, form);
  return { ...reply, orderTmpId: form.id };
}

async function buy(token: string, query: Query): Promise<number> {
  return (await pay(shop, token, await place(token, query))).reply.id;
}

const contentOf = async (id: number) =>
  (await shop.call(work, "GET /operator/v1/orders/{id}", { path: { id } })).reply.content;
const report = (from = DAY, to = DAY) =>
  shop.call(work, "GET /operator/v1/reports/contents", { query: { from, to } });

test("orders of guests and members keep the video or broadcast whose link was followed last, and when", async () => {
  const minute = 60_000;
  expect(await contentOf(await buy(await guest(shop), { video: VIDEO, touch_age: 60 }))).toEqual({
    kind: "video",
    id: VIDEO,
    title: "영상",
    touchedAt: new Date(shop.clock.now.getTime() - minute).toISOString(),
  });
  expect(
    await contentOf(await buy(await member(shop), { live: broadcast, utm_source: "live" })),
  ).toMatchObject({
    kind: "broadcast",
    id: broadcast,
    title: "산지 라이브",
  });
});

test("an order without a link, or with one of content that does not exist, is placed and credited with nothing", async () => {
  const token = await guest(shop);
  expect(await contentOf(await buy(token, {}))).toBeNull();
  expect(await contentOf(await buy(token, { video: 2_000_000_000 }))).toBeNull();
  expect(await contentOf(await buy(token, { live: VIDEO }))).toBeNull();
});

test("the report has paid orders, revenue and refunds of each video and broadcast by day", async () => {
  const before = (await report()).reply;
  const token = await member(shop);
  const id = await buy(token, { video: VIDEO });
  await place(token, { video: VIDEO });
  const [line] = await select<{ id: number; uuid: string }>(
    shop,
    "select op.id, o.uuid from order_product op join orders o on o.id = op.order_id where o.id = $1",
    [id],
  );
  if (!line) throw new Error("The order was just placed");
  await cancelProduct(shop, token, { id, uuid: line.uuid, productIds: [line.id], optionIds: [] }, 0);
  await reconcilePayments(shop.services);
  const [refund] = await select<{ amount: number }>(
    shop,
    "select amount from conversion_refund where order_id = $1",
    [id],
  );
  const { reply } = await report();
  const sums = ({ contents }: typeof reply) => contents.find((each) => each.kind === "video");
  const [was, now] = [sums(before), sums(reply)];
  expect(now).toEqual({
    kind: "video",
    id: VIDEO,
    title: "영상",
    orders: (was?.orders ?? 0) + 1,
    revenue: (was?.revenue ?? 0) + PRICE,
    refunds: 1,
    refunded: refund?.amount,
    days: [{ day: DAY, orders: now?.orders, revenue: now?.revenue, refunds: 1, refunded: refund?.amount }],
  });
  const sum = (key: "orders" | "revenue" | "refunds" | "refunded") =>
    reply.contents.reduce((total, row) => total + row[key], 0);
  expect(reply.total).toEqual({
    orders: sum("orders"),
    revenue: sum("revenue"),
    refunds: sum("refunds"),
    refunded: sum("refunded"),
  });
  expect((await report("2026-11-20", "2026-11-20")).reply.contents).toEqual([]);
  expect((await report(DAY, "2026-12-22")).refusal.code).toBe("INVALID_INPUT");
});

test("a broadcast that orders came from is not deleted, and one without is", async () => {
  const remove = async (id: number) =>
    shop.call(work, "POST /operator/v1/broadcasts/delete", {
      body: { rows: [{ id, version: 1 }], reason: "정리" },
    });
  expect((await remove(broadcast)).refusal.code).toBe("RECORD_IN_USE");
  const { reply } = await shop.call(work, "POST /operator/v1/broadcasts", {
    body: { rows: [{ title: "연습", path: "/", startsAt: "2026-11-22T02:00:00.000Z" }], reason: "방송" },
  });
  expect((await remove(reply.rows[0]?.id ?? 0)).status).toBe(200);
});

test("an order is credited to one video or one broadcast", async () => {
  const [order] = await select<{ order_id: number }>(shop, "select order_id from order_content limit 1");
  await expect(
    select(shop, "update order_content set video_id = $2, broadcast_id = $3 where order_id = $1", [
      order?.order_id,
      VIDEO,
      broadcast,
    ]),
  ).rejects.toThrow("order_content_is_one");
  await expect(
    select(shop, "update order_content set video_id = null, broadcast_id = null where order_id = $1", [
      order?.order_id,
    ]),
  ).rejects.toThrow("order_content_is_one");
});
