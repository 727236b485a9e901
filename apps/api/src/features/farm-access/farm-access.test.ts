import { allCalls, type Name } from "@todayfruit/contract/all-calls";
import type { Call } from "@todayfruit/contract/call-definition";
import { PERMISSIONS } from "@todayfruit/domain/operators/permissions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { farmOperator, operator } from "../../testing/operator-account-and-login-steps.ts";
import {
  ALL_OPERATOR_CALL_SAMPLES,
  type OperatorName,
} from "../../testing/operator-calls/access/all-operator-call-samples.ts";
import {
  createRowsOwnedByFarm,
  type FarmRows,
} from "../../testing/operator-calls/access/create-rows-owned-by-farm.ts";
import {
  type FarmName,
  isFarmName,
  otherFarmCallInputs,
} from "../../testing/operator-calls/access/other-farm-call-inputs.ts";
import { guest, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let own: FarmRows;
let foreign: FarmRows;
let farm: Awaited<ReturnType<typeof farmOperator>>;
let manager: Awaited<ReturnType<typeof operator>>;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  own = await createRowsOwnedByFarm(shop, 9101);
  foreign = await createRowsOwnedByFarm(shop, 9202);
  farm = await farmOperator(shop, [9101]);
  manager = await operator(shop);
  await shop.call(manager.token, "POST /operator/v1/orders/accept", {
    body: { orderIds: [own.orderId, foreign.orderId] },
  });
});
afterAll(() => shop.close());

const NAMES = (Object.keys(ALL_OPERATOR_CALL_SAMPLES) as OperatorName[]).filter(
  (name) => callOf(name).access === "operator",
);
const CLOSED = NAMES.filter((name) => !isFarmName(name));
const OPEN = NAMES.filter(isFarmName);

test("the matrix has every operators' call", () => {
  expect([...CLOSED, ...OPEN].toSorted()).toEqual(
    (Object.keys(allCalls) as Name[]).filter((name) => callOf(name).access === "operator").toSorted(),
  );
  expect(Object.keys(otherFarmCallInputs(foreign)).toSorted()).toEqual(OPEN.toSorted());
});

test.each(CLOSED)("%s is refused to a farm, whatever its permissions are", async (name) => {
  const { token } = await allPowerfulFarm();
  const { status, refusal } = await shop.call(token, name, ALL_OPERATOR_CALL_SAMPLES[name] as never);
  expect([status, refusal.code]).toEqual([403, "PERMISSION_REQUIRED"]);
});

test.each(OPEN)("%s with rows of another farm shows and changes none of them", async (name) => {
  const { input, expected } = otherFarmCallInputs(foreign)[name as FarmName];
  const before = await stateOf(foreign);
  const session = name === "DELETE /operator/v1/tokens" ? await farmOperator(shop, [9101]) : farm;
  const { status, refusal, reply } = await shop.call(session.token, name, input as never);
  if (expected.endsWith("_NOT_FOUND")) expect([status, refusal.code]).toEqual([404, expected]);
  else expect([401, 403, 500]).not.toContain(status);
  const text = JSON.stringify(reply ?? refusal);
  expect(foreign.texts.filter((each) => text.includes(each))).toEqual([]);
  if (expected === "own") expect(own.texts.some((each) => text.includes(each))).toBe(true);
  expect(await stateOf(foreign)).toEqual(before);
});

test("a filter by another farm finds nothing", async () => {
  const query = { distributorId: foreign.distributorId };
  const lists = [
    await shop.call(farm.token, "GET /operator/v1/orders", { query }),
    await shop.call(farm.token, "GET /operator/v1/packing", { query: { ...query, day: "2026-12-31" } }),
    await shop.call(farm.token, "GET /operator/v1/pick-list", { query: { ...query, day: "2026-12-31" } }),
    await shop.call(farm.token, "GET /operator/v1/settlements", { query }),
  ];
  expect(lists.map(({ reply }) => reply.list)).toEqual([[], [], [], []]);
});

test("of an order from two farms each sees, accepts and dispatches its own part", async () => {
  const order = await buyThroughCart(shop, await guest(shop), [
    { distributorId: 9101, price: 10_000 },
    { distributorId: 9202, price: 7000 },
  ]);
  const [ownProduct = 0, foreignProduct = 0] = order.productIds;
  await shop.call(manager.token, "PATCH /operator/v1/orders", {
    body: { rows: [{ id: order.id, version: 1, set: { memo: "단골이에요" } }], reason: "메모" },
  });
  const { reply } = await shop.call(farm.token, "GET /operator/v1/orders");
  const listed = reply.list.find(({ id }) => id === order.id);
  expect(listed).toMatchObject({
    orderName: listed?.products[0]?.name,
    price: 10_000,
    usedPoint: 0,
    products: [{ id: ownProduct, distributorId: 9101 }],
    note: { version: 1, memo: "", assignee: null },
  });
  const path = { id: order.id };
  const accepted = await shop.call(farm.token, "PUT /operator/v1/orders/{id}/accept", { path, body: {} });
  expect(accepted.reply.orderItemProducts).toEqual([
    { id: ownProduct, orderItemProductStatus: "delivery_waiting" },
  ]);
  const other = await shop.call(farm.token, "PUT /operator/v1/orders/{id}/accept", {
    path,
    body: { orderItemProductIds: [foreignProduct] },
  });
  expect(other.refusal.code).toBe("ORDER_NOT_MOVABLE");
  const parcel = { carrier: "04", invoiceNumber: "701234567890" };
  await shop.call(farm.token, "PUT /operator/v1/orders/{id}/dispatch", { path, body: parcel });
  const states = await select<{ distributor_id: number; status: string }>(
    shop,
    "select distributor_id, status from order_product where order_id = $1 order by 1",
    [order.id],
  );
  expect(states.map(({ status }) => status)).toEqual(["delivering", "paid"]);
});

test("a farm is not told in which order an invoice number was used", async () => {
  const { id } = await buyThroughCart(shop, await guest(shop), [{ distributorId: 9202 }]);
  const parcel = { carrier: "04", invoiceNumber: "702234567890" };
  const path = { id };
  await shop.call(manager.token, "PUT /operator/v1/orders/{id}/accept", { path, body: {} });
  await shop.call(manager.token, "PUT /operator/v1/orders/{id}/dispatch", { path, body: parcel });
  const body = { rows: [{ orderNumber: own.orderNumber, ...parcel }] };
  const [used] = await select<{ number: string }>(shop, "select number from orders where id = $1", [id]);
  const said = async (token: string) =>
    JSON.stringify((await shop.call(token, "POST /operator/v1/orders/dispatch", { body })).refusal);
  expect(await said(manager.token)).toContain(used?.number);
  const told = await said(farm.token);
  expect(told).toContain("INVOICE_TAKEN");
  expect(told).not.toContain(used?.number);
});

test("a farm answers its own question, counts its own stock and reads its own settlement", async () => {
  const answered = await shop.call(farm.token, "POST /operator/v1/questions/{id}/answer", {
    path: { id: own.questionId },
    body: { contents: "내일 보내요" },
  });
  const counted = await shop.call(farm.token, "PUT /operator/v1/options/{id}/stock", {
    path: { id: own.optionId },
    body: { onHand: 50, reason: "다시 세었어요" },
  });
  const settled = await shop.call(farm.token, "GET /operator/v1/settlements/{id}", {
    path: { id: own.settlementId },
  });
  expect([answered.status, counted.reply.onHand, settled.reply.distributorId]).toEqual([200, 50, 9101]);
});

test("an operator of two farms sees both; one whose farms were taken away sees nothing", async () => {
  const both = await farmOperator(shop, [9101, 9202]);
  const seen = (await shop.call(both.token, "GET /operator/v1/settlements")).reply.list;
  expect(seen.map(({ distributorId }) => distributorId).toSorted()).toEqual([9101, 9202]);
  expect((await shop.call(both.token, "GET /operator/v1/me")).reply.distributorIds).toEqual([9101, 9202]);
  await select(shop, "delete from operator_distributor where operator_id = $1", [both.id]);
  expect((await shop.call(both.token, "GET /operator/v1/settlements")).reply.list).toEqual([]);
});

async function allPowerfulFarm() {
  await select(
    shop,
    "insert into role_permission select 'distributor', unnest($1::text[]) on conflict do nothing",
    [PERMISSIONS],
  );
  return farm;
}

/** Returns every row of a farm that a call could change. */
function stateOf({ distributorId }: FarmRows) {
  return select(
    shop,
    `select (select jsonb_agg(to_jsonb(p) order by p.id) from order_product p where p.distributor_id = $1) as products,
            (select jsonb_agg(to_jsonb(s) order by s.option_id)
               from option_stock s join product_option o on o.id = s.option_id join product p on p.id = o.product_id
              where p.distributor_id = $1) as stock,
            (select jsonb_agg(to_jsonb(l) order by l.id)
               from stock_lot l join product_option o on o.id = l.option_id join product p on p.id = o.product_id
              where p.distributor_id = $1) as lots,
            (select jsonb_agg(to_jsonb(q) order by q.id)
               from question q join product p on p.id = q.product_id where p.distributor_id = $1) as questions,
            (select jsonb_agg(to_jsonb(s) order by s.id) from settlement s where s.distributor_id = $1) as settlements`,
    [distributorId],
  );
}

function callOf(name: Name): Call {
  return allCalls[name];
}
