import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { check, openForm, pay } from "../../../testing/checkout-steps.ts";
import { guest, type Seeded, seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
/** A Monday morning in Korea. */
const MONDAY = new Date("2026-11-23T00:00:00Z");
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(() => {
  shop.clock.now = MONDAY;
});
afterAll(() => shop.close());

const PROMPT = "GET /v1/products/{id}/purchase-prompt";
const prompts = async (id: number, type?: "lowStock" | "favorite") =>
  (await shop.call(null, PROMPT, { path: { id }, query: type ? { type } : {} })).reply.list;
const messages = async (id: number) => (await prompts(id)).map(({ message }) => message);

async function buy(token: string, { productId, optionIds }: Seeded): Promise<void> {
  const form = await openForm(shop, token, [{ productId, optionId: optionIds[0] }]);
  await pay(shop, token, { ...(await check(shop, token, form)).reply, orderTmpId: form.id });
}

test("buyers who paid in the last seven days are counted once each", async () => {
  const fruit = await seedProduct(shop.database.db);
  const tokens = await Promise.all(Array.from({ length: 5 }, () => guest(shop)));
  for (const token of tokens) await buy(token, fruit);
  await buy(tokens[0] ?? "", fruit);
  const form = await openForm(shop, await guest(shop), [{ ...fruit, optionId: fruit.optionIds[0] }]);
  expect(form.price).toBeGreaterThan(0);
  expect(await messages(fruit.productId)).toContain("최근 7일 동안 5명이 샀어요");
  later(shop, 7 * 24 * 60 + 1);
  expect(await messages(fruit.productId)).not.toContain("최근 7일 동안 5명이 샀어요");
});

test("the units left exclude reserved ones; uncounted stock shows no number", async () => {
  const fruit = await seedProduct(shop.database.db, { stock: 4, options: 2 });
  expect(await prompts(fruit.productId, "lowStock")).toMatchObject([{ count: 8 }]);
  const token = await guest(shop);
  await check(
    shop,
    token,
    await openForm(shop, token, [{ ...fruit, optionId: fruit.optionIds[0], units: 3 }]),
  );
  expect(await prompts(fruit.productId, "lowStock")).toMatchObject([{ count: 5 }]);
  const { productId } = await seedProduct(shop.database.db, { stock: null });
  expect(await prompts(productId, "lowStock")).toEqual([]);
});

test("the farm's cutoff is shown until it passes, and the number of favourites when there are any", async () => {
  const { productId } = await seedProduct(shop.database.db);
  expect(await prompts(productId)).toEqual([
    {
      type: "cutoff",
      count: null,
      message: "오늘 13:00 전에 주문하면 내일 출고해요",
      endsAt: "2026-11-23T04:00:00.000Z",
    },
  ]);
  shop.clock.now = new Date("2026-11-23T04:00:00Z");
  expect(await prompts(productId)).toEqual([]);
  await select(shop, "update product set favorite_count = 9 where id = $1", [productId]);
  expect(await prompts(productId)).toEqual([]);
  await shop.call(await guest(shop), "POST /v1/app-users/favorites/{id}", { path: { id: productId } });
  expect(await prompts(productId, "favorite")).toMatchObject([{ count: 10 }]);
});

test("a closed or sold-out product shows favourites only", async () => {
  for (const seed of [
    { stock: 3, saleType: "comingSoon", comingSoonAt: "2026-12-01T00:00:00Z" },
    { stock: 0 },
    { stock: 3, status: "temp_stock_out" },
  ]) {
    expect(await prompts((await seedProduct(shop.database.db, seed)).productId)).toEqual([]);
  }
});

test("products of the same box come best sellers first, and only those that can be bought", async () => {
  const own = await seedProduct(shop.database.db);
  const { distributorId } = own;
  const at = async (seed: object) =>
    (await seedProduct(shop.database.db, { distributorId, ...seed })).productId;
  const [slow, best, , , alone] = [
    await at({}),
    await at({}),
    await at({ status: "temp_stock_out" }),
    await at({ saleType: "comingSoon" }),
    await at({}),
  ];
  await select(shop, "update product set sales_weight = 1000000 where id = $1", [best]);
  await select(shop, "update product set is_bundle = false where id = $1", [alone]);
  const related = async (id: number, take?: number) =>
    (
      await shop.call(null, "GET /v1/product-related/{id}", { path: { id }, query: take ? { take } : {} })
    ).reply.list.map((product) => product.id);
  expect(await related(own.productId)).toEqual([best, slow]);
  expect(await related(own.productId, 1)).toEqual([best]);
  expect(await related(alone)).toEqual([]);
});

test("an unknown product has no prompts", async () => {
  const path = { id: 2_000_000_000 };
  expect((await shop.call(null, PROMPT, { path })).refusal.code).toBe("PRODUCT_NOT_FOUND");
  expect((await shop.call(null, "GET /v1/product-related/{id}", { path })).refusal.code).toBe(
    "PRODUCT_NOT_FOUND",
  );
});
