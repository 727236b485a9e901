import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { guest, member, seedProduct, seedVideo } from "../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let video: number;
let nextVideo = 1;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  video = nextVideo++;
  await seedVideo(shop.database.db, video);
});
afterAll(() => shop.close());

const BOOKMARK = "POST /v1/app-users/video/{id}/link";
const REMOVE = "DELETE /v1/app-users/video/{id}/link";
const KEPT = "GET /v1/app-users/video/links";
const MINE = "GET /v1/video/{id}/user-personal";

async function see(token: string, id = video): Promise<number> {
  return (await shop.call(token, "PUT /v1/video/{id}/view-count/increase", { path: { id } })).reply.viewCount;
}

test("a view counts once in thirty minutes for each shopper", async () => {
  const [one, other] = [await guest(shop), await member(shop)];
  expect(await see(one)).toBe(101);
  later(shop, 29.9);
  expect(await see(one)).toBe(101);
  expect(await see(other)).toBe(102);
  later(shop, 0.1);
  expect(await see(one)).toBe(103);
});

test("concurrent views of one shopper count once, those of many shoppers each", async () => {
  const token = await guest(shop);
  await Promise.all(Array.from({ length: 10 }, () => see(token)));
  expect(await see(token)).toBe(101);
  const others = await Promise.all(Array.from({ length: 10 }, () => guest(shop)));
  await Promise.all(others.map((other) => see(other)));
  expect(await see(token)).toBe(111);
});

test("concurrent repeated calls bookmark a video once and remove it once", async () => {
  const token = await guest(shop);
  const path = { id: video };
  const kept = await Promise.all(Array.from({ length: 8 }, () => shop.call(token, BOOKMARK, { path })));
  expect(kept.map(({ reply }) => reply)).toContainEqual({ isMyVideoShare: true, videoShareCount: 11 });
  expect((await shop.call(token, MINE, { path })).reply).toEqual({
    isMyVideoShare: true,
    videoShareCount: 11,
    viewCount: 100,
  });
  await Promise.all(Array.from({ length: 8 }, () => shop.call(token, REMOVE, { path })));
  expect((await shop.call(token, REMOVE, { path })).reply).toEqual({
    isMyVideoShare: false,
    videoShareCount: 10,
  });
  expect((await shop.call(await guest(shop), MINE, { path })).reply.isMyVideoShare).toBe(false);
});

test("concurrent adding and removing by many shoppers leaves a count equal to the rows", async () => {
  const tokens = await Promise.all(Array.from({ length: 6 }, () => guest(shop)));
  await Promise.all(
    tokens.flatMap((token) =>
      [BOOKMARK, REMOVE, BOOKMARK, REMOVE].map((name) =>
        shop.call(token, name as typeof BOOKMARK, { path: { id: video } }),
      ),
    ),
  );
  const [row] = await select<{ bookmarks: number; rows: number }>(
    shop,
    `select i.bookmarks, (select count(*)::int from video_bookmark where video_id = $1) as rows
       from video_stats i where video_id = $1`,
    [video],
  );
  expect(row?.bookmarks).toBe(row?.rows);
});

test("the feed is listed newest first in pages, with each video's neighbours", async () => {
  const all = (
    await select<{ id: number }>(shop, "select id from video order by created_at desc, id desc")
  ).map(({ id }) => id);
  const shown: number[] = [];
  let nextPage: string | null = null;
  do {
    const { reply }: { reply: { list: { id: number }[]; nextPage: string | null } } = await shop.call(
      null,
      "GET /v1/video",
      { query: { take: 2, ...(nextPage === null ? {} : { nextPage }) } },
    );
    shown.push(...reply.list.map(({ id }) => id));
    nextPage = reply.nextPage;
  } while (nextPage !== null);
  expect(shown).toEqual(all);
  for (const [place, id] of all.entries()) {
    const { reply } = await shop.call(null, "GET /v1/video/{id}/cursor", { path: { id } });
    expect(reply.next?.id ?? null).toBe(reply.nextId);
    expect([reply.previousId, reply.video.id, reply.nextId]).toEqual([
      all[place - 1] ?? null,
      id,
      all[place + 1] ?? null,
    ]);
  }
});

test("the products of a video are listed in its sequence, without hidden ones", async () => {
  const [one, hidden, other] = [
    await seedProduct(shop.database.db),
    await seedProduct(shop.database.db, { status: "suspended" }),
    await seedProduct(shop.database.db),
  ];
  const id = nextVideo++;
  await seedVideo(shop.database.db, id, [hidden.productId, other.productId, one.productId]);
  const feed = (await shop.call(null, "GET /v1/video")).reply.list;
  expect(feed.find((video) => video.id === id)?.product?.id).toBe(other.productId);
  expect(feed.find((each) => each.id === video)?.product).toBeNull();
  const { reply } = await shop.call(null, "GET /v1/video/{id}/product", { path: { id } });
  expect(reply.list.map((product) => product.id)).toEqual([other.productId, one.productId]);
});

test("a product shows the video of the feed that contains it", async () => {
  const [{ productId }, { productId: without }] = [
    await seedProduct(shop.database.db),
    await seedProduct(shop.database.db),
  ];
  await select(shop, "update product set video_url = 'media/v.mp4' where id = $1", [productId]);
  const videoOf = async (id: number) =>
    (await shop.call(null, "GET /v1/products/{id}", { path: { id } })).reply.video;
  expect(await videoOf(productId)).toEqual({ id: 1, title: "영상", thumbnail: "media/v.jpg" });
  expect(await videoOf(without)).toBeNull();
});

test("bookmarked videos are listed newest first in pages, for their own account only", async () => {
  const token = await guest(shop);
  const kept: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const id = nextVideo++;
    await seedVideo(shop.database.db, id);
    await shop.call(token, BOOKMARK, { path: { id } });
    kept.unshift(id);
    // Two of them at the same instant.
    if (turn !== 2) later(shop, 1);
  }
  const first = (await shop.call(token, KEPT, { query: { take: 3 } })).reply;
  const second = (await shop.call(token, KEPT, { query: { take: 3, nextPage: first.nextPage ?? "" } })).reply;
  expect([...first.list, ...second.list].map(({ id, isMyVideoShare }) => [id, isMyVideoShare])).toEqual(
    kept.map((id) => [id, true]),
  );
  expect(second.nextPage).toBeNull();
  expect((await shop.call(await guest(shop), KEPT)).reply.list).toEqual([]);
});

test("an unknown video is refused by every call, and an invalid cursor by every list", async () => {
  const token = await guest(shop);
  const path = { id: 2_000_000_000 };
  for (const name of [
    "GET /v1/video/{id}/cursor",
    "GET /v1/video/{id}/product",
    MINE,
    "PUT /v1/video/{id}/view-count/increase",
    BOOKMARK,
    REMOVE,
  ] as const) {
    expect((await shop.call(token, name, { path })).refusal.code).toBe("VIDEO_NOT_FOUND");
  }
  for (const name of ["GET /v1/video", KEPT] as const) {
    expect((await shop.call(token, name, { query: { nextPage: "AAAA" } })).refusal.code).toBe(
      "INVALID_INPUT",
    );
  }
});
