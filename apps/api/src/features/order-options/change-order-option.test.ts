import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart, type CartOrder } from "../../testing/buy-through-cart.ts";
import { cancelWhole } from "../../testing/cancel-order-steps.ts";
import { pay, placeOrder } from "../../testing/checkout-steps.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { member, seedProduct, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

const REASON = "전화로 부탁하셨어요";
const TWO_OPTIONS = { price: 10_000, options: 2, stock: 5 };

test("change of an option: line, stock, timeline and trail have the new one, and the buyer is told once", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [TWO_OPTIONS]);
  const { line, from, to } = await lineOf(order);
  expect((await change(order, line, to)).reply).toEqual({
    id: order.id,
    lineId: line,
    optionId: to,
    optionName: "옵션 2",
  });
  expect(await onHand(from, to)).toEqual([5, 4]);
  expect(await movesOf(order)).toEqual([
    { option_id: from, kind: "sale", units: -1 },
    { option_id: from, kind: "return", units: 1 },
    { option_id: to, kind: "sale", units: -1 },
  ]);
  const shown = (await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: order.id } })).reply;
  expect(shown.timeline.at(-1)?.reason).toBe("요청하신 대로 옵션을 바꿨어요");
  expect(JSON.stringify(shown.orderItemProducts)).toContain("옵션 2");
  expect(await told(order)).toEqual([{ 이전옵션: "옵션 1", 새옵션: "옵션 2", 사유: REASON }]);
  const trail = await select(
    shop,
    "select before, after, reason from operator_action where subject = 'order ' || $1 and action = 'orders.option'",
    [order.id],
  );
  expect(trail).toEqual([
    {
      before: { lineId: line, optionId: from, optionName: "옵션 1" },
      after: { lineId: line, optionId: to, optionName: "옵션 2" },
      reason: REASON,
    },
  ]);
  expect(await breaches(shop)).toEqual([]);
});

test("change of an option: the farm is owed the cost of the new option, and the buyer has paid the same", async () => {
  const order = await buyThroughCart(shop, await member(shop), [TWO_OPTIONS]);
  const { line, to } = await lineOf(order);
  await select(shop, "update product_option set supply_cost = 7100 where id = $1", [to]);
  const paid = await select(shop, "select price from orders where id = $1", [order.id]);
  await change(order, line, to);
  const cost = await select(shop, "select supply_cost, unit_price, net from order_option where id = $1", [
    line,
  ]);
  expect(cost).toEqual([{ supply_cost: 7100, unit_price: 10_000, net: 10_000 }]);
  expect(await select(shop, "select price from orders where id = $1", [order.id])).toEqual(paid);
});

test("change of an option: a cancelled order returns the units of the new option, and changing back is possible before", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [TWO_OPTIONS]);
  const { line, from, to } = await lineOf(order);
  await change(order, line, to);
  await change(order, line, from);
  expect(await onHand(from, to)).toEqual([4, 5]);
  await change(order, line, to);
  expect((await cancelWhole(shop, token, order)).status).toBe(200);
  expect(await onHand(from, to)).toEqual([5, 5]);
  expect(await breaches(shop)).toEqual([]);
});

test("change of an option: uncounted options move no stock", async () => {
  const order = await buyThroughCart(shop, await member(shop), [{ ...TWO_OPTIONS, stock: null }]);
  const { line, to } = await lineOf(order);
  expect((await change(order, line, to)).status).toBe(200);
  expect(await movesOf(order)).toEqual([]);
  expect(await breaches(shop)).toEqual([]);
});

test("change of an option: another price is refused with both, and nothing changes", async () => {
  const order = await buyThroughCart(shop, await member(shop), [TWO_OPTIONS]);
  const { line, from, to } = await lineOf(order);
  await select(shop, "update product_option set price = 9000 where id = $1", [to]);
  const { status, refusal } = await change(order, line, to);
  expect([status, refusal.code]).toEqual([409, "OPTION_CHANGE_PRICE_DIFFERS"]);
  expect(refusal.detail?.fields).toEqual([{ field: "optionId", message: "낸 값 10,000원, 지금 값 9,000원" }]);
  expect(await onHand(from, to)).toEqual([4, 5]);
  expect(await told(order)).toEqual([]);
});

test("change of an option: another product, a sold-out option, a foreign line and a dispatched order are refused", async () => {
  const order = await buyThroughCart(shop, await member(shop), [TWO_OPTIONS]);
  const { line, to } = await lineOf(order);
  const { optionIds } = await seedProduct(shop.database.db, { price: 10_000 });
  expect((await change(order, line, optionIds[0])).refusal.code).toBe("OPTION_CHANGE_UNKNOWN");
  const other = await lineOf(await buyThroughCart(shop, await member(shop), [TWO_OPTIONS]));
  expect((await change(order, other.line, to)).refusal.code).toBe("ORDER_LINE_NOT_FOUND");
  expect((await change({ id: 2_000_000_000 }, line, to)).refusal.code).toBe("ORDER_NOT_FOUND");
  await select(shop, "update option_stock set on_hand = 0 where option_id = $1", [to]);
  expect((await change(order, line, to)).refusal.code).toBe("OPTION_CHANGE_SOLD_OUT");
  const path = { id: order.id };
  await shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path, body: {} });
  const parcel = { carrier: "04", invoiceNumber: "601234567899" };
  await shop.call(work, "PUT /operator/v1/orders/{id}/dispatch", { path, body: parcel });
  expect((await change(order, line, to)).refusal.code).toBe("OPTION_CHANGE_TOO_LATE");
});

test("change of an option: of several orders that want the last unit at once, one gets it", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, TWO_OPTIONS);
  const [from, to = 0] = optionIds;
  const orders = await Promise.all([1, 2, 3, 4].map(() => buy({ productId, optionId: from })));
  await select(shop, "update option_stock set on_hand = 1 where option_id = $1", [to]);
  const lines = await Promise.all(orders.map(lineOf));
  const done = await Promise.all(orders.map((order, at) => change(order, lines[at]?.line ?? 0, to)));
  expect(done.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await select(shop, "select on_hand, reserved from option_stock where option_id = $1", [to])).toEqual(
    [{ on_hand: 0, reserved: 0 }],
  );
});

test("change of an option: a cancellation at the same time leaves no unit lost or doubled", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [TWO_OPTIONS]);
  const { line, from, to } = await lineOf(order);
  await Promise.all([change(order, line, to), cancelWhole(shop, token, order)]);
  expect(await onHand(from, to)).toEqual([5, 5]);
});

function change(order: Pick<CartOrder, "id">, lineId: number, optionId: number) {
  return shop.call(work, "PUT /operator/v1/orders/{id}/option", {
    path: { id: order.id },
    body: { lineId, optionId, reason: REASON },
  });
}

async function buy(pick: { productId: number; optionId: number }): Promise<{ id: number }> {
  const token = await member(shop);
  const order = await placeOrder(shop, token, pick);
  await pay(shop, token, order);
  const [row] = await select<{ id: number }>(shop, "select id from orders where uuid = $1", [order.orderId]);
  if (!row) throw new Error("A placed order is there");
  return row;
}

/** Finds the only line of an order, its option and the product's other one. */
async function lineOf(order: Pick<CartOrder, "id">): Promise<{ line: number; from: number; to: number }> {
  const [row] = await select<{ line: number; from: number; to: number }>(
    shop,
    `select oo.id as line, oo.option_id as from, o.id as to
       from order_product op join order_option oo on oo.order_product_id = op.id
       join product_option o on o.product_id = op.product_id and o.id <> oo.option_id
      where op.order_id = $1`,
    [order.id],
  );
  if (!row) throw new Error("A product with two options has another one");
  return row;
}

/** Reads the units on hand of two options, in this order. */
async function onHand(...optionIds: [number, number]): Promise<number[]> {
  const rows = await select<{ option_id: number; on_hand: number }>(
    shop,
    "select option_id, on_hand from option_stock where option_id = any($1)",
    [optionIds],
  );
  return optionIds.map((id) => rows.find(({ option_id }) => option_id === id)?.on_hand ?? Number.NaN);
}

function movesOf({ id }: CartOrder) {
  return select(shop, "select option_id, kind, units from stock_movement where order_id = $1 order by id", [
    id,
  ]);
}

async function told({ id }: CartOrder): Promise<unknown[]> {
  const rows = await select<{ variables: Record<string, string> }>(
    shop,
    "select variables from message where subject = 'order ' || $1 and template = 'ORDER_OPTION_CHANGED'",
    [id],
  );
  return rows.map(({ variables: { 이전옵션, 새옵션, 사유 } }) => ({ 이전옵션, 새옵션, 사유 }));
}
