import { afterAll, beforeAll, expect, test } from "vitest";
import { buyGift } from "../../../testing/buy-gift-and-enter-address-steps.ts";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { cancelProduct, cancelWhole } from "../../../testing/cancel-order-steps.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { ADDRESS, member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../../testing/read-and-set-shop-state.ts";
import { buyAndReceive } from "../../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let manager: string;
let token: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
  manager = (await operator(shop, "manager")).token;
  token = await member(shop);
});
afterAll(() => shop.close());

const GIVE = "POST /operator/v1/orders/{id}/goodwill-refunds";
const REASON = "늦게 도착해 미안해요";

test("goodwill goes back to the payment, the buyer reads why on the order, and the order stays as it is", async () => {
  const { order } = await buyAndReceive(shop, token, [{ price: 20_000 }]);
  const before = await shown(order.id);
  const tried = await give(order.id, 3000, 0, { dryRun: true });
  expect(tried.reply).toEqual({ orderId: order.id, amount: 3000, returned: 3000, most: 20_000 });
  expect(await shown(order.id)).toEqual(before);
  expect((await give(order.id, 3000)).reply).toEqual(tried.reply);
  const after = await shown(order.id);
  expect(after).toMatchObject({
    orderItemStatus: before.orderItemStatus,
    expectedRewardPoint: before.expectedRewardPoint,
    payment: { refundedPrice: 3000 },
    refunds: [{ refundPrice: 3000, refundPoint: 0, lines: [{ name: "더 돌려드린 금액", amount: 3000 }] }],
  });
  const { reply } = await shop.call(token, "GET /v1/app-users/notification", {
    query: { listType: "orderList", take: 1 },
  });
  expect(reply.list[0]?.body).toMatch(/3,000원 돌려드려요\. 사유: 늦게 도착해 미안해요$/);
  const [action] = await select(
    shop,
    "select before, after, reason from operator_action where action = 'orders.goodwill-refund' and subject = $1",
    [`order ${order.id}`],
  );
  expect(action).toEqual({
    before: { returned: 0 },
    after: { returned: 3000, amount: 3000, limit: 1_000_000 },
    reason: REASON,
  });
  expect(await breaches(shop)).toEqual([]);
});

test("all goodwill of an order is within the limit of the operator's roles, and within what is left of the payment", async () => {
  const support = (await operator(shop, "orders")).token;
  const { id } = await buyThroughCart(shop, token, [{ price: 60_000 }]);
  expect((await give(id, 30_001, 0, {}, support)).refusal.code).toBe("GOODWILL_ABOVE_LIMIT");
  expect((await give(id, 20_000, 0, {}, support)).reply.most).toBe(10_000);
  expect((await give(id, 10_001, 20_000, {}, support)).refusal.code).toBe("GOODWILL_ABOVE_LIMIT");
  expect((await give(id, 43_001, 20_000)).refusal.code).toBe("GOODWILL_ABOVE_PAID");
  expect((await give(id, 43_000, 20_000)).reply).toMatchObject({ returned: 63_000, most: 0 });
  expect((await shown(id)).orderItemStatus).toBe("paid");
  expect((await give(2_000_000_000, 1000)).refusal.code).toBe("ORDER_NOT_FOUND");
  expect(await breaches(shop)).toEqual([]);
});

test("an order that is cancelled after goodwill gives back the rest, product by product", async () => {
  const bought = await buyThroughCart(shop, token, [{ price: 10_000 }, { price: 8000 }]);
  await give(bought.id, 5000);
  const part = await cancelProduct(shop, token, bought, 0);
  expect(part.reply).toMatchObject({ refundPrice: 13_000 });
  await cancelWhole(shop, token, bought);
  const { refunds, payment } = await shown(bought.id);
  expect(refunds.map(({ refundPrice }) => refundPrice)).toEqual([5000, 13_000, 6000]);
  expect(refunds.at(-1)?.lines.at(-1)).toMatchObject({ name: "먼저 돌려드린 금액", amount: -5000 });
  expect(payment.refundedPrice).toBe(24_000);
  expect((await give(bought.id, 1, 24_000)).refusal.code).toBe("GOODWILL_ABOVE_PAID");
  expect(await breaches(shop)).toEqual([]);
});

test("six operators who answer the same call give once, and a cancel meanwhile is not given twice", async () => {
  const bought = await buyThroughCart(shop, token, [{ price: 10_000 }]);
  const tries = await Promise.all([
    ...Array.from({ length: 6 }, () => give(bought.id, 9000)),
    cancelWhole(shop, token, bought),
  ]);
  const given = tries.slice(0, 6).filter(({ status }) => status === 200);
  expect(given.length).toBeLessThanOrEqual(1);
  const [payment] = await select(shop, "select captured, refunded from payment where order_id = $1", [
    bought.id,
  ]);
  expect(payment).toEqual({ captured: 13_000, refunded: 13_000 });
  expect(await breaches(shop)).toEqual([]);
});

test("a gift's sender gets goodwill; a payment in escrow has none", async () => {
  const gift = await buyGift(shop, token);
  expect((await give(gift.orderId, 1000)).status).toBe(200);
  const { id } = await buyThroughCart(shop, token, [{ price: 10_000 }], 0, ADDRESS, {
    method: "transfer",
    window: "TRANSFER",
  });
  await select(shop, "update payment set use_escrow = true where order_id = $1", [id]);
  expect((await give(id, 1000)).refusal.code).toBe("GOODWILL_OF_ESCROW");
  expect(await breaches(shop)).toEqual([]);
});

test("the farm is not charged: its settlement is the same with goodwill and without", async () => {
  const farm = 7771;
  const seed = { price: 10_000, distributorId: farm };
  const { order } = await buyAndReceive(shop, token, [seed]);
  await give(order.id, 4000);
  const day = new Date(shop.clock.now.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
  shop.clock.now = new Date(shop.clock.now.getTime() + 24 * 3_600_000);
  const fresh = (await operator(shop)).token;
  const { reply } = await shop.call(fresh, "POST /operator/v1/settlements", {
    body: { through: day, distributorIds: [farm], reason: "마감" },
  });
  expect(reply.list).toMatchObject([{ returns: 0, corrections: 0, shipping: 3000 }]);
  expect(await breaches(shop)).toEqual([]);
});

function give(
  id: number,
  amount: number,
  returned = 0,
  query: { dryRun?: boolean } = {},
  by: string = manager,
) {
  return shop.call(by, GIVE, { path: { id }, query, body: { amount, returned, reason: REASON } });
}

async function shown(id: number) {
  return (await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id } })).reply;
}
