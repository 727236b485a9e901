import { setTimeout as wait } from "node:timers/promises";
import type { Reply } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buyThroughCart, type CartOrder } from "../../testing/buy-through-cart.ts";
import { cancelWhole } from "../../testing/cancel-order-steps.ts";
import { farmOperator, operator } from "../../testing/operator-account-and-login-steps.ts";
import { member } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
let buyer: string;
let order: CartOrder;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  tick();
  token = (await operator(shop)).token;
  buyer = await member(shop);
  order = await buyThroughCart(shop, buyer, [{ price: 10_000, options: 2, stock: 5 }]);
});

/** Sets the shop's clock to the database's, by which changes are recorded. */
function tick(): Date {
  shop.clock.now = new Date();
  return shop.clock.now;
}

const asOf = (at?: Date) =>
  shop.call(token, "GET /operator/v1/orders/{id}/as-of", {
    path: { id: order.id },
    query: at ? { at: at.toISOString() } : {},
  });

type Seen = { at: Date; order: Reply<"GET /v1.2/app-users/orders/{id}"> };

/** Keeps what the buyer is shown of the order now. */
async function look(): Promise<Seen> {
  await wait(2);
  const at = tick();
  const { reply } = await shop.call(buyer, "GET /v1.2/app-users/orders/{id}", { path: { id: order.id } });
  await wait(2);
  tick();
  return { at, order: reply };
}

/** Picks what the buyer was shown and the reply of an instant both tell. */
function toldToBuyer({ order: shown }: Seen) {
  return {
    status: shown.orderItemStatus,
    price: shown.orderItemPrice.totalPrice,
    refunded: shown.payment.refundedPrice,
    quote: shown.explanation,
    products: shown.orderItemProducts.map((each) => [
      each.orderItemProductStatus,
      each.orderOptionGroups.map((line) => line.deliveryPromise?.arrivalTo ?? null),
    ]),
  };
}

function toldAsOf({ shown }: Reply<"GET /operator/v1/orders/{id}/as-of">) {
  return {
    status: shown?.orderItemStatus,
    price: shown?.prices.price,
    refunded: shown?.refundedPrice,
    quote: shown?.quote,
    products: shown?.products.map((each) => [
      each.orderItemProductStatus,
      each.options?.map((line) => line.promisedArrivalTo),
    ]),
  };
}

test("as of: an order's states, sums, promise and kept quote are what its buyer was shown, step by step", async () => {
  const path = { id: order.id };
  const seen = [await look()];
  await shop.call(token, "PUT /operator/v1/orders/{id}/accept", { path, body: {} });
  seen.push(await look());
  const shipsOn = "2030-01-07";
  const delay = { orderItemProductIds: order.productIds, reason: "비가 와요", shipsOn };
  const held = await shop.call(token, "PUT /operator/v1/orders/{id}/hold", { path, body: delay });
  expect(held.status).toBe(200);
  seen.push(await look());
  for (const each of seen) expect(toldAsOf((await asOf(each.at)).reply)).toEqual(toldToBuyer(each));
  expect(new Set(seen.map((each) => JSON.stringify(toldToBuyer(each)))).size).toBe(seen.length);
});

test("as of: a cancelled order was paid before, nothing was given back, and each step leads to the next", async () => {
  const paid = await look();
  await cancelWhole(shop, buyer, order);
  const cancelled = await look();
  expect(toldAsOf((await asOf(cancelled.at)).reply)).toMatchObject({ status: "withdraw_complete" });
  const { reply } = await asOf(paid.at);
  expect(toldAsOf(reply)).toEqual(toldToBuyer(paid));
  expect(reply.shown?.paymentStatus).toBe("paid");
  const instants: string[] = [];
  for (let at = reply.nextChange; at !== null; at = (await asOf(new Date(at))).reply.nextChange)
    instants.push(at);
  expect(instants.length).toBeGreaterThan(0);
  expect(instants).toEqual(instants.toSorted());
  expect(reply.shown?.events.every(({ at }) => at <= paid.at.toISOString())).toBe(true);
});

test("as of: the option of a line that was changed later is the one of then, under its name of then", async () => {
  const before = await look();
  const [line] = await select<{ id: number; option_id: number }>(
    shop,
    "select id::int, option_id::int from order_option where order_product_id = $1",
    [order.productIds[0]],
  );
  const [other] = await select<{ id: number }>(
    shop,
    "select o.id::int from product_option o join product_option own on own.product_id = o.product_id where own.id = $1 and o.id <> $1",
    [line?.option_id],
  );
  const body = { lineId: line?.id ?? 0, optionId: other?.id ?? 0, reason: "더 큰 것으로" };
  const changed = await shop.call(token, "PUT /operator/v1/orders/{id}/option", {
    path: { id: order.id },
    body,
  });
  expect(changed.status).toBe(200);
  const after = await look();
  const optionAt = async (at: Date) => (await asOf(at)).reply.shown?.products[0]?.options?.[0]?.optionId;
  expect(await optionAt(before.at)).toBe(line?.option_id);
  expect(await optionAt(after.at)).toBe(other?.id);
  const { reply } = await asOf(after.at);
  expect(reply.shown?.events).toContainEqual(
    expect.objectContaining({ kind: "action", text: "orders.option", reason: "더 큰 것으로" }),
  );
});

test("as of: an order is not there before it was placed; its lines are not told before the records begin", async () => {
  const [placed] = await select<{ at: Date }>(shop, "select created_at as at from orders where id = $1", [
    order.id,
  ]);
  const createdAt = new Date(placed?.at ?? 0);
  const early = (await asOf(new Date(createdAt.getTime() - 1))).reply;
  expect([early.state, early.shown, early.nextChange]).toEqual(["not_there", null, createdAt.toISOString()]);
  const old = new Date(createdAt.getTime() - 30 * 86_400_000);
  await select(shop, "update orders set created_at = $2 where id = $1", [order.id, old]);
  const { shown } = (await asOf(new Date(old.getTime() + 1000))).reply;
  expect(shown?.products).toEqual([expect.objectContaining({ orderItemProductStatus: null, options: null })]);
});

test("as of: the reading is in the trail, and nothing of the receiver is in the reply", async () => {
  const { reply } = await asOf();
  expect(JSON.stringify(reply)).not.toMatch(/010\d{8}|받는|서울/);
  const [trail] = await select<{ after: object; action: string }>(
    shop,
    "select action, after from operator_action where subject = 'order ' || $1 and action = 'read' order by id desc limit 1",
    [order.id],
  );
  expect(trail?.after).toMatchObject({ by: ["id", "at"], isMasked: true });
});

test("as of: one statement for an order beside the trail; an unknown one, the future, farms and others are refused", async () => {
  const before = shop.database.statements.length;
  await asOf();
  expect(shop.database.statements.slice(before).filter((name) => /as-of|action/.test(name))).toEqual([
    "find-order-as-of",
    "add-operator-action",
  ]);
  const unknown = { path: { id: 2_000_000_000 } };
  const call = "GET /operator/v1/orders/{id}/as-of";
  expect((await shop.call(token, call, unknown)).refusal.code).toBe("ORDER_NOT_FOUND");
  expect((await asOf(new Date(tick().getTime() + 60_000))).refusal.code).toBe("INVALID_INPUT");
  const [farm] = await select<{ id: number }>(
    shop,
    "select distributor_id::int as id from order_product where order_id = $1",
    [order.id],
  );
  for (const { token: own } of [
    await farmOperator(shop, [farm?.id ?? 0]),
    await operator(shop, ["catalog.edit"]),
  ]) {
    expect((await shop.call(own, call, { path: { id: order.id } })).status).toBe(403);
  }
});
