import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { cancelProduct, cancelWhole } from "../../testing/cancel-order-steps.ts";
import { givePoints, member, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { breaches, paymentOf, select, statusOf } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

test("money is refunded before points, and points into their original lots", async () => {
  const token = await member(shop);
  await givePoints(shop, token, 15_000);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }, { price: 8000 }], 15_000);
  const first = await cancelProduct(shop, token, order, 0);
  expect(first.reply).toMatchObject({ refundPrice: 9000, refundPoint: 4000 });
  expect(await pointsOf(token)).toBe(4000);
  // All the money is refunded; points pay the rest, and the provider's state does not close the order.
  await shop.sandbox("/_sim/payments");
  expect(await statusOf(shop, order.id)).toBe("paid");
  expect(await breaches(shop)).toEqual([]);
  const rest = await cancelWhole(shop, token, order);
  expect(rest.reply).toMatchObject({
    refundPrice: 0,
    refundPoint: 11_000,
    orderItemStatus: "withdraw_complete",
  });
  expect(await pointsOf(token)).toBe(15_000);
  expect(await paymentOf(shop, order.id)).toMatchObject({ status: "withdraw", refunded: 9000 });
  expect(await breaches(shop)).toEqual([]);
});

test("points returned to an expired lot can be used for another thirty days", async () => {
  const token = await member(shop);
  await givePoints(shop, token, 5000);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }], 5000);
  await select(
    shop,
    "update point_lot set available_at = $1, expires_at = $2 where id = (select max(id) from point_lot)",
    [new Date(shop.clock.now.getTime() - 60_000), new Date(shop.clock.now.getTime() - 1)],
  );
  await cancelWhole(shop, token, order);
  const [fresh] = await select<{ remaining: number; expires_at: Date }>(
    shop,
    "select remaining, expires_at from point_lot where reason = 'return'",
  );
  expect(fresh).toEqual({
    remaining: 5000,
    expires_at: new Date(shop.clock.now.getTime() + 30 * 86_400_000),
  });
  expect(await pointsOf(token)).toBe(5000);
  expect(await breaches(shop)).toEqual([]);
});

test("an order paid with points alone is cancelled without the provider", async () => {
  const token = await member(shop);
  await givePoints(shop, token, 13_000);
  const order = await buyThroughCart(shop, token, [{ price: 10_000 }], 13_000);
  const { reply } = await cancelWhole(shop, token, order);
  expect(reply).toMatchObject({ refundPrice: 0, refundPoint: 13_000 });
  expect(await paymentOf(shop, order.id)).toMatchObject({ status: "withdraw", cancelled: 0 });
  expect(await breaches(shop)).toEqual([]);
});

async function pointsOf(token: string): Promise<number> {
  return (await shop.call(token, "GET /v1/app-users/my-point")).reply.point;
}
