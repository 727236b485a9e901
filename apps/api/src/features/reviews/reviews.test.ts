import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { member, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let id: number;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  id = (await seedProduct(shop.database.db)).productId;
});
afterAll(() => shop.close());

const LIST = "GET /v1/products/{id}/reviews";
type Asked = {
  page?: number;
  take?: number;
  reviewType?: "all" | "photo";
  orderBy?: "score" | "latest" | "helpful";
};
const list = async (query: Asked = {}) => (await shop.call(null, LIST, { path: { id }, query })).reply;

/** Seeds reviews of a catalogue, each a day older than the previous one. */
async function seed(
  reviews: readonly { score: number; photo?: boolean; helpful?: number }[],
): Promise<number[]> {
  const rows = await select<{ id: number }>(
    shop,
    `insert into review (id, product_id, option_name, nickname, score, contents, images, helpful_count, purchase_count, created_at)
     select (select coalesce(max(id), 0) from review where id < 1000000000) + n, $1, '3kg', '사과대장', r.score, '아삭해요',
            case when r.photo then '{media/r.webp}' else '{}' end::text[], r.helpful, 1,
            timestamptz '2026-11-20' - n * interval '1 day'
       from unnest($2::int[], $3::boolean[], $4::int[]) with ordinality as r (score, photo, helpful, n)
     returning id`,
    [
      id,
      reviews.map(({ score }) => score),
      reviews.map(({ photo = false }) => photo),
      reviews.map(({ helpful = 0 }) => helpful),
    ],
  );
  return rows.map((row) => row.id);
}

test("reviews are sorted by score, on request by day or helpfulness, optionally only those with pictures", async () => {
  const [a, b, c, d] = await seed([
    { score: 3, helpful: 9 },
    { score: 5, photo: true },
    { score: 1, photo: true, helpful: 4 },
    { score: 5 },
  ]);
  const ids = async (query: Asked) => (await list(query)).list.map((review) => review.id);
  expect(await ids({})).toEqual([d, b, a, c]);
  expect(await ids({ orderBy: "latest" })).toEqual([a, b, c, d]);
  expect(await ids({ orderBy: "helpful" })).toEqual([a, c, d, b]);
  expect(await ids({ reviewType: "photo" })).toEqual([b, c]);
  expect(await ids({ reviewType: "photo", orderBy: "helpful" })).toEqual([c, b]);
  const photos = await shop.call(null, "GET /v1/products/{id}/photo-reviews", { path: { id } });
  expect([photos.reply.list.map((review) => review.id), photos.reply.count]).toEqual([[b, c], 2]);
});

test("reviews come ten a page, with the average of all, which equals the product card's", async () => {
  await seed(Array.from({ length: 21 }, (_, index) => ({ score: (index % 5) + 1 })));
  const pages = [await list(), await list({ page: 1 }), await list({ page: 2 }), await list({ page: 3 })];
  expect(pages.map((page) => [page.list.length, page.nextPage])).toEqual([
    [10, 1],
    [10, 2],
    [1, null],
    [0, null],
  ]);
  expect(new Set(pages.flatMap((page) => page.list.map((review) => review.id))).size).toBe(21);
  expect(pages[0]).toMatchObject({ count: 21, scores: [5, 4, 4, 4, 4], scoreAverage: 2.9 });
  const product = (await shop.call(null, "GET /v1/products/{id}", { path: { id } })).reply;
  expect([product.counts.reviews, product.scoreAverage]).toEqual([21, 2.9]);
});

test("deleted and rescored reviews are recounted, also in bulk", async () => {
  const ids = await seed([{ score: 5 }, { score: 5, photo: true }, { score: 1 }]);
  await select(shop, "update review set score = 4 where id = $1", [ids[0]]);
  await select(shop, "delete from review where id = any($1::bigint[])", [ids.slice(1)]);
  expect(await list()).toMatchObject({ count: 1, photoCount: 0, scores: [0, 0, 0, 1, 0], scoreAverage: 4 });
  await select(shop, "delete from review where id = $1", [ids[0]]);
  expect(await list()).toMatchObject({ count: 0, scoreAverage: 0, list: [] });
  expect(await breaches(shop)).toEqual([]);
});

test("concurrent reviews of the same products are all counted", async () => {
  const other = id;
  id = (await seedProduct(shop.database.db)).productId;
  const add = (product: number, n: number) =>
    select(
      shop,
      `insert into review (id, product_id, option_name, nickname, score, contents, images, helpful_count, purchase_count, created_at)
       values ($1, $2, 'o', 'n', 5, '아삭해요', '{}', 0, 1, now())`,
      [900_000 + n, product],
    );
  await Promise.all(Array.from({ length: 40 }, (_, n) => add(n % 2 === 0 ? id : other, n)));
  expect((await list()).count).toBe(20);
  expect(await breaches(shop)).toEqual([]);
});

test("a hidden review shows its ground, and its score still counts", async () => {
  const [hidden = 0] = await seed([{ score: 1, photo: true }, { score: 5 }]);
  await select(shop, "update review set hidden_at = now(), hidden_for = '개인정보 노출' where id = $1", [
    hidden,
  ]);
  const reply = await list({ orderBy: "latest" });
  expect(reply.list[0]).toMatchObject({
    id: hidden,
    score: 1,
    contents: "",
    reviewImages: [],
    hiddenFor: "개인정보 노출",
  });
  expect(reply.scoreAverage).toBe(3);
  await select(shop, "update review set hidden_at = null, hidden_for = null where id = $1", [hidden]);
});

test("a member's helpful vote counts once, and can be withdrawn", async () => {
  const [review = 0] = await seed([{ score: 5, helpful: 3 }]);
  const [one, two] = [await member(shop), await member(shop)];
  const path = { id: review };
  await Promise.all(
    Array.from({ length: 10 }, () => shop.call(one, "POST /v1/review/{id}/helpful", { path })),
  );
  const said = await shop.call(two, "POST /v1/review/{id}/helpful", { path });
  expect(said.reply).toEqual({ isHelpful: true, helpfulCount: 5 });
  const marks = await shop.call(one, "GET /v1/products/{id}/reviews/user-personal", { path: { id } });
  expect(marks.reply).toEqual({ mine: [], helpful: [review], reported: [] });
  await Promise.all(
    Array.from({ length: 10 }, () => shop.call(one, "DELETE /v1/review/{id}/helpful", { path })),
  );
  const back = await shop.call(two, "DELETE /v1/review/{id}/helpful", { path });
  expect(back.reply).toEqual({ isHelpful: false, helpfulCount: 3 });
  const nowhere = await shop.call(one, "POST /v1/review/{id}/helpful", { path: { id: 999_999_999 } });
  expect(nowhere.refusal.code).toBe("REVIEW_NOT_FOUND");
});

test("an unknown product is refused; one without reviews has an empty list", async () => {
  const missing = await shop.call(null, LIST, { path: { id: 2_000_000_000 } });
  expect(missing.refusal.code).toBe("PRODUCT_NOT_FOUND");
  expect(await list()).toMatchObject({ list: [], count: 0, nextPage: null, scores: [0, 0, 0, 0, 0] });
});

test("a page sends two statements, for one review or a hundred", async () => {
  const sent = async () => {
    shop.database.statements.length = 0;
    await list({ take: 100 });
    return shop.database.statements.length;
  };
  await seed([{ score: 5 }]);
  const few = await sent();
  await seed(Array.from({ length: 100 }, () => ({ score: 4 })));
  expect([few, await sent()]).toEqual([2, 2]);
});
