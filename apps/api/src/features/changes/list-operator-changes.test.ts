import { afterAll, beforeAll, expect, test } from "vitest";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("changes of one record: those that edited it, alone or among others, and no other noun's of the same id", async () => {
  const { token } = await operator(shop);
  const [first, second] = [await seedProduct(shop.database.db), await seedProduct(shop.database.db)];
  const edit = async (productIds: readonly number[], reason: string) => {
    const pages = await Promise.all(
      productIds.map((productId) => shop.call(token, "GET /operator/v1/prices", { query: { productId } })),
    );
    const rows = pages.flatMap(({ reply }) =>
      reply.list.map(({ id, version, supplyCost }) => ({ id, version, set: { supplyCost: supplyCost + 1 } })),
    );
    const { status } = await shop.call(token, "PATCH /operator/v1/prices", { body: { rows, reason } });
    expect(status).toBe(200);
  };
  await edit([first.productId], "하나만");
  await edit([second.productId], "다른 것");
  await edit([second.productId, first.productId], "둘 다");
  const reasons = async (noun: string, recordId = 0) => {
    const { reply } = await shop.call(token, "GET /operator/v1/changes", { query: { noun, recordId } });
    return reply.list.map(({ reason }) => reason);
  };
  expect(await reasons("prices", first.optionIds[0])).toEqual(["둘 다", "하나만"]);
  expect(await reasons("prices", second.optionIds[0])).toEqual(["둘 다", "다른 것"]);
  expect(await reasons("products", first.optionIds[0])).toEqual([]);
});
