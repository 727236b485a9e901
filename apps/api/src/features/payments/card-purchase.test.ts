import { afterAll, beforeAll, expect, test } from "vitest";
import { authorize, confirm, placeOrder } from "../../testing/checkout-steps.ts";
import { guest, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { atProvider, breaches, stockOf } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("a guest's card purchase pays the order, sells the stock and captures the money once", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, {
    price: 19_900,
    listPrice: 25_500,
    stock: 3,
  });
  const token = await guest(shop);
  const order = await placeOrder(shop, token, { productId, optionId: optionIds[0], units: 2 });
  expect(order.price).toBe(2 * 19_900 + 3000);

  const path = { orderId: order.orderId };
  const before = (await shop.call(token, "GET /v1/payments/{orderId}", { path })).reply;
  expect(before).toMatchObject({ isProcessing: true, isFetched: false });
  const paymentKey = await authorize(shop, order);
  const paid = await confirm(shop, token, order, paymentKey);
  expect(paid.reply).toMatchObject({ state: "paid", orderItemStatus: "paid", price: order.price });
  expect(paid.reply).toMatchObject({ isProcessing: false, isFetched: true });

  const again = await confirm(shop, token, order, paymentKey);
  expect(again.reply).toEqual(paid.reply);
  const shown = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: paid.reply.id } });
  expect(shown.reply.timeline.map((event) => event.orderItemStatus)).toEqual(["request", "paid"]);
  expect(await stockOf(shop, optionIds[0])).toEqual({ on_hand: 1, reserved: 0 });
  expect(await atProvider(shop)).toMatchObject([{ status: "DONE", totalAmount: order.price }]);
  expect(await breaches(shop)).toEqual([]);
});
