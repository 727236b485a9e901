import { afterAll, beforeAll, expect, test } from "vitest";
import { seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("an empty shop has no parts", async () => {
  expect((await shop.call(null, "GET /v1/sitemap")).reply).toEqual({ list: [], totalCount: 0 });
  const answer = await shop.call(null, "GET /v1/sitemap/{firstId}", { path: { firstId: 1 } });
  expect([answer.status, answer.refusal.code]).toEqual([404, "NOT_FOUND"]);
});

test("every visible product is in one part, sorted by id", async () => {
  const ids = [];
  for (let count = 0; count < 3; count += 1) ids.push((await seedProduct(shop.database.db)).productId);
  await select(shop, "update product set status = 'suspended' where id = $1", [ids[1]]);
  const { reply } = await shop.call(null, "GET /v1/sitemap");
  expect(reply).toEqual({ list: [{ firstId: ids[0] }], totalCount: 2 });
  const part = await shop.call(null, "GET /v1/sitemap/{firstId}", { path: { firstId: ids[0] ?? 0 } });
  expect(part.reply.list.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
});

test("ten thousand products are in parts of five thousand", async () => {
  await select(
    shop,
    `insert into product select copy.* from generate_series(1, 10000) n, (select * from product order by id limit 1) p,
            jsonb_populate_record(null::product, to_jsonb(p) || jsonb_build_object('id', 100000 + n, 'uuid', gen_random_uuid())) copy`,
    [],
  );
  const { list, totalCount } = (await shop.call(null, "GET /v1/sitemap")).reply;
  expect([list.length, totalCount]).toEqual([3, 10_002]);
  const seen = new Set<number>();
  for (const path of list) {
    const part = await shop.call(null, "GET /v1/sitemap/{firstId}", { path });
    for (const { id } of part.reply.list) seen.add(id);
  }
  expect(seen.size).toBe(10_002);
});
