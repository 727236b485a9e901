import type { Input } from "@todayfruit/contract/all-calls";
import { REQUIRED_LABELS } from "@todayfruit/domain/products/item-notice-classes-and-gaps";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { type Seeded, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { applyDueChanges } from "../changes/apply-due-changes.ts";

type Edit = Input<"PATCH /operator/v1/products">;
type Fields = Edit["body"]["rows"][number]["set"];

const NOTICE = {
  itemClass: "produce" as const,
  rows: REQUIRED_LABELS.produce.map((label) => ({ label, text: "감귤 5kg 1상자" })),
};
const COMPLETE = { origin: "국산(제주 서귀포시)", itemNotice: NOTICE };

let shop: TestShop;
let token: string;
let seeded: Seeded;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = new Date("2026-11-23T02:00:00Z");
  token = (await operator(shop)).token;
  seeded = await seedProduct(shop.database.db, { price: 19_900, status: "waiting" });
  await select(
    shop,
    "update product_option set unit_price_unit = '100g', unit_price_amount = 398 where product_id = $1",
    [seeded.productId],
  );
});

const show = () => shop.call(token, "GET /operator/v1/products/{id}", { path: { id: seeded.productId } });
const edit = async (set: Fields, more: Partial<Edit["body"]> = {}, query: Edit["query"] = {}) => {
  const { version } = (await show()).reply;
  const body = { rows: [{ id: seeded.productId, version, set }], reason: "새 시즌", ...more };
  return shop.call(token, "PATCH /operator/v1/products", { body, query });
};
const seen = () => shop.call(null, "GET /v1/products/{id}", { path: { id: seeded.productId } });

test("edited fields are shown to operators and shoppers, in the trail before and after, and counted by the version", async () => {
  const { reply } = await edit({
    ...COMPLETE,
    status: "stock_in",
    name: "제주 노지 감귤 5kg",
    freeShippingFrom: 40_000,
  });
  expect(reply.rows).toMatchObject([
    { version: 2, before: { status: "waiting" }, after: { name: "제주 노지 감귤 5kg" } },
  ]);
  expect((await show()).reply).toMatchObject({ version: 2, name: "제주 노지 감귤 5kg", missing: [] });
  const product = (await seen()).reply;
  expect(product).toMatchObject({ name: "제주 노지 감귤 5kg", freeShippingFeeConditionPrice: 40_000 });
  expect(product.contents.slice(-2)).toEqual([
    { type: "heading", text: "상품정보 제공고시" },
    { type: "table", rows: NOTICE.rows.map(({ label, text }) => [label, text]) },
  ]);
});

test.each<[string, Fields, string, string]>([
  ["no origin", { origin: "-" }, "ORIGIN_REQUIRED", "origin"],
  ["no notice", { itemNotice: null }, "ITEM_NOTICE_REQUIRED", "itemNotice"],
  [
    "a notice without 소비기한",
    { itemNotice: { ...NOTICE, rows: NOTICE.rows.filter(({ label }) => label !== "소비기한·품질유지기한") } },
    "ITEM_NOTICE_FIELD_REQUIRED",
    "itemNotice.소비기한·품질유지기한",
  ],
  [
    "a notice that refers to the description",
    {
      itemNotice: {
        ...NOTICE,
        rows: NOTICE.rows.map((row) => (row.label === "상품 구성" ? { ...row, text: "상세설명 참조" } : row)),
      },
    },
    "ITEM_NOTICE_FIELD_VAGUE",
    "itemNotice.상품 구성",
  ],
])("law guard: %s blocks publishing and names its rule", async (_what, set, code, field) => {
  const published = await edit({ ...COMPLETE, ...set, status: "stock_in" });
  expect([published.status, published.refusal.code]).toEqual([400, code]);
  expect(published.refusal.detail?.rows).toMatchObject([{ id: seeded.productId, code, field }]);
  expect((await edit({ ...COMPLETE, ...set })).status).toBe(200);
  expect((await show()).reply.missing).toMatchObject([
    { code, field, message: expect.stringMatching(/제\d+조/) },
  ]);
});

test("law guard: options without a unit price and a farm without a business number block publishing", async () => {
  await select(
    shop,
    "update product_option set unit_price_unit = null, unit_price_amount = null where product_id = $1",
    [seeded.productId],
  );
  await select(shop, "update distributor set business_number = '' where id = $1", [seeded.distributorId]);
  const { refusal } = await edit({ ...COMPLETE, status: "stock_in" });
  expect(refusal.detail?.rows?.map(({ code }) => code)).toEqual([
    "UNIT_PRICE_REQUIRED",
    "BUSINESS_NUMBER_REQUIRED",
  ]);
});

test("law guard: a product with an old gap is taken off sale and back, and may not lose anything else", async () => {
  await edit({ ...COMPLETE, status: "stock_in" });
  await select(shop, "update product set item_notice = null where id = $1", [seeded.productId]);
  expect((await edit({ status: "temp_stock_out" })).status).toBe(200);
  expect((await edit({ status: "stock_in" })).status).toBe(200);
  expect((await edit({ origin: "-" })).refusal.code).toBe("ORIGIN_REQUIRED");
  await select(shop, "update distributor set business_number = '' where id = $1", [seeded.distributorId]);
  expect((await edit({ status: "temp_stock_out" })).status).toBe(200);
  const other = await seedProduct(shop.database.db, { price: 19_900 });
  await select(shop, "update distributor set business_number = '' where id = $1", [other.distributorId]);
  expect((await edit({ distributorId: other.distributorId })).refusal.code).toBe("BUSINESS_NUMBER_REQUIRED");
});

test.each<[string, Fields, string]>([
  ["a category", { categoryId: 2_000_000_000 }, "CATEGORY_UNKNOWN"],
  ["a farm", { distributorId: 2_000_000_000 }, "DISTRIBUTOR_UNKNOWN"],
  ["a carrier", { carrierCode: "00" }, "CARRIER_UNKNOWN"],
  ["an option", { representativeOptionId: 2_000_000_000 }, "OPTION_OF_OTHER_PRODUCT"],
  ["a related product", { relatedProductIds: [2_000_000_000] }, "RELATED_PRODUCT_UNKNOWN"],
  ["a picture", { images: ["media/photos/nowhere.jpg"] }, "PICTURE_UNKNOWN"],
  ["a path outside of media", { images: ["media/../secret"] }, "INVALID_INPUT"],
  ["the end of a limited sale", { saleType: "limited" }, "SALE_PERIOD_INVALID"],
])("%s that does not exist is refused", async (_what, set, code) => {
  expect((await edit(set)).refusal.code).toBe(code);
});

test("publishing is scheduled: shoppers see the product from the instant on", async () => {
  await edit(COMPLETE);
  const at = "2026-11-23T03:00:00.000Z";
  await edit({ status: "stock_in" }, { effectiveAt: at });
  expect((await seen()).refusal.code).toBe("PRODUCT_NOT_FOUND");
  shop.clock.now = new Date(at);
  expect(await applyDueChanges(shop.services)).toBe(1);
  expect((await seen()).status).toBe(200);
});

test("an archived product is gone from the shop and stays in the list of operators", async () => {
  await edit({ ...COMPLETE, status: "stock_in" });
  await edit({ status: "removed" });
  expect((await seen()).refusal.code).toBe("PRODUCT_NOT_FOUND");
  const { reply } = await shop.call(token, "GET /operator/v1/products", {
    query: { search: String(seeded.productId), status: "removed" },
  });
  expect(reply.list).toMatchObject([{ id: seeded.productId, optionCount: 1, price: 19_900 }]);
});

test("a moved product joins the root of its category; a carrier is named by its code", async () => {
  await select(
    shop,
    "insert into category (id, slug, name, icon, sort) values (92, 'veg', '채소', 'media/i.webp', 2), (1101, 'leaf', '잎채소', 'media/i.webp', 1) on conflict do nothing",
  );
  await select(shop, "update category set parent_id = 92 where id = 1101");
  await edit({ categoryId: 1101, carrierCode: "05" });
  const [row] = await select(
    shop,
    "select root_category_id, delivery_company_name from product where id = $1",
    [seeded.productId],
  );
  expect(row).toEqual({ root_category_id: 92, delivery_company_name: "한진택배" });
});

test("the list is narrowed by name, farm, category, ids and being sold out, and goes on after its cursor", async () => {
  const { distributorId, productId } = seeded;
  const list = (query: NonNullable<Input<"GET /operator/v1/products">["query"]>) =>
    shop.call(token, "GET /operator/v1/products", { query });
  const idsOf = async (query: Parameters<typeof list>[0]) =>
    (await list(query)).reply.list.map(({ id }) => id);
  const [own] = (await list({ search: String(productId) })).reply.list;
  expect(await idsOf({ search: own?.name ?? "" })).toContain(productId);
  expect(await idsOf({ search: "100%_없는 이름" })).toEqual([]);
  await select(shop, "update product set name = 'Gala 100% 뷁사과' where id = $1", [productId]);
  for (const search of ["뷁", "뷁사", "00%", "gAla 1"]) expect(await idsOf({ search })).toEqual([productId]);
  expect(await idsOf({ search: "사뷁" })).toEqual([]);
  expect(await idsOf({ distributorId })).toEqual([productId]);
  expect(await idsOf({ distributorId, categoryId: 91 })).toEqual([productId]);
  expect(await idsOf({ distributorId, isSoldOut: true })).toEqual([]);
  expect(await idsOf({ ids: `${productId},999999` })).toEqual([productId]);
  expect((await list({ ids: "1,,2" })).refusal.code).toBe("INVALID_INPUT");
  const first = (await list({ take: 2 })).reply;
  const second = (await list({ take: 2, nextPage: first.nextPage ?? "" })).reply;
  const ids = [...first.list, ...second.list].map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(new Set(ids).size).toBe(4);
});
