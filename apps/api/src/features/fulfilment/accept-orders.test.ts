import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { member } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  token = (await operator(shop)).token;
});
afterAll(() => shop.close());

const accept = (orderIds: number[], query: { dryRun?: boolean; partial?: boolean } = {}) =>
  shop.call(token, "POST /operator/v1/orders/accept", { body: { orderIds }, query });
const paid = async () => (await buyThroughCart(shop, await member(shop), [{ price: 10_000 }])).id;
const statuses = async (ids: number[]) => {
  const rows = await select<{ status: string }>(
    shop,
    "select status from orders where id = any($1) order by id",
    [ids],
  );
  return rows.map(({ status }) => status);
};

test("many paid orders are accepted at once, each with its event and a row of the trail", async () => {
  const ids = [await paid(), await paid(), await paid()];
  const { reply } = await accept(ids.toReversed());
  expect(reply.rows.map(({ id }) => id)).toEqual(ids);
  expect(await statuses(ids)).toEqual(["delivery_waiting", "delivery_waiting", "delivery_waiting"]);
  const trail = await select(
    shop,
    "select subject from operator_action where action = 'orders.accept' order by id",
  );
  expect(trail).toEqual(ids.map((id) => ({ subject: `order ${id}` })));
});

test("an order that cannot be accepted refuses all; with partial the others are; a dry run accepts none", async () => {
  const [one, other] = [await paid(), await paid()];
  await accept([other]);
  const all = await accept([one, other, 2_000_000_000]);
  expect([all.status, all.refusal.code]).toEqual([409, "ORDER_NOT_MOVABLE"]);
  expect((await accept([one, other], { dryRun: true })).reply).toMatchObject({
    rows: [{ id: one }],
    refused: [{ id: other, code: "ORDER_NOT_MOVABLE" }],
  });
  expect(await statuses([one])).toEqual(["paid"]);
  const { reply } = await accept([one, other, 2_000_000_000], { partial: true });
  expect(reply.refused.map(({ code }) => code)).toEqual(["ORDER_NOT_MOVABLE", "ORDER_NOT_FOUND"]);
  expect(await statuses([one])).toEqual(["delivery_waiting"]);
});

test("of two operators who accept the same orders one does, the other is told by order", async () => {
  const ids = [await paid(), await paid()];
  const replies = await Promise.all([
    accept(ids, { partial: true }),
    accept(ids.toReversed(), { partial: true }),
  ]);
  expect(replies.map(({ reply }) => reply.rows.length).toSorted()).toEqual([0, 2]);
});
