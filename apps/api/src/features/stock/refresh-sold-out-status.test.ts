import { afterAll, beforeAll, expect, test } from "vitest";
import { pay, placeOrder } from "../../testing/checkout-steps.ts";
import { guest, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { refreshSoldOutStatus } from "./refresh-sold-out-status.ts";
import { lockSoldOutStatus } from "./update-sold-out-status.repository.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("refreshSoldOutStatus: a product leaves the lists when its last unit is reserved, and returns with new stock", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 1 });
  await refreshSoldOutStatus(shop.services);
  expect(await listed(productId)).toEqual({ hidden: "stock_in", shown: "stock_in" });

  const buyer = await guest(shop);
  const placed = await placeOrder(shop, buyer, { productId, optionId: optionIds[0] });
  expect(await refreshSoldOutStatus(shop.services)).toBe(1);
  expect(await listed(productId)).toEqual({ hidden: undefined, shown: "stock_out" });
  expect(await refreshSoldOutStatus(shop.services)).toBe(0);

  await select(shop, "update option_stock set on_hand = on_hand + 1 where option_id = $1", [optionIds[0]]);
  await refreshSoldOutStatus(shop.services);
  expect(await listed(productId)).toEqual({ hidden: "stock_in", shown: "stock_in" });
  expect((await pay(shop, buyer, placed)).status).toBe(200);
});

test("refreshSoldOutStatus: the buyer who reserved the last unit can pay although the lists show it as sold out", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 1 });
  const buyer = await guest(shop);
  const placed = await placeOrder(shop, buyer, { productId, optionId: optionIds[0] });
  await refreshSoldOutStatus(shop.services);
  expect((await pay(shop, buyer, placed)).status).toBe(200);
});

test("refreshSoldOutStatus: one option in stock keeps a product listed, and a suspended option does not count", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 5, options: 2 });
  await select(shop, "update option_stock set on_hand = 0 where option_id = $1", [optionIds[0]]);
  await refreshSoldOutStatus(shop.services);
  expect((await listed(productId)).shown).toBe("stock_in");
  await select(shop, "update product_option set status = 'suspended' where id = $1", [optionIds[1] ?? 0]);
  await refreshSoldOutStatus(shop.services);
  expect((await listed(productId)).shown).toBe("stock_out");
});

test("refreshSoldOutStatus: a status set by an operator is kept", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 1 });
  await select(shop, "update product set status = 'temp_stock_out' where id = $1", [productId]);
  await select(shop, "update option_stock set on_hand = 0 where option_id = $1", [optionIds[0]]);
  await refreshSoldOutStatus(shop.services);
  expect((await listed(productId)).shown).toBe("temp_stock_out");
});

test("GET /v1/products/category/{id}: totalCount is the length of the list, with and without sold-out products", async () => {
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

test("refreshSoldOutStatus: concurrent runs change each product once", async () => {
  for (let count = 0; count < 20; count += 1) {
    const { optionIds } = await seedProduct(shop.database.db, { stock: 1 });
    await select(shop, "update option_stock set on_hand = 0 where option_id = $1", [optionIds[0]]);
  }
  const turned = await Promise.all(Array.from({ length: 4 }, () => refreshSoldOutStatus(shop.services, 3)));
  expect(turned.reduce((sum, each) => sum + each, 0) + (await refreshSoldOutStatus(shop.services))).toBe(20);
});

test("refreshSoldOutStatus: a change that commits after an earlier one of its product was processed is not lost", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 1, options: 2 });
  const empty = (place: number) => ({
    name: `empty-${optionIds[place]}`,
    text: `update option_stock set on_hand = 0 where option_id = ${optionIds[place]}`,
  });
  await shop.database.db.transaction((tx) => tx.run(empty(0), []));
  await shop.database.db.transaction(async (tx) => {
    await tx.run(empty(1), []);
    await refreshSoldOutStatus(shop.services);
  });
  expect((await listed(productId)).shown).toBe("stock_in");
  await refreshSoldOutStatus(shop.services);
  expect((await listed(productId)).shown).toBe("stock_out");
});

test("refreshSoldOutStatus: leaves the work to the process that is at it", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 1 });
  await select(shop, "update option_stock set on_hand = 0 where option_id = $1", [optionIds[0]]);
  await shop.database.db.transaction(async (tx) => {
    expect(await lockSoldOutStatus(tx)).toBe(true);
    expect(await refreshSoldOutStatus(shop.services)).toBe(0);
  });
  expect((await listed(productId)).shown).toBe("stock_in");
  expect(await refreshSoldOutStatus(shop.services)).toBe(1);
});

/** Returns the status of a product in its category list, with sold-out products hidden and shown. */
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
