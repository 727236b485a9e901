import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "../../testing/checkout-steps.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { guest, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { breaches, select, stockOf } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

const setStock = (id: number, onHand: number, seenOnHand?: number) =>
  shop.call(work, "PUT /operator/v1/options/{id}/stock", {
    path: { id },
    body: { onHand, reason: "실사", ...(seenOnHand === undefined ? {} : { seenOnHand }) },
  });

test("stock cannot be set below the reserved units, nor from an outdated count", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 10 });
  const [optionId] = optionIds;
  await placeOrder(shop, await guest(shop), { productId, optionId, units: 3 });
  expect((await setStock(optionId, 2)).refusal.code).toBe("STOCK_RESERVED");
  expect((await setStock(optionId, 20, 11)).refusal.code).toBe("STOCK_CHANGED");
  expect((await setStock(optionId, 3, 10)).reply).toEqual({ id: optionId, onHand: 3, reserved: 3 });
  await expect(
    select(shop, "update option_stock set on_hand = 2 where option_id = $1", [optionId]),
  ).rejects.toThrow("reserved_within_on_hand");
  const uncounted = await seedProduct(shop.database.db, { stock: null });
  expect((await setStock(uncounted.optionIds[0], 3)).refusal.code).toBe("OPTION_NOT_FOUND");
});

test("stock lowered while ten buyers order is sold only as far as it lasts", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 10 });
  const [optionId] = optionIds;
  const buyers = await Promise.all(Array.from({ length: 10 }, () => guest(shop)));
  const orders = buyers.map((token) => placeOrder(shop, token, { productId, optionId }).catch(() => null));
  const [lowered, ...placed] = await Promise.all([setStock(optionId, 4), ...orders]);
  const stock = await stockOf(shop, optionId);
  expect(stock?.reserved).toBe(placed.filter((order) => order !== null).length);
  expect(stock?.on_hand).toBe(lowered.status === 200 ? 4 : 10);
  expect(await breaches(shop)).toEqual([]);
});
