import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { cancelProduct, cancelWhole } from "../../testing/cancel-order-steps.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { givePoints, member, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, later, select, stockOf } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
let work: string;
let invoice = 600_000_000_000;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
  token = await member(shop);
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

type Move = "accept" | "hold" | "arrive";
const nextInvoice = () => {
  invoice += 1;
  return String(invoice);
};
const buy = (...prices: number[]) =>
  buyThroughCart(
    shop,
    token,
    prices.map((price) => ({ price })),
  );
const move = (
  id: number,
  name: Move,
  body: Input<"PUT /operator/v1/orders/{id}/hold">["body"] | object = {},
) => shop.call(work, `PUT /operator/v1/orders/{id}/${name}`, { path: { id }, body: body as never });
const send = (id: number, body: Partial<Input<"PUT /operator/v1/orders/{id}/dispatch">["body"]> = {}) =>
  shop.call(work, "PUT /operator/v1/orders/{id}/dispatch", {
    path: { id },
    body: { carrier: "04", invoiceNumber: nextInvoice(), ...body },
  });
const seen = async (id: number) =>
  (await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id } })).reply;
const actionsOf = (id: number) =>
  select<{ action: string; reason: string | null }>(
    shop,
    "select action, reason from operator_action where subject = 'order ' || $1 order by id",
    [id],
  );

test("an order is accepted, held with a reason shown to its buyer, resumed, dispatched and delivered", async () => {
  const order = await buy(10_000);
  expect((await move(order.id, "accept")).reply.orderItemStatus).toBe("delivery_waiting");
  const held = await move(order.id, "hold", { reason: "산지에 비가 와서 하루 늦어요" });
  expect(held.reply.orderItemProducts[0]?.orderItemProductStatus).toBe("delivery_delay");
  expect((await seen(order.id)).timeline.at(-1)).toMatchObject({
    orderItemStatus: "delivery_delay",
    reason: "산지에 비가 와서 하루 늦어요",
  });
  await move(order.id, "accept");
  const number = nextInvoice();
  expect((await send(order.id, { invoiceNumber: `${number.slice(0, 4)}-${number.slice(4)}` })).status).toBe(
    200,
  );
  const detail = await shop.call(work, "GET /operator/v1/orders/{id}", { path: { id: order.id } });
  expect(detail.reply.shipments).toMatchObject([
    { carrier: { name: "CJ대한통운" }, invoiceNumber: number, trackingUrl: expect.stringContaining(number) },
  ]);
  expect((await move(order.id, "arrive", { reason: "기사님 확인" })).reply.orderItemStatus).toBe(
    "delivery_end",
  );
  expect(await actionsOf(order.id)).toEqual([
    { action: "orders.accept", reason: "주문 접수" },
    { action: "orders.hold", reason: "산지에 비가 와서 하루 늦어요" },
    { action: "orders.accept", reason: "주문 접수" },
    { action: "orders.dispatch", reason: "출고" },
    { action: "read", reason: null },
    { action: "orders.arrive", reason: "기사님 확인" },
  ]);
  expect(await breaches(shop)).toEqual([]);
});

test.each([
  ["a day that does not exist", "2026-02-30", "INVALID_INPUT"],
  ["a year of which no later day can be written", "9999-12-31", "INVALID_INPUT"],
  ["a day that is past", "2026-11-01", "DISPATCH_DAY_PAST"],
] as const)("a hold until %s is refused, and the order stays as it was", async (_what, shipsOn, code) => {
  const order = await buy(10_000);
  await move(order.id, "accept");
  const held = await move(order.id, "hold", { reason: "산지에 비가 와요", shipsOn });
  expect([held.status, held.refusal.code]).toEqual([400, code]);
  expect((await seen(order.id)).orderItemStatus).toBe("delivery_waiting");
});

test.each(["2026-02-30", "2027-02-29", "9999-12-31", "0000-01-01"])(
  "every operators' call that takes a day refuses %s",
  async (day) => {
    const lists = [
      await shop.call(work, "GET /operator/v1/orders", { query: { from: day } }),
      await shop.call(work, "GET /operator/v1/orders", { query: { until: day } }),
      await shop.call(work, "GET /operator/v1/analytics", { query: { from: day, to: day } }),
      await shop.call(work, "GET /operator/v1/delivery-calendar", { query: { from: day } }),
    ];
    expect(lists.map(({ refusal }) => refusal.code)).toEqual(lists.map(() => "INVALID_INPUT"));
  },
);

test("products move separately, and the order's status follows the last of them", async () => {
  const order = await buy(10_000, 8000);
  const [first = 0, second = 0] = order.productIds;
  await move(order.id, "accept");
  const sent = await send(order.id, { orderItemProductIds: [first] });
  expect(sent.reply.orderItemStatus).toBe("delivery_waiting");
  expect((await send(order.id, { orderItemProductIds: [first] })).refusal.code).toBe("ORDER_NOT_MOVABLE");
  expect((await send(order.id, { orderItemProductIds: [second] })).reply.orderItemStatus).toBe("delivering");
  const names = (await seen(order.id)).timeline.map(({ orderItemStatus, productName }) => [
    orderItemStatus,
    productName !== null,
  ]);
  expect(names.slice(-2)).toEqual([
    ["delivering", true],
    ["delivering", false],
  ]);
  expect(await breaches(shop)).toEqual([]);
});

test.each([
  ["a carrier nobody knows", { carrier: "77" }, "CARRIER_UNKNOWN"],
  ["an invoice with letters", { invoiceNumber: "60A234567890" }, "INVOICE_INVALID"],
  ["an invoice too short", { invoiceNumber: "123" }, "INVOICE_INVALID"],
] as const)("a dispatch with %s is refused", async (_what, body, code) => {
  const order = await buy(10_000);
  await move(order.id, "accept");
  expect((await send(order.id, body)).refusal.code).toBe(code);
  expect((await seen(order.id)).orderItemStatus).toBe("delivery_waiting");
});

test("one parcel may contain two orders of one buyer, not those of two buyers", async () => {
  const [one, two] = [await buy(10_000), await buy(8000)];
  const other = await buyThroughCart(shop, await member(shop), [{ price: 10_000 }]);
  for (const { id } of [one, two, other]) await move(id, "accept");
  const invoiceNumber = nextInvoice();
  expect((await send(one.id, { invoiceNumber })).status).toBe(200);
  expect((await send(two.id, { invoiceNumber })).status).toBe(200);
  expect((await send(other.id, { invoiceNumber })).refusal.code).toBe("INVOICE_TAKEN");
  const found = await shop.call(work, "GET /operator/v1/orders", { query: { invoiceNumber } });
  expect(found.reply.list.map(({ id }) => id)).toEqual([two.id, one.id]);
});

test("many orders are dispatched by CSV; refused rows are returned with their line", async () => {
  const [one, two, unready] = [await buy(10_000), await buy(8000), await buy(7000)];
  for (const { id } of [one, two]) await move(id, "accept");
  const csv = [
    "\uFEFF주문번호,택배사,송장번호,메모",
    `${one.id},CJ대한통운,${nextInvoice()},"쉼표, 있음"`,
    `${two.uuid},05,${nextInvoice()},`,
    "",
    `${unready.id},04,${nextInvoice()},`,
    `2000000000,04,${nextInvoice()},`,
    `'; drop table orders,04,1,`,
  ].join("\r\n");
  const { reply } = await shop.call(work, "POST /operator/v1/dispatches", { body: { csv } });
  expect(reply).toMatchObject({
    done: 2,
    problems: [
      { line: 5, orderNumber: String(unready.id), code: "ORDER_NOT_MOVABLE" },
      { line: 6, code: "ORDER_NOT_FOUND" },
      { line: 7, code: "ORDER_NOT_FOUND" },
    ],
  });
  for (const bad of ["주문번호,송장번호\n1,2", "x", '주문번호,택배사,송장번호\n"1,2']) {
    const answer = await shop.call(work, "POST /operator/v1/dispatches", { body: { csv: bad } });
    expect(answer.refusal.code).toBe("CSV_UNREADABLE");
  }
});

test("an out-of-stock product is refunded with its points and adds nothing to the stock on hand", async () => {
  const buyer = await member(shop);
  await givePoints(shop, buyer, 5000);
  const order = await buyThroughCart(shop, buyer, [{ price: 10_000 }, { price: 8000 }], 5000);
  const [first = 0] = order.productIds;
  const before = await stockOf(shop, order.optionIds[0] ?? 0);
  const out = (productIds?: number[]) =>
    shop.call(work, "PUT /operator/v1/orders/{id}/stock-out", {
      path: { id: order.id },
      body: {
        reason: "서리를 맞아 다 떨어졌어요",
        ...(productIds ? { orderItemProductIds: productIds } : {}),
      },
    });
  const part = await out([first]);
  expect(part.reply).toMatchObject({ orderItemStatus: "paid", refundPrice: 13_000, refundPoint: 0 });
  expect(await stockOf(shop, order.optionIds[0] ?? 0)).toEqual(before);
  const rest = await out();
  expect(rest.reply.orderItemStatus).toBe("stock_out");
  expect(rest.reply.refundPrice + rest.reply.refundPoint).toBe(11_000);
  expect(await heldByProvider(shop, order.uuid)).toBe(0);
  expect((await shop.call(buyer, "GET /v1/app-users/my-point")).reply.point).toBe(5000);
  expect((await out()).refusal.code).toBe("ORDER_NOT_MOVABLE");
  expect(await breaches(shop)).toEqual([]);
});

test("a granted cancel request refunds as the buyer's own cancel does", async () => {
  const order = await buy(10_000, 8000);
  await move(order.id, "accept");
  await cancelProduct(shop, token, order, 0);
  expect((await send(order.id, { orderItemProductIds: order.productIds })).refusal.code).toBe(
    "ORDER_NOT_MOVABLE",
  );
  const granted = await shop.call(work, "PUT /operator/v1/orders/{id}/withdraw-request/approve", {
    path: { id: order.id },
    body: {},
  });
  expect(granted.reply).toMatchObject({ orderItemStatus: "delivery_waiting", refundPrice: 13_000 });
  expect(await heldByProvider(shop, order.uuid)).toBe(11_000);
  expect((await stockOf(shop, order.optionIds[0] ?? 0))?.on_hand).toBe(100);
  expect(await breaches(shop)).toEqual([]);
});

test("a denied cancel request restores the status, shows its reason to the buyer, and cannot be repeated", async () => {
  const order = await buy(10_000, 8000);
  const [first = 0, second = 0] = order.productIds;
  await move(order.id, "accept");
  await move(order.id, "hold", { reason: "늦어요", orderItemProductIds: [second] });
  await cancelWhole(shop, token, order);
  const denied = await shop.call(work, "PUT /operator/v1/orders/{id}/withdraw-request/deny", {
    path: { id: order.id },
    body: { notice: "이미 상자에 담았어요" },
  });
  expect(denied.reply.orderItemProducts).toEqual([
    { id: first, orderItemProductStatus: "delivery_waiting" },
    { id: second, orderItemProductStatus: "delivery_delay" },
  ]);
  const shown = await seen(order.id);
  expect([shown.withdrawType, shown.withdrawNotice]).toEqual(["withdraw_deny", "이미 상자에 담았어요"]);
  const again = await cancelWhole(shop, token, order);
  expect(again.refusal.code).toBe("WITHDRAW_DENIED");
  expect((await send(order.id)).reply.orderItemStatus).toBe("delivering");
  expect(await breaches(shop)).toEqual([]);
});

test("concurrent cancel and dispatch: one succeeds, the other is refused", async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const order = await buy(10_000);
    await move(order.id, "accept");
    const [sent, cancelled] = await Promise.all([send(order.id), cancelWhole(shop, token, order)]);
    expect([sent.status, cancelled.status].toSorted()).toEqual([200, 409]);
    const status = (await seen(order.id)).orderItemStatus;
    expect(status).toBe(sent.status === 200 ? "delivering" : "withdraw_request");
  }
  expect(await breaches(shop)).toEqual([]);
});

test("concurrent cancel and acceptance never leave an order with both", async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const order = await buy(10_000);
    const [accepted, cancelled] = await Promise.all([
      move(order.id, "accept"),
      cancelWhole(shop, token, order),
    ]);
    expect(cancelled.status).toBe(200);
    const status = (await seen(order.id)).orderItemStatus;
    expect(status).toBe(accepted.status === 200 ? "withdraw_request" : "withdraw_complete");
    expect(await heldByProvider(shop, order.uuid)).toBe(accepted.status === 200 ? 13_000 : 0);
  }
  expect(await breaches(shop)).toEqual([]);
});

test("two concurrent operators: a parcel is dispatched once, a stock-out refunded once", async () => {
  const other = (await operator(shop)).token;
  const order = await buy(10_000);
  await move(order.id, "accept");
  const out = (by: string) =>
    shop.call(by, "PUT /operator/v1/orders/{id}/stock-out", {
      path: { id: order.id },
      body: { reason: "품절" },
    });
  const both = await Promise.all([send(order.id), out(other), out(work), send(order.id)]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await actionsOf(order.id)).toHaveLength(2);
  expect(await breaches(shop)).toEqual([]);
});

test("a request repeated with its key is answered twice and carried out once", async () => {
  const order = await buy(10_000);
  const key = { "idempotency-key": "accept-1" };
  const accept = () =>
    shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: { id: order.id }, body: {} }, key);
  const [first, second] = [await accept(), await accept()];
  expect([second.status, second.reply]).toEqual([200, first.reply]);
  expect(await actionsOf(order.id)).toHaveLength(1);
  later(shop, 1);
});
