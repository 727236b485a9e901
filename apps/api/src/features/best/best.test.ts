import { afterAll, beforeAll, expect, test } from "vitest";
import { seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { seedDisplays } from "../../testing/seed-displays.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
const products: number[] = [];
beforeAll(async () => {
  shop = await createTestShop();
  while (products.length < 20) products.push((await seedProduct(shop.database.db)).productId);
  await seedDisplays(shop.database.db, products);
});
afterAll(() => shop.close());

test("the front page shows ten of each group in order, and the advertisements of the requested type", async () => {
  await select(shop, "update advertisement set type = 'home' where id > 5");
  await select(shop, "update product set status = 'removed' where id = $1", [products[0]]);
  const { reply } = await shop.call(null, "GET /v1/front/best", { query: { type: "best" } });
  await select(shop, "update product set status = 'stock_in'");
  expect(reply.productGroups).toHaveLength(21);
  expect(reply.productGroups[0]).toMatchObject({ code: "NEW_WEEK", name: "신상품" });
  expect(reply.productGroups[0]?.products.map(({ id }) => id)).toEqual(products.slice(1, 11));
  expect(reply.advertisings.map(({ id, product }) => [id, product.id])).toEqual(
    [2, 3, 4, 5].map((id) => [id, products[id - 1]]),
  );
  expect((await shop.call(null, "GET /v1/front/best")).reply.advertisings).toHaveLength(20);
});

test("a group is paged by fifteen from page 0, counts visible products, and ends", async () => {
  const page = async (number?: number) =>
    shop.call(null, "GET /v1/product-groups/{code}", {
      path: { code: "NEW_WEEK" },
      ...(number === undefined ? {} : { query: { page: number } }),
    });
  const first = await page();
  expect([first.reply.products.length, first.reply.nextPage, first.reply.totalCount]).toEqual([15, 1, 20]);
  const second = await page(1);
  expect([...first.reply.products, ...second.reply.products].map(({ id }) => id)).toEqual(products);
  expect(second.reply.nextPage).toBeNull();
  expect((await page(7)).reply).toMatchObject({ products: [], nextPage: null });
  const none = await shop.call(null, "GET /v1/product-groups/{code}", { path: { code: "NONE" } });
  expect(none.refusal.code).toBe("PRODUCT_GROUP_NOT_FOUND");
});

test("wholesale shows the newest of each category that has any", async () => {
  await select(shop, "update product set created_at = now() where id = $1", [products[3]]);
  const { reply } = await shop.call(null, "GET /v1/wholesale/new-with-category", { query: { take: 2 } });
  expect(reply.list).toMatchObject([
    { category: { id: 91, slug: "fruit" }, products: [{ id: products[3] }, { id: products[19] }] },
  ]);
  const whole = await shop.call(null, "GET /v1/wholesale/new-with-category");
  expect(whole.reply.list[0]?.products).toHaveLength(15);
});

test("the ranking of an unknown category is refused", async () => {
  const { refusal } = await shop.call(null, "GET /v1/products/category/{id}/best", { path: { id: 7 } });
  expect(refusal.code).toBe("CATEGORY_NOT_FOUND");
});
