import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { type CatalogueFixture, createCatalogueFixture, type Json } from "./catalogue-fixture.ts";
import type { Imported } from "./import-catalogue.ts";

let database: TestDatabase;
let fixture: CatalogueFixture;

beforeEach(async () => {
  [database, fixture] = await Promise.all([createTestDatabase(2), createCatalogueFixture()]);
});
afterEach(() => Promise.all([database.drop(), fixture.remove()]));

async function run(): Promise<Imported> {
  const outcome = await fixture.importInto(database.db, true);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.value;
}

async function rows(sql: string): Promise<Json[]> {
  return (await database.db.pool.query(sql)).rows;
}

test("good rows are imported; bad ones and their dependents are listed", async () => {
  await fixture.set("products", "0.productPrice.price", 0);
  const { problems } = await run();
  const products = await rows("select id, related_product_ids from product order by id");
  expect(products.map(({ id }) => id)).toEqual([20_002, 20_003]);
  expect(products.flatMap((product) => product.related_product_ids)).not.toContain(20_001);
  expect(await rows("select from review where product_id = 20001")).toEqual([]);
  expect(await rows("select product_ids, banner_ids from display_group")).toEqual([
    { product_ids: [20_002, 20_003], banner_ids: [] },
  ]);

  expect(new Set(problems.map(({ file }) => file))).toEqual(
    new Set([
      "catalog/products.json",
      "catalog/reviews.json",
      "catalog/questions.json",
      "catalog/displays.json › banners",
      "catalog/displays.json › advertising",
    ]),
  );
  const onReview = problems.find(({ file }) => file === "catalog/reviews.json");
  expect(onReview).toMatchObject({ field: "productId", reason: "20001번 상품에 문제가 있어서 함께 뺐어요" });
});

test("a bad category makes its products bad", async () => {
  await fixture.set("categories", "0.children.0.icon", "media/none.webp");
  const { badRows } = await run();
  expect(await rows("select from category")).toEqual([]);
  expect(await rows("select from product")).toEqual([]);
  expect(badRows).toBeGreaterThan(4);
});

test("a product with a missing related product is found bad after its reviews were checked, which become bad too", async () => {
  await fixture.set("products", "0.relatedProductIds", [7]);
  await run();
  expect(await rows("select id from product order by id")).toEqual([{ id: 20_002 }, { id: 20_003 }]);
  expect(await rows("select from review where product_id = 20001")).toEqual([]);
});

test("displays and rules of the wrong shape leave the stored ones unchanged", async () => {
  await run();
  await fixture.set("displays", "pages", []);
  await fixture.set("gradeRules", "point", {});
  expect(await run()).toMatchObject({ written: 0, badRows: 2 });
  expect(await rows("select from page_display_group")).toHaveLength(1);
  expect(await rows("select from shop_rule")).toHaveLength(4);
});

test("a skipped row can be corrected and imported later", async () => {
  await fixture.set("products", "1.origin", "");
  await run();
  await fixture.set("products", "1.origin", "국산");
  expect(await run()).toMatchObject({ badRows: 0 });
  expect(await rows("select from product")).toHaveLength(3);
});

test("an import cannot take what another row has: a uuid, a slug, an option", async () => {
  await run();
  await fixture.edit("products", (products) => {
    const [first, second] = products;
    first.id = 29_999;
    first.options.forEach((option: Json, index: number) => {
      if (option.id === first.representativeOptionId) first.representativeOptionId = index + 1;
      option.id = index + 1;
    });
    second.options.push({ ...second.options[0], id: 500_001, name: "다른 상품의 옵션" });
    for (const product of products) product.relatedProductIds = [];
  });
  await fixture.set("videos", "0.id", 4999);
  await fixture.set("videos", "0.productIds", []);
  const { problems } = await run();
  expect(problems.map(({ id, field, reason }) => `${id} ${field}: ${reason}`)).toEqual(
    expect.arrayContaining([
      "29999 uuid: 가게에 이미 있는 20001번이 쓰고 있어요",
      "20002 options: 가게에 있는 20001번 상품의 옵션이 들어 있어요",
      "4999 slug: 가게에 이미 있는 4001번이 쓰고 있어요",
    ]),
  );
  expect(await rows("select product_id from product_option where id = 500001")).toEqual([
    { product_id: 20_001 },
  ]);
});
