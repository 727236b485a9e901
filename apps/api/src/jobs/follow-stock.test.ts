import { afterAll, beforeAll, expect, test } from "vitest";
import { pay, placeOrder } from "../testing/buy.ts";
import { guest, seedProduct } from "../testing/factories.ts";
import { select } from "../testing/look.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";
import { followStock } from "./follow-stock.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("a product whose last unit is promised leaves the lists, and comes back with the first unit", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 1 });
  await followStock(shop.services);
  expect(await listed(productId)).toEqual({ hidden: "stock_in", shown: "stock_in" });

  const buyer = await guest(shop);
  const placed = await placeOrder(shop, buyer, { productId, optionId: optionIds[0] });
  expect(await followStock(shop.services)).toBe(1);
  expect(await listed(productId)).toEqual({ hidden: undefined, shown: "stock_out" });
  expect(await followStock(shop.services)).toBe(0);

  await select(shop, "update option_stock set on_hand = on_hand + 1 where option_id = $1", [optionIds[0]]);
  await followStock(shop.services);
  expect(await listed(productId)).toEqual({ hidden: "stock_in", shown: "stock_in" });
  expect((await pay(shop, buyer, placed)).status).toBe(200);
});

test("who holds the last unit pays for it although the lists say that it is gone", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 1 });
  const buyer = await guest(shop);
  const placed = await placeOrder(shop, buyer, { productId, optionId: optionIds[0] });
  await followStock(shop.services);
  expect((await pay(shop, buyer, placed)).status).toBe(200);
});

test("of two options one is enough, and an option that is closed counts for none", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 5, options: 2 });
  await select(shop, "update option_stock set on_hand = 0 where option_id = $1", [optionIds[0]]);
  await followStock(shop.services);
  expect((await listed(productId)).shown).toBe("stock_in");
  await select(shop, "update product_option set status = 'suspended' where id = $1", [optionIds[1] ?? 0]);
  await followStock(shop.services);
  expect((await listed(productId)).shown).toBe("stock_out");
});

test("an operator's word stands: what is suspended stays so", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 1 });
  await select(shop, "update product set status = 'temp_stock_out' where id = $1", [productId]);
  await select(shop, "update option_stock set on_hand = 0 where option_id = $1", [optionIds[0]]);
  await followStock(shop.services);
  expect((await listed(productId)).shown).toBe("temp_stock_out");
});

test("what a category counts is what its list shows, sold out ones hidden and not", async () => {
  const counts = async (productStatus?: "stock_in") =>
    (
      await shop.call(null, "GET /v1/products/category/{id}", {
        path: { id: 1001 },
        query: { take: 100, ...(productStatus && { productStatus }) },
      })
    ).reply;
  for (const reply of [await counts(), await counts("stock_in")])
    expect(reply.totalCount).toBe(reply.list.length);
});

test("several at once take each turn once", async () => {
  for (let count = 0; count < 20; count += 1) {
    const { optionIds } = await seedProduct(shop.database.db, { stock: 1 });
    await select(shop, "update option_stock set on_hand = 0 where option_id = $1", [optionIds[0]]);
  }
  const turned = await Promise.all(Array.from({ length: 4 }, () => followStock(shop.services, 3)));
  expect(turned.reduce((sum, each) => sum + each, 0) + (await followStock(shop.services))).toBe(20);
});

/** How the category lists a product, with what is sold out hidden and shown. */
async function listed(productId: number) {
  const status = async (productStatus?: "stock_in") => {
    const { reply } = await shop.call(null, "GET /v1/products/category/{id}", {
      path: { id: 1001 },
      query: { take: 100, ...(productStatus && { productStatus }) },
    });
    return reply.list.find(({ id }) => id === productId)?.productStatus;
  };
  return { hidden: await status("stock_in"), shown: await status() };
}
