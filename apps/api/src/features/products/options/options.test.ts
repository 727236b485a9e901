import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { OPTION_SAMPLE } from "../../../testing/operator-calls/record-edit-samples.ts";
import { type Seeded, seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
let seeded: Seeded;
beforeAll(async () => {
  shop = await createTestShop();
  token = (await operator(shop)).token;
});
afterAll(() => shop.close());
beforeEach(async () => {
  seeded = await seedProduct(shop.database.db);
});

type New = Input<"POST /operator/v1/options">["body"]["rows"][number];
type Set = Input<"PATCH /operator/v1/options">["body"]["rows"][number]["set"];
const add = (fields: Partial<New> = {}) =>
  shop.call(token, "POST /operator/v1/options", {
    body: { rows: [{ productId: seeded.productId, ...OPTION_SAMPLE, ...fields }], reason: "큰 상자" },
  });
const edit = (id: number, version: number, set: Set) =>
  shop.call(token, "PATCH /operator/v1/options", { body: { rows: [{ id, version, set }], reason: "고침" } });
const offered = async () => {
  const { reply } = await shop.call(null, "GET /v2/products/{id}/options", {
    path: { id: seeded.productId },
  });
  return reply.list;
};

test("an added option is offered with its unit price and the units on hand, and the books agree", async () => {
  const { reply } = await add();
  const [row] = reply.rows;
  const option = (await offered()).find(({ id }) => id === row?.id);
  expect(option).toMatchObject({
    name: OPTION_SAMPLE.name,
    remaining: 80,
    unitPrice: { unit: "100g", amount: 1063 },
  });
  const listed = await shop.call(token, "GET /operator/v1/options", {
    query: { productId: seeded.productId },
  });
  expect(listed.reply.list[0]).toMatchObject({
    id: row?.id,
    version: 1,
    remaining: 80,
    weight: { value: 3000, unit: "g" },
  });
  expect(await breaches(shop)).toEqual([]);
});

test("an added option that is taken back is suspended, since a cart may have it", async () => {
  const { reply } = await add();
  await shop.call(token, "POST /operator/v1/changes/{id}/undo", {
    path: { id: reply.change.id },
    body: { reason: "잘못 더했어요" },
  });
  const [row] = await select(shop, "select status from product_option where id = $1", [reply.rows[0]?.id]);
  expect(row).toEqual({ status: "suspended" });
});

test.each<[string, Partial<New>, string]>([
  ["a price above the list price", { price: 40_000 }, "PRICE_ABOVE_LIST_PRICE"],
  ["a counted option without units", { stock: null }, "OPTION_STOCK_REQUIRED"],
  ["an option of no product", { productId: 2_000_000_000 }, "PRODUCT_NOT_FOUND"],
  ["an option without a unit price of a product that is seen", { weight: null }, "UNIT_PRICE_REQUIRED"],
  ["a blank name", { name: " " }, "INVALID_INPUT"],
])("%s is refused and nothing is added", async (_what, fields, code) => {
  expect((await add(fields)).refusal.code).toBe(code);
  expect(await offered()).toHaveLength(1);
});

test("an option without a count is sold without limit", async () => {
  const { reply } = await add({ stock: null, status: "unlimited_stock_in" });
  expect((await offered()).find(({ id }) => id === reply.rows[0]?.id)).toMatchObject({ remaining: null });
});

test("the unit price follows an edited weight, on the card of the product too, and is as before once undone", async () => {
  const [id] = seeded.optionIds;
  const priced = "set unit_price_unit = '100g', unit_price_amount = 200";
  await select(
    shop,
    `update product_option ${priced}, weight_value = 5000, weight_unit = 'g' where id = $1`,
    [id],
  );
  await select(shop, `update product ${priced} where id = $1`, [seeded.productId]);
  const amounts = async () => {
    const { reply } = await shop.call(null, "GET /v1/products/{id}", { path: { id: seeded.productId } });
    return [reply.unitPrice?.amount, (await offered())[0]?.unitPrice?.amount];
  };
  const { reply } = await edit(id, 2, { weight: { value: 4000, unit: "g" } });
  expect(await amounts()).toEqual([250, 250]);
  await shop.call(token, "POST /operator/v1/changes/{id}/undo", {
    path: { id: reply.change?.id ?? 0 },
    body: { reason: "그대로 5kg" },
  });
  expect(await amounts()).toEqual([200, 200]);
});

test("an option is renamed and no longer sold; the last one of a product that is seen stays", async () => {
  const [id] = seeded.optionIds;
  await select(
    shop,
    "update product_option set unit_price_unit = '100g', unit_price_amount = 1 where id = $1",
    [id],
  );
  expect((await edit(id, 1, { name: "2kg (가정용)" })).reply.rows).toMatchObject([{ version: 2 }]);
  expect((await offered())[0]?.name).toBe("2kg (가정용)");
  expect((await edit(id, 2, { status: "suspended" })).refusal.code).toBe("OPTION_REQUIRED");
  await add();
  expect((await edit(id, 2, { status: "suspended" })).status).toBe(200);
});

test("options are found by a part of their name of any length, in any case", async () => {
  const { reply } = await add({ name: "쀍 Box 3kg" });
  const [added] = reply.rows;
  for (const search of ["쀍", "쀍 b", "BOX 3kg"]) {
    const found = await shop.call(token, "GET /operator/v1/options", { query: { search } });
    expect(found.reply.list.map(({ id }) => id)).toContain(added?.id);
  }
  const none = await shop.call(token, "GET /operator/v1/options", { query: { search: "쀍b" } });
  expect(none.reply.list).toEqual([]);
});
