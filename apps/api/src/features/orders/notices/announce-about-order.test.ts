import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "../../../testing/checkout-steps.ts";
import { guest, seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { announceAboutOrder } from "./announce-about-order.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("a notice names the order by its dated number, not by its id", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db);
  await placeOrder(shop, await guest(shop), { productId, optionId: optionIds[0] });
  const [order] = await select<{ id: number; number: string; productIds: number[] }>(
    shop,
    `select o.id, o.number, array_agg(p.id) as "productIds" from orders o join order_product p on p.order_id = o.id group by o.id`,
  );
  if (!order) throw new Error("an order was placed");
  await shop.database.db.transaction((tx) =>
    announceAboutOrder(tx, shop.services, {
      orderId: order.id,
      productIds: order.productIds,
      template: "CANCEL_DENIED",
      variables: { 사유: "이미 보냈어요" },
      key: "denied",
    }),
  );
  const [event] = await select<{ variables: Record<string, string> }>(
    shop,
    "select variables from message where template = 'CANCEL_DENIED'",
  );
  expect(event?.variables.주문번호).toBe(order.number);
});
