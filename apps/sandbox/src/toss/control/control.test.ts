import { expect, test } from "vitest";
import type { PaymentRecord } from "../ledger/payment-record-types.ts";
import { createPaymentStore } from "../ledger/payment-store.ts";
import { openSandbox } from "../sandbox-test-fixtures.ts";

test("_sim/payments: lists payments page by page", async () => {
  const { app, pay } = openSandbox();
  for (const order of ["order-1", "order-2", "order-3"]) await pay(order, 1_000);
  const first = (await app.inject("/_sim/payments?take=2")).json<Page>();
  expect([first.list.map(({ orderId }) => orderId), first.totalCount]).toEqual([["order-1", "order-2"], 3]);
  const next = (await app.inject(`/_sim/payments?take=2&after=${first.list[1]?.paymentKey}`)).json<Page>();
  expect(next.list.map(({ orderId }) => orderId)).toEqual(["order-3"]);
});

test("_sim/fault: a fault applies the given number of times, at its point only, and can be cleared", async () => {
  const { get, sim, pay } = openSandbox();
  const key = await pay("order-1", 1_000);
  await sim("fault", { point: "get", kind: "error500", times: 2 });
  const statuses = [];
  for (let turn = 0; turn < 3; turn += 1) statuses.push((await get(`/v1/payments/${key}`)).statusCode);
  expect(statuses).toEqual([500, 500, 200]);
  await sim("fault", { point: "get", kind: "error500", times: 5 });
  await sim("fault/clear");
  expect((await get(`/v1/payments/${key}`)).statusCode).toBe(200);
});

test("_sim/fault: error500 does no work", async () => {
  const { get, post, sim, pay } = openSandbox();
  const key = await pay("order-1", 1_000);
  await sim("fault", { point: "cancel", kind: "error500", times: 1 });
  expect((await post(`/v1/payments/${key}/cancel`, { cancelReason: "변심" })).statusCode).toBe(500);
  expect((await get(`/v1/payments/${key}`)).json()).toMatchObject({ status: "DONE" });
});

test("_sim/reset: removes all payments and faults", async () => {
  const { app, pay, sim, get } = openSandbox();
  await pay("order-1", 1_000);
  await sim("fault", { point: "get", kind: "error500", times: 1 });
  await sim("reset");
  expect((await app.inject("/_sim/payments")).json()).toEqual({ list: [], totalCount: 0 });
  expect((await get("/v1/payments/orders/order-1")).statusCode).toBe(404);
});

test.each([
  ["authorize", { orderId: "order-1", amount: 0, method: "CARD" }],
  ["authorize", { orderId: "order-1", amount: 1, method: "카드" }],
  ["authorize", { orderId: "order-1", amount: 1, method: "CARD", surprise: true }],
  ["fault", { point: "refund", kind: "delay", times: 1 }],
  ["webhook/mode", { copies: 0, reorder: false }],
  ["webhook/replay/order-1", { times: 0 }],
])("_sim: %s refuses %j with 400", async (path, payload) => {
  expect((await openSandbox().sim(path, payload)).statusCode).toBe(400);
});

test("payment store: the oldest payment is dropped first, but an order stays with its newer payment", () => {
  const store = createPaymentStore(2);
  const [first, second, third] = [record("k1", "o1"), record("k2", "o1"), record("k3", "o3")];
  for (const one of [first, second, third]) store.add(one);
  expect([store.size(), store.find("k1"), store.findByOrder("o1")]).toEqual([2, undefined, second]);
  store.add(record("k4", "o4"));
  expect(store.findByOrder("o1")).toBeUndefined();
});

type Page = {
  list: { orderId: string; paymentKey: string }[];
  totalCount: number;
};

function record(paymentKey: string, orderId: string): PaymentRecord {
  return { payment: { paymentKey, orderId } } as PaymentRecord;
}
