import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { guest, member, type Seeded, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let seeded: Seeded;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  seeded = await seedProduct(shop.database.db);
});
afterAll(() => shop.close());

const show = () => shop.call(null, "GET /v1/farms/{id}", { path: { id: seeded.distributorId } });

test("farm: shows what it sells now, best sellers first, and what is sold out not", async () => {
  const { distributorId } = seeded;
  const other = await seedProduct(shop.database.db, { distributorId });
  const gone = await seedProduct(shop.database.db, { distributorId, status: "stock_out" });
  await select(shop, "update product set sales_weight = 1000000 where id = $1", [other.productId]);
  const { reply } = await show();
  expect(reply.list.map(({ id }) => id)).toEqual([other.productId, seeded.productId]);
  expect(reply.list.map(({ id }) => id)).not.toContain(gone.productId);
  expect(reply).toMatchObject({ id: distributorId, categories: ["감귤"], followers: 0, punctuality: null });
});

test("farm: the photograph is the best seller's first that is wide enough to be sharp; without one there is none", async () => {
  const { distributorId } = seeded;
  const sharp = await seedProduct(shop.database.db, { distributorId });
  const second = await seedProduct(shop.database.db, { distributorId });
  const setPictures = (productId: number, sales: number, ...images: string[]) =>
    select(shop, "update product set sales_weight = $2, images = $3 where id = $1", [
      productId,
      sales,
      images,
    ]);
  await setPictures(seeded.productId, 300, "media/photos/a-1.jpg", "media/photos/large/a-2-1067w.jpg");
  await setPictures(sharp.productId, 200, "media/photos/large/b-1-780w.jpg");
  await setPictures(second.productId, 100, "media/photos/large/c-1-1200w.jpg");
  expect((await show()).reply.image).toBe("media/photos/large/b-1-780w.jpg");
  await setPictures(sharp.productId, 200, "media/photos/large/b-1-779w.jpg");
  await setPictures(second.productId, 100, "media/illustrations/c.webp");
  expect((await show()).reply.image).toBe("media/photos/large/a-2-1067w.jpg");
  await setPictures(seeded.productId, 300, "media/photos/a-1.jpg");
  expect((await show()).reply.image).toBeNull();
});

test("farm: seasons are those of its produce, and reviews are summed over its products", async () => {
  await select(
    shop,
    "update product set kind = 'satsuma', review_count = 3, score_average = 4 where id = $1",
    [seeded.productId],
  );
  const other = await seedProduct(shop.database.db, { distributorId: seeded.distributorId });
  await select(shop, "update product set kind = 'lemon', review_count = 1, score_average = 5 where id = $1", [
    other.productId,
  ]);
  const { reply } = await show();
  expect(reply.seasons).toEqual([
    { name: "감귤", months: [10, 11, 12, 1] },
    { name: "레몬", months: [11, 12, 1, 2, 3] },
  ]);
  expect(reply.reviews).toEqual({ count: 4, scoreAverage: 4.3 });
});

test("farm: the share of punctual parcels is shown from twenty parcels on", async () => {
  const count = (parcels: number) =>
    select(
      shop,
      `insert into farm_punctuality (distributor_id, parcels, on_time) values ($1, $2, 18)
           on conflict (distributor_id) do update set parcels = excluded.parcels`,
      [seeded.distributorId, parcels],
    );
  await count(19);
  expect((await show()).reply.punctuality).toBeNull();
  const next = await seedProduct(shop.database.db, { distributorId: seeded.distributorId });
  await count(20);
  seeded = { ...next, distributorId: seeded.distributorId };
  expect((await show()).reply.punctuality).toEqual({ parcels: 20, onTime: 18 });
});

test("follow: a member follows once and stops; a guest is refused; an unknown farm is refused", async () => {
  const token = await member(shop);
  const path = { id: seeded.distributorId };
  for (const _press of [1, 2]) {
    const followed = await shop.call(token, "POST /v1/farms/{id}/follow", { path });
    expect(followed.reply).toEqual({ isFollowing: true, followers: 1 });
  }
  const stopped = await shop.call(token, "DELETE /v1/farms/{id}/follow", { path });
  expect(stopped.reply).toEqual({ isFollowing: false, followers: 0 });
  const refused = await shop.call(await guest(shop), "POST /v1/farms/{id}/follow", { path });
  expect(refused.reply).toMatchObject({ code: "MEMBER_ONLY" });
  const unknown = await shop.call(token, "POST /v1/farms/{id}/follow", { path: { id: 9_999_999 } });
  expect(unknown.reply).toMatchObject({ code: "FARM_NOT_FOUND" });
});

test("farms: those with visible products are listed", async () => {
  const { reply } = await shop.call(null, "GET /v1/farms");
  expect(reply.list.map(({ id }) => id)).toContain(seeded.distributorId);
});
