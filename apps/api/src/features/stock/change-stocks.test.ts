import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "../../testing/checkout-steps.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { guest, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { breaches, select, stockOf } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  token = (await operator(shop)).token;
});
afterAll(() => shop.close());

type Row = { id: number; onHand: number; seenOnHand?: number };
const set = (rows: Row[], query: { dryRun?: boolean; partial?: boolean } = {}) =>
  shop.call(token, "PATCH /operator/v1/stock", { body: { rows, reason: "실사" }, query });
const optionOf = async (stock = 10) => (await seedProduct(shop.database.db, { stock })).optionIds[0];
const onHand = async (id: number) => (await stockOf(shop, id))?.on_hand;

test("units of many options are set at once, each with a row of the trail, and the books agree", async () => {
  const ids = [await optionOf(), await optionOf(), await optionOf()];
  const { reply } = await set(ids.map((id, index) => ({ id, onHand: 20 + index, seenOnHand: 10 })));
  expect(reply.rows.toSorted((a, b) => a.id - b.id).map((row) => row.onHand)).toEqual([20, 21, 22]);
  const trail = await select(
    shop,
    "select before, after from operator_action where action = 'stock.change' order by id desc limit 3",
  );
  expect(trail).toHaveLength(3);
  expect(trail[0]).toMatchObject({ before: { onHand: 10 } });
  expect(await breaches(shop)).toEqual([]);
});

test("one row that cannot be set refuses all; with partial the others are set; a dry run sets none", async () => {
  const [good, stale] = [await optionOf(), await optionOf()];
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 10 });
  const [reserved] = optionIds;
  await placeOrder(shop, await guest(shop), { productId, optionId: reserved, units: 4 });
  const rows = [
    { id: good, onHand: 5 },
    { id: stale, onHand: 5, seenOnHand: 11 },
    { id: reserved, onHand: 3 },
    { id: 2_000_000_000, onHand: 1 },
    { id: good, onHand: 6 },
  ];
  expect((await set(rows)).refusal.code).toBe("STOCK_CHANGED");
  const dry = (await set(rows, { dryRun: true })).reply;
  expect(dry.refused.map(({ id, code, onHand: now }) => [id, code, now])).toEqual([
    [stale, "STOCK_CHANGED", 10],
    [reserved, "STOCK_RESERVED", 10],
    [2_000_000_000, "OPTION_NOT_FOUND", null],
    [good, "RECORD_REPEATED", 10],
  ]);
  expect(await onHand(good)).toBe(10);
  expect((await set(rows, { partial: true })).reply.rows.map(({ id }) => id)).toEqual([good]);
  expect([await onHand(good), await onHand(stale), await onHand(reserved)]).toEqual([5, 10, 10]);
});

test("two counts of the same options in opposite order do not lock each other out", async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => optionOf()));
  const one = ids.map((id) => ({ id, onHand: 30 }));
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => set(turn % 2 === 0 ? one : one.toReversed())),
  );
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
});
