import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { seedProduct } from "../testing/product-and-member-fixtures.ts";
import { select } from "../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";

let shop: TestShop;
let listener: pg.Client;
let heard: string[];
let productId: number;
let optionId: number;
beforeAll(async () => {
  shop = await createTestShop();
  ({
    productId,
    optionIds: [optionId = 0],
  } = await seedProduct(shop.database.db));
  listener = new pg.Client({ connectionString: shop.database.url });
  await listener.connect();
  heard = [];
  listener.on("notification", ({ payload = "" }) => heard.push(payload));
  await listener.query("listen catalog_changed");
});
afterEach(() => {
  heard.length = 0;
});
afterAll(async () => {
  await listener.end();
  await shop.close();
});

test.each([
  ["set name = 'a new name'", "product:{id}"],
  ["set status = 'stock_out'", "product:{id} products category:1001 category:91"],
  ["set status = 'stock_in'", "product:{id} products category:1001 category:91"],
  ["set list_price = list_price + 100", "product:{id}"],
  [
    "set list_price = list_price + 100, price = price + 100",
    "product:{id} products category:1001 category:91",
  ],
])("a product update notifies its tags: %s", async (change, tags) => {
  await select(shop, `update product ${change} where id = $1`, [productId]);
  expect(await told()).toEqual([tags.replace("{id}", String(productId))]);
});

test.each([
  ["nothing that shoppers see", "set favorite_count = favorite_count + 1"],
  ["nothing at all", "set name = name"],
])("a product with %s changed is not notified", async (_, change) => {
  await select(shop, `update product ${change} where id = $1`, [productId]);
  expect(await told()).toEqual([]);
});

test("a change of an option notifies its product's tag", async () => {
  await select(shop, "update product_option set name = '다른 옵션' where id = $1", [optionId]);
  expect(await told()).toEqual([`product:${productId}`]);
});

test("a lot notifies its product when another harvest may be shown, not with each unit that is taken", async () => {
  const lot = (change: string) =>
    select(shop, `update stock_lot set ${change} where option_id = $1`, [optionId]);
  await select(
    shop,
    `with work as (
       insert into operator (email, name, password_hash, created_at) values ('lots@example.com', '담당', 'x', now()) returning id
     )
     insert into stock_lot (option_id, code, harvested_on, expires_on, received, remaining, created_by, created_at)
     select $1, 'L', '2026-11-20', '2026-12-03', 5, 5, id, now() from work`,
    [optionId],
  );
  expect(await told()).toEqual([`product:${productId}`]);
  heard.length = 0;
  await lot("remaining = 4");
  await lot("note = '아침에 왔어요'");
  expect(await told()).toEqual([]);
  for (const change of ["brix_average = 13.2", "status = 'held'", "remaining = 0"]) {
    await lot(change);
    expect(await told()).toEqual([`product:${productId}`]);
    heard.length = 0;
  }
});

test("a stock change notifies when stock runs out or returns, not in between", async () => {
  await select(shop, "update option_stock set on_hand = 3, reserved = 0 where option_id = $1", [optionId]);
  heard.length = 0;
  await select(shop, "update option_stock set reserved = 2 where option_id = $1", [optionId]);
  expect(await told()).toEqual([]);
  await select(shop, "update option_stock set reserved = 3 where option_id = $1", [optionId]);
  expect(await told()).toEqual([`product:${productId}`]);
  heard.length = 0;
  await select(shop, "update option_stock set on_hand = 2, reserved = 2 where option_id = $1", [optionId]);
  expect(await told()).toEqual([]);
  await select(shop, "update option_stock set reserved = 1 where option_id = $1", [optionId]);
  expect(await told()).toEqual([`product:${productId}`]);
});

test("a change of many products at once notifies the tag of everything", async () => {
  for (let count = 0; count < 51; count += 1) await seedProduct(shop.database.db);
  await told();
  heard.length = 0;
  await select(shop, "update product set name = name || '!' where id > $1", [0]);
  expect(await told()).toEqual(["catalog"]);
});

test("a new product notifies the tags of its lists", async () => {
  const added = await seedProduct(shop.database.db);
  expect(await told()).toContain(`product:${added.productId} products category:1001 category:91`);
});

test.each([
  [
    "banner",
    "(id, title, image, href, background_color, begin_at, end_at) values (1, '제철', 'a.webp', '/', '#ffffff', now(), now() + '1 day')",
    "displays",
  ],
  [
    "notice",
    "(id, type, title, contents, is_pinned, created_at) values (1, '배송', '안내', '글', false, now()), (2, '배송', '안내', '글', false, now())",
    "notices",
  ],
  ["faq", "(id, category, question, answer, sort) values (1, '배송', '언제 와요?', '내일 와요.', 1)", "faqs"],
  ["shop_rule", "(name, value) values ('rule', '1')", "catalog"],
])(
  "%s: adding and deleting a row each notify %s once, a statement without effect does not",
  async (table, row, tag) => {
    await select(shop, `insert into ${table} ${row}`, []);
    expect(await told()).toEqual([tag]);
    heard.length = 0;
    await select(shop, `delete from ${table} where true`, []);
    expect(await told()).toEqual([tag]);
    heard.length = 0;
    await select(shop, `delete from ${table} where true`, []);
    expect(await told()).toEqual([]);
  },
);

let ends = 0;

/** Returns the notifications received before one of our own, which differs each time, so that none is left over. */
async function told(): Promise<string[]> {
  ends += 1;
  const end = `end ${ends}`;
  await select(shop, "select pg_notify('catalog_changed', $1)", [end]);
  await expect.poll(() => heard.at(-1)).toBe(end);
  return heard.filter((each) => !each.startsWith("end "));
}
