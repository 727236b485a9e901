import type { Input, Name } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { seedDisplays } from "../../testing/seed-displays.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
const products: number[] = [];
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** Expected number of statements of a list, with its input. */
const LISTS = {
  "GET /v1/main-navigation": [1, {}],
  "GET /v1/main-navigation/{key}/sub-tabs": [1, { path: { key: "home" } }],
  "GET /v4/display-category": [8, { query: { take: 100 } }],
  "GET /v4/display-category/groups": [1, { query: { take: 100 } }],
  "GET /v4/display-category/groups/{id}": [4, { path: { id: 6001 } }],
  "GET /v4/display-category/groups/{id}/tab-buttons": [2, { path: { id: 6002 } }],
  "GET /v4/display-category/{id}/tabs": [3, { path: { id: 6002 }, query: { take: 100 } }],
  "GET /v4/display-category/{id}/display-products": [2, { path: { id: 6001 }, query: { take: 100 } }],
  "GET /v4/display-category/style": [1, {}],
  "GET /v1/display-category/{id}": [8, { path: { id: 91 } }],
  "GET /v1/display-category/{id}/display-video": [2, { path: { id: 6001 }, query: { take: 100 } }],
  "GET /v2/display-category/{id}/display-reviews": [2, { path: { id: 6001 }, query: { take: 100 } }],
  "GET /v1/reviews/recommended": [1, { query: { take: 100 } }],
  "GET /v1/products/category/{id}/best": [2, { path: { id: 91 } }],
  "GET /v1/front/best": [3, {}],
  "GET /v1/product-groups/{code}": [2, { path: { code: "NEW_WEEK" }, query: { take: 100 } }],
  "GET /v1/wholesale/new-with-category": [1, { query: { take: 100 } }],
  "GET /v1/boards/notices": [1, { query: { take: 100 } }],
} as const satisfies { [N in Name]?: readonly [number, Input<N>] };

test.each([1, 15, 100])("a list of %i rows sends as many statements as one of a single row", async (size) => {
  while (products.length < size) products.push((await seedProduct(shop.database.db)).productId);
  await seedDisplays(shop.database.db, products);
  for (const [name, [statements, input]] of Object.entries(LISTS)) {
    shop.database.statements.length = 0;
    expect((await shop.call(null, name as Name, input as never)).status, name).toBe(200);
    expect([name, shop.database.statements.length]).toEqual([name, statements]);
  }
});
