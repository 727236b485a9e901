import { webhookPayloads } from "@todayfruit/contract/webhooks/webhook-payloads";
import { WEBHOOK_EVENTS } from "@todayfruit/domain/webhooks/webhook-event-names";
import { Ajv } from "ajv";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { buyThroughCart, type CartOrder } from "../../testing/buy-through-cart.ts";
import { cancelProduct } from "../../testing/cancel-order-steps.ts";
import { confirmed } from "../../testing/confirm-identity-by-code-steps.ts";
import { apiKey, operator } from "../../testing/operator-account-and-login-steps.ts";
import { addSandboxWebhookReceiver } from "../../testing/operator-calls/access/add-sandbox-webhook-receiver.ts";
import { member, PASSWORD, seedProduct, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { buyAndReceive, requestReturn } from "../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { sendWebhooks } from "./sending/send-webhooks.ts";

/** Each event fires once for its cause, in the transaction of its cause. */

const reason = "시험";
const ajv = new Ajv({ strict: false });
let shop: TestShop;
let boss: string;
let key: string;
let endpoint: Awaited<ReturnType<typeof addSandboxWebhookReceiver>>;
let seen: number;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  boss = (await operator(shop)).token;
  key = await apiKey(shop, ["webhooks.manage"]);
  endpoint = await addSandboxWebhookReceiver(shop, key);
  seen = 0;
});
beforeEach(() => told());
afterAll(() => shop.close());

/** Every payload that came agrees with the document of integrators, and has no personal data. */
afterEach(async () => {
  for (const { payload, isVerified } of await endpoint.received()) {
    const schema = webhookPayloads[payload.type] ?? {};
    expect([payload, ajv.validate(schema, payload), isVerified]).toEqual([payload, true, true]);
    expect(JSON.stringify(payload)).not.toMatch(/김|010\d{8}|@/);
  }
});

/** Events whose causes a seeded product has, too. */
const OF_CATALOG: readonly string[] = ["stock.changed", "product.changed"];

/** Sends what waits; returns the types and data that came since the last look, without those of the catalogue. */
async function told(types: readonly string[] = WEBHOOK_EVENTS.filter((type) => !OF_CATALOG.includes(type))) {
  await sendWebhooks(shop.services);
  const all = await endpoint.received();
  const fresh = all.slice(seen);
  seen = all.length;
  return fresh.filter(({ type }) => types.includes(type)).map(({ type, payload }) => [type, payload.data]);
}

const put = (name: "accept" | "hold" | "dispatch" | "arrive" | "stock-out", id: number, body: object) =>
  shop.call(boss, `PUT /operator/v1/orders/{id}/${name}`, { path: { id }, body } as never);
const parcel = (number: number) => ({ carrier: "04", invoiceNumber: String(710_000_000_000 + number) });
const about = (order: CartOrder, orderStatus: string, orderItemProductIds = order.productIds) => ({
  orderId: order.id,
  orderNumber: expect.stringMatching(/^\d{8}-\d{7}$/),
  orderStatus,
  orderItemProductIds,
});

test("an order: paid, held, accepted, dispatched, delivered and completed, one event for each step", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 20_000 }]);
  expect(await told()).toEqual([["order.paid", about(order, "paid")]]);
  await put("hold", order.id, { reason });
  expect(await told()).toEqual([["order.held", about(order, "delivery_delay")]]);
  await put("accept", order.id, {});
  expect(await told()).toEqual([["order.accepted", about(order, "delivery_waiting")]]);
  await put("dispatch", order.id, parcel(1));
  expect(await told()).toEqual([["order.dispatched", about(order, "delivering")]]);
  await put("arrive", order.id, { reason });
  expect(await told()).toEqual([["order.delivered", about(order, "delivery_end")]]);
  const path = { id: order.id, pid: order.productIds[0] ?? 0 };
  await shop.call(token, "PUT /v1/app-users/order-items/{id}/products/{pid}/complete", { path });
  expect(await told()).toEqual([["order.completed", about(order, "complete")]]);
  expect(await told()).toEqual([]);
});

test("a refused step and a rolled-back transaction tell nothing", async () => {
  const order = await buyThroughCart(shop, await member(shop), [{ price: 20_000 }]);
  await told();
  expect((await put("arrive", order.id, { reason })).status).not.toBe(200);
  await shop.database.db.transaction(
    async (tx) => {
      await tx.run(
        { name: "moved", text: "update order_product set status = 'delivering' where order_id = $1" },
        [order.id],
      );
    },
    () => false,
  );
  expect(await told(WEBHOOK_EVENTS)).toEqual([]);
  expect(await select(shop, "select 1 from webhook_event where distributed_at is null")).toEqual([]);
});

test("an order cancelled in part, then whole by the shop; the refund is done once for each", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 20_000 }, { price: 30_000 }]);
  await told();
  const [first = 0, second = 0] = order.productIds;
  await cancelProduct(shop, token, order, 0);
  const refund = [
    "refund.done",
    { refundId: expect.any(Number), orderId: order.id, amount: expect.any(Number), outcome: "returned" },
  ];
  const part = await told();
  expect(part).toHaveLength(2);
  expect(part).toEqual(expect.arrayContaining([["order.cancelled", about(order, "paid", [first])], refund]));
  await put("stock-out", order.id, { reason });
  const rest = await told();
  expect(rest).toHaveLength(2);
  expect(rest).toEqual(
    expect.arrayContaining([
      [
        "order.cancelled",
        about(order, expect.stringMatching(/stock_out|withdraw_complete/) as never, [second]),
      ],
      refund,
    ]),
  );
});

test("a claim is requested and decided", async () => {
  const token = await member(shop);
  const { order, option } = await buyAndReceive(shop, token, [{ price: 20_000 }]);
  await told();
  const claimId = (await requestReturn(shop, token, order, { options: [{ id: option, optionUnit: 1 }] }))
    .reply.id;
  const claim = { claimId, orderId: order.id, orderItemProductId: order.productIds[0], wish: "refund" };
  expect(await told()).toEqual([["claim.requested", { ...claim, status: "requested" }]]);
  await shop.call(boss, "PUT /operator/v1/claims/{id}/deny", {
    path: { id: claimId },
    body: { notice: "사진으로는 확인되지 않아요" },
  });
  expect(await told()).toEqual([["claim.decided", { ...claim, status: "denied" }]]);
});

test("stock: changes of an option until they are sent are one event with the stock after them", async () => {
  const { optionIds, productId } = await seedProduct(shop.database.db, { stock: 10 });
  await told();
  const [id] = optionIds;
  for (const onHand of [9, 8, 7])
    await shop.call(boss, "PUT /operator/v1/options/{id}/stock", { path: { id }, body: { onHand, reason } });
  expect(await told(["stock.changed"])).toEqual([
    ["stock.changed", { optionId: id, productId, onHand: 7, reserved: 0 }],
  ]);
  const body = { onHand: 7, reason };
  await shop.call(boss, "PUT /operator/v1/options/{id}/stock", { path: { id }, body });
  expect(await told(["stock.changed"])).toEqual([]);
});

test("stock: a purchase that commits while the job distributes is told after it", async () => {
  const { optionIds } = await seedProduct(shop.database.db, { stock: 10 });
  await told();
  const [id] = optionIds;
  const set = (onHand: number) => ({
    name: `set-${onHand}`,
    text: `update option_stock set on_hand = ${onHand} where option_id = $1`,
  });
  await shop.database.db.transaction((tx) => tx.run(set(9), [id]));
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const slow = shop.database.db.transaction(async (tx) => {
    await tx.run(set(8), [id]);
    await held;
  });
  await new Promise((done) => setTimeout(done, 50));
  const during = await told(["stock.changed"]);
  release();
  await slow;
  const after = await told(["stock.changed"]);
  expect([...during, ...after].at(-1)?.[1]).toMatchObject({ optionId: id, onHand: 8 });
});

test("products and prices: one event for a product and an option, at once and when a timed price begins and ends", async () => {
  const { optionIds, productId } = await seedProduct(shop.database.db, { price: 10_000 });
  await told();
  const [id] = optionIds;
  await select(shop, "update product set sub_title = '새 문구' where id = $1", [productId]);
  await select(shop, "update product set sales_weight = sales_weight + 1 where id = $1", [productId]);
  expect(await told(["product.changed"])).toEqual([
    ["product.changed", { productId, status: expect.any(String) }],
  ]);
  await select(shop, "update product_option set price = 9000 where id = $1", [id]);
  const price = (at: number) => [
    "price.changed",
    { optionId: id, productId, listPrice: expect.any(Number), price: at },
  ];
  expect(await told(["price.changed"])).toEqual([price(9000)]);
  const at = (minutes: number) => new Date(shop.clock.now.getTime() + minutes * 60_000).toISOString();
  const begun = shop.clock.now;
  await select(
    shop,
    "insert into timed_price (option_id, price, begins_at, ends_at) values ($1, 5000, $2, $3)",
    [id, at(10), at(20)],
  );
  expect(await told(["price.changed"])).toEqual([]);
  shop.clock.now = new Date(begun.getTime() + 11 * 60_000);
  expect(await told(["price.changed"])).toEqual([price(5000)]);
  shop.clock.now = new Date(begun.getTime() + 21 * 60_000);
  expect(await told(["price.changed"])).toEqual([price(9000)]);
  expect(await told(["price.changed"])).toEqual([]);
  shop.clock.now = begun;
});

test("a review, a question and a member who leaves", async () => {
  const token = await member(shop);
  const { order } = await buyAndReceive(shop, token, [{ price: 20_000 }]);
  const [orderItemProductId = 0] = order.productIds;
  await told();
  const review = (
    await shop.call(token, "POST /v1/app-users/reviews", {
      body: { orderItemProductId, score: 4, contents: "아삭하고 달아요. 또 살게요", images: [] },
    })
  ).reply.review;
  expect(await told(["review.created"])).toEqual([
    ["review.created", { reviewId: review.id, productId: expect.any(Number), score: 4 }],
  ]);
  const { productId } = await seedProduct(shop.database.db);
  const question = await shop.call(token, "POST /v1/products/{id}/questions", {
    path: { id: productId },
    body: { contents: "껍질째 먹어도 되나요?", isSecret: false },
  });
  expect(await told(["question.created"])).toEqual([
    ["question.created", { questionId: question.reply.id, productId }],
  ]);
  const leaver = await member(shop);
  const { id } = (await shop.call(leaver, "GET /v2/app-users/detail")).reply;
  await told();
  const left = await shop.call(
    leaver,
    "DELETE /v1/app-users",
    { body: { password: PASSWORD } },
    await confirmed(shop, leaver, "leave" as never),
  );
  expect(left.status).toBe(200);
  expect(await told(["member.deleted"])).toEqual([["member.deleted", { memberId: id }]]);
});

test("an endpoint gets the events that it chose alone; one that is off gets none, and without any nothing is written", async () => {
  const chosen = await addSandboxWebhookReceiver(shop, key, { events: ["question.created"] });
  const off = await addSandboxWebhookReceiver(shop, key, { isEnabled: false });
  const order = await buyThroughCart(shop, await member(shop), [{ price: 10_000 }]);
  await told();
  expect([await chosen.received(), await off.received()]).toEqual([[], []]);
  expect(order.id).toBeGreaterThan(0);
  await select(shop, "update webhook_endpoint set is_enabled = false");
  const [before] = await select<{ count: string }>(shop, "select count(*) from webhook_event");
  await buyThroughCart(shop, await member(shop), [{ price: 10_000 }]);
  const [after] = await select<{ count: string }>(shop, "select count(*) from webhook_event");
  expect(after).toEqual(before);
  await select(shop, "update webhook_endpoint set is_enabled = true where id <> $1", [off.id]);
});
