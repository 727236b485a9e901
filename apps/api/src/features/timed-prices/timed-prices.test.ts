import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { type Seeded, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

const NOW = new Date("2026-11-21T03:00:00Z");
const BEGIN = "2026-11-21T04:00:00.000Z";
const END = "2026-11-21T06:00:00.000Z";

let shop: TestShop;
let work: string;
let seeded: Seeded;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = NOW;
  work = (await operator(shop)).token;
  seeded = await seedProduct(shop.database.db, { price: 10_000 });
});

type Body = Input<"POST /operator/v1/timed-prices">["body"];
const define = (change: Partial<Body> = {}) =>
  shop.call(work, "POST /operator/v1/timed-prices", {
    body: {
      optionId: seeded.optionIds[0],
      price: 7000,
      beginsAt: BEGIN,
      endsAt: END,
      reason: "주말 특가",
      ...change,
    },
  });
const change = (id: number, body: Partial<Body> & { version?: number }) =>
  shop.call(work, "PUT /operator/v1/timed-prices/{id}", {
    path: { id },
    body: { price: 7000, beginsAt: BEGIN, endsAt: END, version: 1, reason: "연장", ...body },
  });
const withdraw = (id: number, version = 1) =>
  shop.call(work, "PUT /operator/v1/timed-prices/{id}/withdraw", {
    path: { id },
    body: { version, reason: "물량이 없어요" },
  });
const shownAt = async (instant: string) => {
  shop.clock.now = new Date(instant);
  const { reply } = await shop.call(null, "GET /v1/products/{id}", { path: { id: seeded.productId } });
  return reply.productPrice.price;
};

test("a defined price holds from its begin until before its end, is listed, and is in the trail", async () => {
  const { reply } = await define();
  expect(reply).toMatchObject({ productId: seeded.productId, ordinaryPrice: 10_000, version: 1 });
  const query = { productId: seeded.productId };
  const listed = await shop.call(work, "GET /operator/v1/timed-prices", { query });
  expect(listed.reply.list).toEqual([reply]);
  expect(await shownAt("2026-11-21T03:59:59.999Z")).toBe(10_000);
  expect(await shownAt(BEGIN)).toBe(7000);
  expect(await shownAt(END)).toBe(10_000);
  expect((await shop.call(work, "GET /operator/v1/timed-prices", { query })).reply.list).toEqual([]);
  const trail = await select(
    shop,
    "select action, before, after, reason from operator_action where subject = 'timed price ' || $1",
    [reply.id],
  );
  expect(trail).toEqual([{ action: "prices.define", before: null, after: reply, reason: "주말 특가" }]);
});

test.each([
  ["a price that is not lower", { price: 10_000 }, "TIMED_PRICE_NOT_LOWER"],
  ["an end before its begin", { endsAt: BEGIN }, "TIMED_PRICE_PERIOD_INVALID"],
  [
    "a period that is past",
    { beginsAt: "2026-11-20T00:00:00Z", endsAt: "2026-11-21T00:00:00Z" },
    "TIMED_PRICE_PERIOD_INVALID",
  ],
  ["an option that does not exist", { optionId: 2_000_000_000 }, "OPTION_NOT_FOUND"],
  ["an instant that does not exist", { beginsAt: "2026-02-30T00:00:00Z" }, "INVALID_INPUT"],
  ["an instant without its offset", { beginsAt: "2026-11-21T04:00:00" }, "INVALID_INPUT"],
])("%s is refused", async (_what, body, code) => {
  expect((await define(body)).refusal.code).toBe(code);
});

test("of ten prices for one period defined at once one is taken, and a period beside it is free", async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => define()));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(replies.flatMap(({ refusal, status }) => (status === 200 ? [] : refusal.code)))).toEqual(
    new Set(["TIMED_PRICE_OVERLAPS"]),
  );
  expect((await define({ beginsAt: END, endsAt: "2026-11-21T07:00:00Z" })).status).toBe(200);
});

test("a begin that is past is the instant of the call", async () => {
  const { reply } = await define({ beginsAt: "2026-11-20T00:00:00Z" });
  expect(reply.beginsAt).toBe(NOW.toISOString());
});

test("a price to come is changed as seen; of one that holds only the end moves", async () => {
  const { id } = (await define()).reply;
  expect((await change(id, { price: 6000 })).reply).toMatchObject({ price: 6000, version: 2 });
  expect((await change(id, { price: 5000 })).refusal.code).toBe("TIMED_PRICE_CHANGED");
  shop.clock.now = new Date(BEGIN);
  expect((await change(id, { price: 5000, version: 2 })).refusal.code).toBe("TIMED_PRICE_BEGUN");
  const longer = { price: 6000, endsAt: "2026-11-21T08:00:00Z", version: 2 };
  expect((await change(id, longer)).reply).toMatchObject({ endsAt: "2026-11-21T08:00:00.000Z", version: 3 });
  expect(await shownAt("2026-11-21T07:59:59.999Z")).toBe(6000);
  shop.clock.now = new Date("2026-11-21T08:00:00Z");
  expect((await change(id, { ...longer, version: 3 })).refusal.code).toBe("TIMED_PRICE_NOT_FOUND");
});

test("a withdrawn price ends at once and stays in the history; one to come is gone", async () => {
  const { id } = (await define({ beginsAt: NOW.toISOString() })).reply;
  later(shop, 10);
  expect((await withdraw(id)).reply.endsAt).toBe(shop.clock.now.toISOString());
  expect(await shownAt(shop.clock.now.toISOString())).toBe(10_000);
  expect(await select(shop, "select price from timed_price where id = $1", [id])).toEqual([{ price: 7000 }]);
  const next = (await define({ beginsAt: "2026-11-22T00:00:00Z", endsAt: "2026-11-23T00:00:00Z" })).reply;
  expect((await withdraw(next.id, 2)).refusal.code).toBe("TIMED_PRICE_CHANGED");
  await withdraw(next.id);
  expect(await select(shop, "select from timed_price where id = $1", [next.id])).toEqual([]);
});

test("a change notifies the caches of its product and of the lists it is in", async () => {
  const client = await shop.database.connectAsOwner();
  const heard: (string | undefined)[] = [];
  client.on("notification", ({ payload }) => heard.push(payload));
  await client.query("listen catalog_changed");
  const { id } = (await define()).reply;
  await change(id, { price: 6000 });
  await withdraw(id, 2);
  await expect.poll(() => heard.length).toBe(3);
  await client.end();
  expect(heard.every((payload) => payload?.includes(`product:${seeded.productId}`))).toBe(true);
  expect(heard.every((payload) => payload?.includes("category:91"))).toBe(true);
});
