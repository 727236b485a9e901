import { REQUIRED_LABELS } from "@todayfruit/domain/products/item-notice-classes-and-gaps";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { OPTION_SAMPLE, PRODUCT_SAMPLE } from "../../../testing/operator-calls/record-edit-samples.ts";
import { type Seeded, seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
let seeded: Seeded;
beforeAll(async () => {
  shop = await createTestShop();
  token = (await operator(shop)).token;
  await shop.services.storage.write("media/p.jpg", new Uint8Array([0xff]), "image/jpeg");
});
afterAll(() => shop.close());
beforeEach(async () => {
  seeded = await seedProduct(shop.database.db);
});

const add = (change: object = {}) =>
  shop.call(token, "POST /operator/v1/products", {
    body: { ...PRODUCT_SAMPLE, categoryId: 1001, distributorId: seeded.distributorId, ...change },
  });
const show = (id: number) => shop.call(token, "GET /operator/v1/products/{id}", { path: { id } });
const seen = (id: number) => shop.call(null, "GET /v1/products/{id}", { path: { id } });

test("a new product waits with what is missing, and is on sale once that is written", async () => {
  const { reply } = await add();
  const product = (await show(reply.id)).reply;
  expect(product).toMatchObject({ status: "waiting", carrierCode: "04", shippingBase: 3000 });
  expect(product.missing.map(({ code }) => code)).toEqual(["ITEM_NOTICE_REQUIRED"]);
  expect((await seen(reply.id)).refusal.code).toBe("PRODUCT_NOT_FOUND");
  const rows = REQUIRED_LABELS.produce.map((label) => ({ label, text: "감귤 3kg 1상자" }));
  const set = { itemNotice: { itemClass: "produce", rows }, status: "stock_in" } as const;
  const published = await shop.call(token, "PATCH /operator/v1/products", {
    body: { rows: [{ id: reply.id, version: product.version, set }], reason: "공개" },
  });
  expect(published.status).toBe(200);
  expect((await seen(reply.id)).reply).toMatchObject({
    name: PRODUCT_SAMPLE.name,
    productPrice: { price: OPTION_SAMPLE.price },
    unitPrice: { unit: "100g", amount: 1063 },
    category: { id: 1001, parent: { id: 91 } },
  });
  expect(await breaches(shop)).toEqual([]);
});

test.each([
  ["a category", { categoryId: 2_000_000_000 }, "CATEGORY_UNKNOWN"],
  ["a farm", { distributorId: 2_000_000_000 }, "DISTRIBUTOR_UNKNOWN"],
  ["a picture", { images: ["media/none.jpg"] }, "PICTURE_UNKNOWN"],
  ["a possible price", { options: [{ ...OPTION_SAMPLE, price: 99_000 }] }, "PRICE_ABOVE_LIST_PRICE"],
  ["an option", { options: [] }, "INVALID_INPUT"],
])("a product without %s is refused and nothing is added", async (_what, change, code) => {
  const before = await select(shop, "select count(*) from product");
  expect((await add(change)).refusal.code).toBe(code);
  expect(await select(shop, "select count(*) from product")).toEqual(before);
});

test("a copy has the fields and options of the original, waits, and begins without units, reviews and sales", async () => {
  const { productId } = await seedProduct(shop.database.db, { options: 3, stock: 50 });
  await select(
    shop,
    "update product set review_count = 7, score_average = 4.5, sales_weight = 9 where id = $1",
    [productId],
  );
  const { reply } = await shop.call(token, "POST /operator/v1/products/{id}/copy", {
    path: { id: productId },
    body: { name: "새 이름", reason: "새 시즌" },
  });
  const { id: _own, version: _version, ...original } = (await show(productId)).reply;
  const { id: _id, version, ...copy } = (await show(reply.id)).reply;
  expect(version).toBe(1);
  const { optionIds } = reply;
  expect(copy).toEqual({
    ...original,
    name: "새 이름",
    status: "waiting",
    representativeOptionId: optionIds[0],
  });
  const stock = await select(shop, "select on_hand from option_stock where option_id = any($1)", [optionIds]);
  expect(stock).toEqual([{ on_hand: 0 }, { on_hand: 0 }, { on_hand: 0 }]);
  const [row] = await select(shop, "select review_count, sales_weight from product where id = $1", [
    reply.id,
  ]);
  expect(row).toEqual({ review_count: 0, sales_weight: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("a product that is taken back is archived", async () => {
  const { reply } = await add();
  const undone = await shop.call(token, "POST /operator/v1/changes/{id}/undo", {
    path: { id: reply.change.id },
    body: { reason: "두 번 만들었어요" },
  });
  expect(undone.status).toBe(200);
  expect((await show(reply.id)).reply.status).toBe("removed");
});
