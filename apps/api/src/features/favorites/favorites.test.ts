import { afterAll, beforeAll, expect, test } from "vitest";
import { guest, member, PASSWORD, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const KEEP = "POST /v1/app-users/favorites/{id}";
const LET_GO = "DELETE /v1/app-users/favorites/{id}";
const LIST = "GET /v1/app-users/favorites";
const PERSONAL = "GET /v1/products/{id}/user-personal";

test("a favourite is added once and removed once, and the product's count follows", async () => {
  const { productId: id } = await seedProduct(shop.database.db);
  await select(shop, "update product set favorite_count = 40 where id = $1", [id]);
  const [token, other] = [await guest(shop), await member(shop)];
  const path = { id };
  await Promise.all(Array.from({ length: 8 }, () => shop.call(token, KEEP, { path })));
  expect((await shop.call(token, KEEP, { path })).reply).toEqual({ isFavorites: true, favorites: 41 });
  expect((await shop.call(other, PERSONAL, { path })).reply).toMatchObject({
    isFavorites: false,
    favorites: 41,
  });
  expect((await shop.call(null, "GET /v1/products/{id}", { path })).reply).toMatchObject({
    isFavorites: false,
    counts: { favorites: 41 },
  });
  await Promise.all(Array.from({ length: 8 }, () => shop.call(token, LET_GO, { path })));
  expect((await shop.call(token, LET_GO, { path })).reply).toEqual({ isFavorites: false, favorites: 40 });
});

test("concurrent changes of many shoppers leave the count equal to the rows", async () => {
  const products = await Promise.all([1, 2, 3].map(() => seedProduct(shop.database.db)));
  const tokens = await Promise.all(Array.from({ length: 8 }, () => guest(shop)));
  await Promise.all(
    tokens.flatMap((token) =>
      products.flatMap(({ productId: id }) =>
        [KEEP, LET_GO, KEEP].map((name) => shop.call(token, name as typeof KEEP, { path: { id } })),
      ),
    ),
  );
  expect(await miscounted()).toEqual([]);
});

test("the 501st favourite is refused, also when added twice concurrently; existing ones stay", async () => {
  const token = await guest(shop);
  const { productId: first } = await seedProduct(shop.database.db);
  const [own] = await select<{ id: number }>(shop, "select max(id) as id from app_user");
  await select(
    shop,
    `insert into product
     select (jsonb_populate_record(p, jsonb_build_object('id', 900000 + n, 'uuid', gen_random_uuid()))).*
       from product p, generate_series(1, 498) n where p.id = $1`,
    [first],
  );
  await select(
    shop,
    "insert into favorite (user_id, product_id, created_at) select $1, id, $2 from product where id > 900000",
    [own?.id, shop.clock.now],
  );
  const ids = [first];
  for (let turn = 0; turn < 5; turn += 1) ids.push((await seedProduct(shop.database.db)).productId);
  const codes = await Promise.all(
    ids.map(async (id) => (await shop.call(token, KEEP, { path: { id } })).status),
  );
  expect(codes.filter((status) => status === 200)).toHaveLength(2);
  const [count] = await select<{ count: number }>(
    shop,
    "select count(*)::int as count from favorite where user_id = $1",
    [own?.id],
  );
  expect(count?.count).toBe(500);
  expect((await shop.call(token, KEEP, { path: { id: 900001 } })).reply.isFavorites).toBe(true);
  const refused = ids[codes.findIndex((status) => status !== 200)] ?? 0;
  expect((await shop.call(token, KEEP, { path: { id: refused } })).refusal.code).toBe("FAVORITE_LIMIT");
  await shop.call(token, LET_GO, { path: { id: 900001 } });
  expect((await shop.call(token, KEEP, { path: { id: refused } })).status).toBe(200);
  expect(await miscounted()).toEqual([]);
});

test("favourites are paged latest first, without removed products", async () => {
  const token = await guest(shop);
  const kept: number[] = [];
  for (let turn = 0; turn < 17; turn += 1) {
    const { productId } = await seedProduct(shop.database.db);
    await shop.call(token, KEEP, { path: { id: productId } });
    kept.unshift(productId);
    if (turn % 3 > 0) later(shop, 1);
  }
  const gone = kept.splice(4, 1);
  await select(shop, "update product set status = 'removed' where id = any($1)", [gone]);
  const first = (await shop.call(token, LIST)).reply;
  expect(first.list).toHaveLength(15);
  const second = (await shop.call(token, LIST, { query: { nextPage: first.nextPage ?? "" } })).reply;
  expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(kept);
  expect(second.nextPage).toBeNull();
  expect((await shop.call(await guest(shop), LIST)).reply.list).toEqual([]);
  expect((await shop.call(token, LIST, { query: { nextPage: "x" } })).refusal.code).toBe("INVALID_INPUT");
});

test("adding a favourite does not wait for changes or orders of the product", async () => {
  const { productId: id } = await seedProduct(shop.database.db);
  const token = await guest(shop);
  const client = await shop.database.db.pool.connect();
  await client.query("begin");
  await client.query("select from product where id = $1 for no key update", [id]);
  await client.query("select from category_count for update");
  const kept = await Promise.race([
    shop.call(token, KEEP, { path: { id } }),
    new Promise<null>((resolve) => setTimeout(resolve, 2000, null)),
  ]);
  await client.query("rollback");
  client.release();
  expect(kept?.reply).toEqual({ isFavorites: true, favorites: 1 });
});

test("an unknown product cannot be added", async () => {
  const token = await guest(shop);
  const { productId: waiting } = await seedProduct(shop.database.db, { status: "waiting" });
  for (const id of [waiting, 2_000_000_000]) {
    for (const name of [KEEP, LET_GO, PERSONAL] as const) {
      expect((await shop.call(token, name, { path: { id } })).refusal.code).toBe("PRODUCT_NOT_FOUND");
    }
  }
});

test("a guest's favourites, saved videos and shares move to the member's account, each once", async () => {
  const [both, guests, members] = await Promise.all([1, 2, 3].map(() => seedProduct(shop.database.db)));
  if (!both || !guests || !members) throw new Error("three were seeded");
  await select(shop, "update product set requires_share = true where id = $1", [guests.productId]);
  const email = "keeper@todayfruit.example";
  const own = await member(shop, email);
  const visitor = await guest(shop);
  for (const id of [members.productId, both.productId]) await shop.call(own, KEEP, { path: { id } });
  for (const id of [guests.productId, both.productId]) await shop.call(visitor, KEEP, { path: { id } });
  await shop.call(visitor, "POST /v1/app-users/user-products/{type}/{id}", {
    path: { type: "share", id: guests.productId },
  });
  const back = await shop.call(visitor, "POST /v2/tokens", { body: { email, password: PASSWORD } });
  const list = (await shop.call(back.reply.token, LIST)).reply.list.map(({ id }) => id);
  expect(list.toSorted()).toEqual([both.productId, guests.productId, members.productId].toSorted());
  expect((await shop.call(visitor, LIST)).reply.list).toEqual([]);
  const personal = await shop.call(back.reply.token, PERSONAL, { path: { id: guests.productId } });
  expect(personal.reply).toMatchObject({
    favorites: 1,
    userProductOrderConditions: [{ type: "share", isSatisfy: true }],
  });
  expect(await miscounted()).toEqual([]);
});

test("deleting a guest deletes their favourites", async () => {
  const { productId: id } = await seedProduct(shop.database.db);
  const token = await guest(shop);
  await shop.call(token, KEEP, { path: { id } });
  await select(shop, "delete from app_user where id = (select user_id from favorite where product_id = $1)", [
    id,
  ]);
  const other = await guest(shop);
  expect((await shop.call(other, PERSONAL, { path: { id } })).reply.favorites).toBe(0);
});

async function miscounted() {
  return select(
    shop,
    `select i.product_id, i.favorites, count(f.user_id)::int as rows
       from product_stats i left join favorite f on f.product_id = i.product_id
      group by i.product_id having i.favorites <> count(f.user_id)`,
  );
}
