import { afterAll, beforeAll, expect, test } from "vitest";
import { type ProductSeed, seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await select(
    shop,
    "insert into category (id, slug, name, icon, sort) values (91, 'fruit', '과일', 'media/i.webp', 1)",
  );
  await select(
    shop,
    "insert into category (id, parent_id, name, icon, sort) values (1002, 91, '사과', 'media/i.webp', 2)",
  );
});
afterAll(() => shop.close());

async function product(kind: string, categoryId: number, seed: ProductSeed = {}): Promise<number> {
  const { productId } = await seedProduct(shop.database.db, seed);
  await select(shop, "update product set kind = $2, category_id = $3, keywords = $4 where id = $1", [
    productId,
    kind,
    categoryId,
    [`${kind}의 이름`],
  ]);
  return productId;
}

const ids = (list: { id: number }[]) => list.map(({ id }) => id);

test("alternatives: each product in stock is listed once, under its closest likeness", async () => {
  const own = await product("blueberry", 1001, { distributorId: 900 });
  const kind = await product("blueberry", 1001, { distributorId: 900 });
  const similar = await product("grape", 1001, { distributorId: 900 });
  const farm = await product("apple", 1002, { distributorId: 900 });
  await product("pear", 1002);
  await product("blueberry", 1001, { status: "temp_stock_out" });
  await product("blueberry", 1001, { status: "suspended" });
  await product("blueberry", 1001, { saleType: "comingSoon", comingSoonAt: "2030-01-01T00:00:00Z" });
  const { reply } = await shop.call(null, "GET /v1/products/{id}/alternatives", { path: { id: own } });
  expect(reply.kindName).toBe("blueberry의 이름");
  expect(ids(reply.sameKind)).toEqual([kind]);
  expect(ids(reply.similar)).toEqual([similar]);
  expect(ids(reply.sameFarm)).toEqual([farm]);
});

test("alternatives: of many, the best sellers come first, six of each likeness", async () => {
  const own = await product("corn", 1001);
  const others: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) others.unshift(await product("corn", 1001));
  const { reply } = await shop.call(null, "GET /v1/products/{id}/alternatives", { path: { id: own } });
  expect(ids(reply.sameKind)).toEqual(others.slice(0, 6));
});

test("alternatives: an unknown product is refused", async () => {
  const { refusal } = await shop.call(null, "GET /v1/products/{id}/alternatives", {
    path: { id: 2_000_000_000 },
  });
  expect(refusal.code).toBe("PRODUCT_NOT_FOUND");
});
