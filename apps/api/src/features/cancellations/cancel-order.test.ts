import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { cancelProduct, cancelWhole, preview } from "../../testing/cancel-order-steps.ts";
import { guest, member, seedRules } from "../../testing/product-and-member-fixtures.ts";
import {
  breaches,
  heldByProvider,
  later,
  paymentOf,
  select,
  statusOf,
  stockOf,
} from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

test("a member's cancel of a whole order refunds money and stock and withdraws the payment", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }, { price: 8000 }]);
  expect((await preview(shop, token, order)).reply).toMatchObject({
    withdrawing: "at-once",
    refundPrice: 24_000,
    refundPoint: 0,
  });
  const { reply } = await cancelWhole(shop, token, order);
  expect(reply).toMatchObject({ orderItemStatus: "withdraw_complete", refundPrice: 24_000 });
  expect(new Set(reply.orderItemProducts.map((each) => each.orderItemProductStatus))).toEqual(
    new Set(["withdraw_complete"]),
  );
  expect(await heldByProvider(shop, order.uuid)).toBe(0);
  for (const optionId of order.optionIds)
    expect(await stockOf(shop, optionId)).toEqual({ on_hand: 100, reserved: 0 });
  const detail = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: order.id } });
  expect(detail.reply.payment).toMatchObject({ paymentStatus: "withdraw", refundedPrice: 24_000 });
  expect(detail.reply.timeline.at(-1)).toMatchObject({
    orderItemStatus: "withdraw_complete",
    productName: null,
  });
  expect((await shop.call(token, "GET /v2/app-users/detail")).reply.count.orderCount).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test("one of two farms' products is refunded as previewed, and the rest continues", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }, { price: 8000, taxStatus: "taxable" }]);
  const seen = (await preview(shop, token, order, 1)).reply;
  expect(seen).toMatchObject({
    orderItemProductIds: [order.productIds[1]],
    refundPrice: 11_000,
    lines: [
      { code: "PRODUCT", amount: 8000 },
      { code: "BASE_SHIPPING_BACK", amount: 3000 },
    ],
  });
  const { reply } = await cancelProduct(shop, token, order, 1, seen);
  expect(reply).toMatchObject({ orderItemStatus: "paid", refundPrice: 11_000 });
  expect(reply.orderItemProducts.map((each) => each.orderItemProductStatus)).toEqual([
    "paid",
    "withdraw_complete",
  ]);
  expect(await heldByProvider(shop, order.uuid)).toBe(13_000);
  expect(await stockOf(shop, order.optionIds[0] ?? 0)).toEqual({ on_hand: 99, reserved: 0 });
  expect(await stockOf(shop, order.optionIds[1] ?? 0)).toEqual({ on_hand: 100, reserved: 0 });
  const detail = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: order.id } });
  expect(detail.reply.payment).toMatchObject({ paymentStatus: "paid", refundedPrice: 11_000 });
  expect(detail.reply.timeline.at(-1)).toMatchObject({
    orderItemStatus: "withdraw_complete",
    productName: detail.reply.orderItemProducts[1]?.product.name,
  });
  expect(await breaches(shop)).toEqual([]);

  for (const oipStatus of ["paid", "withdraw_complete"] as const) {
    const found = await shop.call(token, "GET /v1/app-users/order-items", { query: { oipStatus } });
    expect(found.reply.list.map(({ uuid }) => uuid)).toEqual([order.uuid]);
  }
  await cancelProduct(shop, token, order, 0);
  expect(await heldByProvider(shop, order.uuid)).toBe(0);
  expect(await paymentOf(shop, order.id)).toEqual({
    status: "withdraw",
    refunded: 24_000,
    cancelled: 24_000,
  });
  expect(await breaches(shop)).toEqual([]);
});

test("a repeated cancel refunds once, and an idempotency key replays its reply", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }, { price: 8000 }]);
  const headers = { "idempotency-key": "cancel-1" };
  const first = await cancelProduct(shop, token, order, 0, {}, headers);
  const replayed = await cancelProduct(shop, token, order, 0, {}, headers);
  const again = await cancelProduct(shop, token, order, 0);
  expect(replayed.reply).toEqual(first.reply);
  expect(again).toMatchObject({
    status: 200,
    reply: { orderItemStatus: "paid", refundPrice: 0, refundPoint: 0 },
  });
  expect(await heldByProvider(shop, order.uuid)).toBe(11_000);
  expect((await preview(shop, token, order, 0)).reply).toMatchObject({ withdrawing: "done", lines: [] });
  expect(await breaches(shop)).toEqual([]);
});

test("free shipping lost by a cancel is deducted from the refund, which never becomes negative", async () => {
  const token = await member(shop);
  const distributorId = 9301;
  const farm = { distributorId, freeFrom: 50_000 };
  const order = await buyThroughCart(shop, token, [
    { ...farm, price: 48_000 },
    { ...farm, price: 2000 },
  ]);
  const { reply } = await preview(shop, token, order, 1);
  expect(reply.lines.map(({ code, amount }) => [code, amount])).toEqual([
    ["PRODUCT", 2000],
    ["FREE_SHIPPING_LOST", -3000],
    ["NOT_CHARGED", 1000],
  ]);
  expect((await cancelProduct(shop, token, order, 1, reply)).reply).toMatchObject({ refundPrice: 0 });
  expect(await heldByProvider(shop, order.uuid)).toBe(50_000);
  expect((await cancelWhole(shop, token, order)).reply).toMatchObject({ refundPrice: 50_000 });
  expect(await heldByProvider(shop, order.uuid)).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test("while the farm packs, a cancel is a request and moves no money", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }, { price: 8000 }]);
  await moveTo(order.id, "delivery_waiting");
  expect((await preview(shop, token, order)).reply).toMatchObject({
    withdrawing: "request",
    refundPrice: 24_000,
  });
  const { reply } = await cancelProduct(shop, token, order, 0);
  expect(reply).toMatchObject({ orderItemStatus: "delivery_waiting", refundPrice: 0, refundPoint: 0 });
  expect(reply.orderItemProducts[0]?.orderItemProductStatus).toBe("withdraw_request");
  expect((await cancelWhole(shop, token, order)).reply).toMatchObject({
    orderItemStatus: "withdraw_request",
  });
  expect(await heldByProvider(shop, order.uuid)).toBe(24_000);
  expect((await cancelWhole(shop, token, order)).status).toBe(200);
  expect(await breaches(shop)).toEqual([]);
});

test("a dispatched product cannot be cancelled, and the refusal says where to turn", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }]);
  await moveTo(order.id, "delivery_waiting");
  await moveTo(order.id, "delivering");
  const refused = await cancelWhole(shop, token, order);
  expect([refused.status, refused.refusal.code]).toEqual([409, "WITHDRAW_TOO_LATE"]);
  expect(refused.refusal.message).toContain("반품");
  expect(await breaches(shop)).toEqual([]);
});

test.each([
  ["withdraw_oi_only", null, "WITHDRAW_WHOLE_ONLY", 0],
  ["withdraw_oip_only", null, "WITHDRAW_PRODUCT_ONLY", null],
  ["withdraw_deny", "주문을 받자마자 수확하는 상품이라 취소할 수 없어요", "WITHDRAW_DENIED", null],
] as const)("%s is respected", async (withdrawType, notice, code, product) => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }, { price: 8000 }]);
  await select(shop, "update orders set withdraw_type = $2, cancel_denied_reason = $3 where id = $1", [
    order.id,
    withdrawType,
    notice,
  ]);
  const refused =
    product === null
      ? await cancelWhole(shop, token, order)
      : await cancelProduct(shop, token, order, product);
  expect(refused.refusal.code).toBe(code);
  expect(refused.refusal.detail?.fields?.[0]?.message).toBe(notice ?? undefined);
  expect(await heldByProvider(shop, order.uuid)).toBe(24_000);
});

test("an amount other than previewed is refused without effect", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }]);
  const refused = await cancelProduct(shop, token, order, 0, { refundPrice: 12_999, refundPoint: 0 });
  expect([refused.status, refused.refusal.code]).toEqual([409, "REFUND_CHANGED"]);
  expect(await statusOf(shop, order.id)).toBe("paid");
});

test("a product of another order is not found", async () => {
  const token = await member(shop);
  const [mine, other] = [await buyThroughCart(shop, token, [{}]), await buyThroughCart(shop, token, [{}])];
  const refused = await cancelProduct(shop, token, { ...mine, productIds: other.productIds }, 0);
  expect(refused.refusal.code).toBe("ORDER_NOT_FOUND");
});

test("an unreachable provider leaves the refund open, and a later run makes it", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }, { price: 8000 }]);
  await shop.sandbox("/_sim/fault", { point: "cancel", kind: "error500", times: 2 });
  await cancelProduct(shop, token, order, 0);
  await cancelProduct(shop, token, order, 1);
  expect(await paymentOf(shop, order.id)).toMatchObject({ cancelled: 24_000, refunded: 0, status: "paid" });
  expect(await breaches(shop)).toEqual([]);
  later(shop, 120);
  const { reconcilePayments } = await import("../payments/settlement/reconcile-payments.ts");
  await reconcilePayments(shop.services);
  expect(await heldByProvider(shop, order.uuid)).toBe(0);
  expect(await paymentOf(shop, order.id)).toMatchObject({ refunded: 24_000, status: "withdraw" });
  expect(await breaches(shop)).toEqual([]);
});

test("a guest's order cannot be cancelled by the call for members", async () => {
  const token = await guest(shop);
  const order = await buyThroughCart(shop, token, [{}]);
  expect((await cancelWhole(shop, token, order)).refusal.code).toBe("MEMBER_ONLY");
});

async function moveTo(orderId: number, status: string): Promise<void> {
  await select(
    shop,
    `with event as (
       insert into order_status_change (order_id, from_status, to_status, actor, at)
       select id, status, $2, 'shop', now() from orders where id = $1
     ), products as (update order_product set status = $2 where order_id = $1)
     update orders set status = $2 where id = $1`,
    [orderId, status],
  );
}
