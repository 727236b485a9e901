import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "../../testing/checkout-steps.ts";
import { guest, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("numbers begin with the KST day, differ, and say nothing about how many orders there are", async () => {
  shop.clock.now = new Date("2026-11-20T15:00:00Z");
  const token = await guest(shop);
  const { productId, optionIds } = await seedProduct(shop.database.db);
  for (let count = 0; count < 8; count += 1)
    await placeOrder(shop, token, { productId, optionId: optionIds[0] });
  const rows = await select<{ id: number; number: string }>(
    shop,
    "select id, number from orders order by id",
  );
  const tails = rows.map(({ number }) => Number(number.slice(9)));
  expect(rows.every(({ number }) => /^20261121-\d{7}$/.test(number))).toBe(true);
  expect(new Set(tails).size).toBe(8);
  expect(tails).not.toEqual(tails.toSorted((a, b) => a - b));
  expect(tails.some((tail, index) => tail === rows[index]?.id)).toBe(false);
});

test("an order whose number is taken gets another one", async () => {
  const [first] = await select<{ number: string; uuid: string }>(
    shop,
    "select number, uuid from orders limit 1",
  );
  const [free] = await select<{ number: string }>(
    shop,
    "select order_number($1, '2026-11-20T15:00:00Z', 1) as number",
    [first?.uuid],
  );
  expect(free?.number).not.toBe(first?.number);
  await expect(select(shop, "update orders set number = $1", [first?.number])).rejects.toThrow(
    "orders_number",
  );
});
