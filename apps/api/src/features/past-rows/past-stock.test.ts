import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "../../testing/checkout-steps.ts";
import { member, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

const BUYERS = 8;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
});
afterAll(() => shop.close());

test("past_stock: of purchases at once, each leaves the units before it, in the order of their instants", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: BUYERS });
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => member(shop)));
  await Promise.all(buyers.map((buyer) => placeOrder(shop, buyer, { productId, optionId: optionIds[0] })));
  const rows = await select<{ id: number; remaining: number | null; until: Date }>(
    shop,
    "select id::int, remaining, until from past_stock where option_id = $1 order by until, id",
    [optionIds[0]],
  );
  const counted = rows.map(({ remaining }) => remaining).filter((remaining) => remaining !== null);
  expect(counted).toEqual(Array.from({ length: BUYERS }, (_, index) => BUYERS - index));
  expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => a - b));
});

test("past_row: what is rolled back leaves nothing", async () => {
  const { productId } = await seedProduct(shop.database.db);
  const count = () =>
    select(shop, "select id from past_row where table_name = 'product' and parent_id = $1", [productId]);
  const before = await count();
  const client = await shop.database.db.pool.connect();
  await client.query("begin");
  await client.query("update product set name = '되돌릴 이름' where id = $1", [productId]);
  await client.query("rollback");
  client.release();
  expect(await count()).toEqual(before);
  await select(shop, "update product set name = '남을 이름' where id = $1", [productId]);
  expect(await count()).toHaveLength(before.length + 1);
});
