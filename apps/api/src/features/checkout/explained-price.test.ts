import { afterAll, beforeAll, expect, test } from "vitest";
import { pay, placeOrder } from "../../testing/checkout-steps.ts";
import { guest, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("form and order explain each amount alike, and the amounts add up to the price", async () => {
  const token = await guest(shop);
  const { productId, optionIds } = await seedProduct(shop.database.db, { price: 10_000, listPrice: 12_000 });
  const placed = await placeOrder(shop, token, { productId, optionId: optionIds[0], units: 2 });
  const form = await shop.call(token, "GET /v4/app-users/order-tmp/{id}", {
    path: { id: placed.orderTmpId },
  });
  await pay(shop, token, placed);
  const [row] = await select<{ id: number }>(shop, "select id from orders where uuid = $1", [placed.orderId]);
  const order = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: row?.id ?? 0 } });
  expect(order.reply.explanation).toEqual(form.reply.explanation);
  expect(order.reply.explanation).toEqual([
    expect.objectContaining({ reason: "정가 24,000원에서 4,000원 할인", amount: 20_000 }),
    expect.objectContaining({ reason: "기본 배송비", amount: 3000 }),
  ]);
  expect(order.reply.orderItemPrice.totalPrice).toBe(23_000);
});

test("a cart explains the price of its checked lines as the form will, without adding anything up in the browser", async () => {
  const token = await guest(shop);
  const { productId, optionIds } = await seedProduct(shop.database.db, {
    price: 10_000,
    listPrice: 12_000,
    freeFrom: 30_000,
  });
  await shop.call(token, "POST /v1.2/app-users/shopping-carts", {
    body: { productId, optionGroups: [{ optionId: optionIds[0], optionUnit: 2 }] },
  });
  const { explanation, totals } = (await shop.call(token, "GET /v1.2/app-users/shopping-carts")).reply;
  expect(explanation).toEqual([
    expect.objectContaining({ reason: "정가 24,000원에서 4,000원 할인", amount: 20_000 }),
    expect.objectContaining({ reason: "30,000원부터 무료예요. 10,000원이 모자라요", amount: 3000 }),
  ]);
  expect(explanation.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.price);
});
