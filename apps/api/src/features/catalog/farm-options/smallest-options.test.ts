import { afterAll, beforeAll, expect, test } from "vitest";
import { type ProductSeed, seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const FARM = 950;
const find = async () =>
  (await shop.call(null, "GET /v1/distributors/{id}/smallest-options", { path: { id: FARM } })).reply.list;
const product = (seed: ProductSeed) => seedProduct(shop.database.db, { distributorId: FARM, ...seed });

test("smallest options: of each product that everybody can buy now, the cheapest option at its current price", async () => {
  const first = await product({ price: 9_000, options: 3 });
  await select(shop, "update product_option set price = 5_000 where id = $1", [first.optionIds[1]]);
  await select(shop, "update product_option set price = 4_000 where id = $1", [first.optionIds[2]]);
  await select(shop, "update option_stock set on_hand = 0 where option_id = $1", [first.optionIds[2]]);
  const second = await product({ price: 8_000 });
  await select(shop, "update product_option set special_sale_price = 6_000 where id = $1", [
    second.optionIds[0],
  ]);
  await product({ isAppOnly: true });
  await product({ minGrade: 3 });
  await product({ stock: 0 });
  await product({ status: "stock_out" });
  await product({ saleType: "comingSoon", comingSoonAt: "2030-01-01T00:00:00Z" });
  await seedProduct(shop.database.db);
  const found = await find();
  expect(found.map(({ product: { id }, option }) => [id, option.id, option.price])).toEqual([
    [second.productId, second.optionIds[0], 6_000],
    [first.productId, first.optionIds[1], 5_000],
  ]);
});

test("smallest options: a farm without products has none", async () => {
  const path = { id: 2_000_000_000 };
  const { reply } = await shop.call(null, "GET /v1/distributors/{id}/smallest-options", { path });
  expect(reply.list).toEqual([]);
});
