import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import {
  member,
  type ProductSeed,
  seedProduct,
  seedRules,
} from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const LIST_SUGGESTIONS = "GET /v1/app-users/orders/{id}/season-suggestions";

async function fruit(kind: string, seed: ProductSeed = {}): Promise<number> {
  const { productId } = await seedProduct(shop.database.db, seed);
  await select(shop, "update product set kind = $2 where id = $1", [productId, kind]);
  return productId;
}

test("season suggestions: in November, fruit that begins in November to January, one of a kind, none of what was bought", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{}]);
  await select(
    shop,
    "update product set kind = 'lemon' where id in (select product_id from order_product where order_id = $1)",
    [order.id],
  );
  await fruit("lemon");
  await fruit("kiwi");
  const kiwi = await fruit("kiwi");
  await fruit("kiwi", { status: "stock_out" });
  await fruit("kiwi", { isAppOnly: true });
  const strawberry = await fruit("strawberry", {
    saleType: "comingSoon",
    comingSoonAt: "2026-12-01T00:00:00Z",
  });
  await fruit("hallabong", { status: "temp_stock_out" });
  const imported = await fruit("kiwi");
  await select(shop, "update product set origin = '수입(칠레)' where id = $1", [imported]);
  await fruit("satsuma");
  await fruit("redhyang", { saleType: "comingSoon", comingSoonAt: "2026-11-01T00:00:00Z" });
  const { reply } = await shop.call(token, LIST_SUGGESTIONS, { path: { id: order.id } });
  expect(reply.list.map(({ product: { id }, month }) => [id, month])).toEqual([
    [kiwi, 11],
    [strawberry, 12],
  ]);
});

test("season suggestions: the order of another buyer is unknown", async () => {
  const order = await buyThroughCart(shop, await member(shop), [{}]);
  const { refusal } = await shop.call(await member(shop), LIST_SUGGESTIONS, { path: { id: order.id } });
  expect(refusal.code).toBe("ORDER_NOT_FOUND");
});
