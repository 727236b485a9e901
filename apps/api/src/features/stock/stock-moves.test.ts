import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { cancelProduct, cancelWhole } from "../../testing/cancel-order-steps.ts";
import { pay, placeOrder } from "../../testing/checkout-steps.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { guest, member, seedProduct, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../testing/read-and-set-shop-state.ts";
import { buyAndReceive, requestReturn } from "../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  work = (await operator(shop)).token;
});
beforeEach(() => {
  shop.clock.now = new Date("2026-11-21T03:00:00Z");
});
afterAll(() => shop.close());

/** Lists the ledger of an option: reason, units, and the balance on hand. */
async function transitionsOf(optionId = 0): Promise<[kind: string, units: number, onHand: number][]> {
  const rows = await select<{ kind: string; units: number; on_hand: number }>(
    shop,
    "select kind, units, on_hand from stock_movement where option_id = $1 order by id",
    [optionId],
  );
  return rows.map(({ kind, units, on_hand }) => [kind, units, on_hand]);
}

test("a sale and its cancel are one move each, in the transaction of the change", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ stock: 5 }, { stock: 7 }]);
  await cancelProduct(shop, token, order, 0);
  expect(await transitionsOf(order.optionIds[0])).toEqual([
    ["import", 5, 5],
    ["sale", -1, 4],
    ["return", 1, 5],
  ]);
  expect(await transitionsOf(order.optionIds[1])).toEqual([
    ["import", 7, 7],
    ["sale", -1, 6],
  ]);
  await cancelWhole(shop, token, order);
  expect((await transitionsOf(order.optionIds[1])).at(-1)).toEqual(["return", 1, 7]);
  expect(await breaches(shop)).toEqual([]);
});

test("an expired order adds no move, because its stock was only reserved", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 3 });
  await placeOrder(shop, await guest(shop), { productId, optionId: optionIds[0], units: 2 });
  expect(await transitionsOf(optionIds[0])).toEqual([["import", 3, 3]]);
});

test("missing units of a stock-out are written off as lost", async () => {
  const order = await buyThroughCart(shop, await member(shop), [{ stock: 5 }, {}]);
  await shop.call(work, "PUT /operator/v1/orders/{id}/stock-out", {
    path: { id: order.id },
    body: { reason: "없어요", orderItemProductIds: [order.productIds[0] ?? 0] },
  });
  expect(await transitionsOf(order.optionIds[0])).toEqual([
    ["import", 5, 5],
    ["sale", -1, 4],
    ["return", 1, 5],
    ["lost", -1, 4],
  ]);
  expect(await breaches(shop)).toEqual([]);
});

test("a reversed deposit returns the goods to the stock, reserved for the order", async () => {
  const token = await guest(shop);
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 5 });
  const placed = await placeOrder(shop, token, { productId, optionId: optionIds[0] }, "vbank");
  await pay(shop, token, placed, "VIRTUAL_ACCOUNT");
  for (const [path, status] of [
    ["deposit", "DONE"],
    ["deposit-reversed", "WAITING_FOR_DEPOSIT"],
  ]) {
    await shop.sandbox(`/_sim/${path}/${placed.orderId}`, {});
    const news = { createdAt: "x", secret: "ps_x", status, transactionKey: `${path}` };
    await shop.call(null, "POST /v1/payments/webhooks/toss", { body: { ...news, orderId: placed.orderId } });
    later(shop, 1);
  }
  expect((await transitionsOf(optionIds[0])).map(([kind]) => kind)).toEqual(["import", "sale", "reversal"]);
  expect(await breaches(shop)).toEqual([]);
});

test("the goods of an exchange leave the stock as a replacement", async () => {
  const token = await member(shop);
  const { order, option } = await buyAndReceive(shop, token, [{ price: 20_000, stock: 2 }]);
  const asked = await requestReturn(shop, token, order, {
    wish: "replace",
    options: [{ id: option, optionUnit: 1 }],
  });
  await shop.call(work, "PUT /operator/v1/claims/{id}/approve", { path: { id: asked.reply.id }, body: {} });
  expect((await transitionsOf(order.optionIds[0])).slice(1)).toEqual([
    ["sale", -1, 1],
    ["replacement", -1, 0],
  ]);
  expect(await breaches(shop)).toEqual([]);
});

test("an operator's count is a correction by its difference, and no move without one", async () => {
  const [optionId] = (await seedProduct(shop.database.db, { stock: 10 })).optionIds;
  for (const onHand of [12, 12, 4])
    await shop.call(work, "PUT /operator/v1/options/{id}/stock", {
      path: { id: optionId },
      body: { onHand, reason: "실사" },
    });
  expect(await transitionsOf(optionId)).toEqual([
    ["import", 10, 10],
    ["correction", 2, 12],
    ["correction", -8, 4],
  ]);
  expect(await breaches(shop)).toEqual([]);
});

test("the ledger is append-only, and the audit reports unexplained stock", async () => {
  const [optionId] = (await seedProduct(shop.database.db, { stock: 10 })).optionIds;
  for (const sql of [
    "update stock_movement set units = 1",
    "delete from stock_movement",
    "truncate stock_movement",
    "delete from option_stock",
  ])
    await expect(shop.database.asOwner(sql)).rejects.toThrow(/only added to|violates foreign key/);
  await select(shop, "update option_stock set on_hand = on_hand + 100 where option_id = $1", [optionId]);
  expect((await transitionsOf(optionId)).at(-1)).toEqual(["unexplained", 100, 110]);
  const found = await breaches(shop);
  expect(found.flatMap((line) => line.breaches)).toEqual([
    expect.stringMatching(new RegExp(`^stock move \\d+ of option ${optionId}$`)),
  ]);
});

test("a process of the previous version, which gives no reasons, leaves the ledger complete and explained", async () => {
  const own = await createTestShop();
  try {
    await seedRules(own.database.db);
    // Without the reason, as the statements of an earlier version change the rows.
    await own.database.asOwner(
      "create function shop_of_before() returns trigger language plpgsql as $$ begin perform set_config('shop.stock_movement', '', true); return new; end $$",
    );
    await own.database.asOwner(
      "create trigger a_before before update on option_stock for each row execute function shop_of_before()",
    );
    const token = await member(own);
    const order = await buyThroughCart(own, token, [{ stock: 5 }, { stock: 5 }, { stock: 5 }]);
    await cancelProduct(own, token, order, 0);
    const kept = await buyThroughCart(own, token, [{ stock: 5 }]);
    const kinds = await select<{ kind: string }>(
      own,
      "select kind from stock_movement where kind <> 'import'",
    );
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(["unexplained"]));
    expect(await breaches(own)).toEqual([]);
    expect(kept.id).toBeGreaterThan(order.id);
  } finally {
    await own.close();
  }
});
