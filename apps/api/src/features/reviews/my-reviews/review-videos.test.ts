import { afterAll, beforeAll, expect, test } from "vitest";
import { madeWebm } from "../../../testing/build-sample-video-files.ts";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { confirmed } from "../../../testing/confirm-identity-by-code-steps.ts";
import { deliver } from "../../../testing/deliver-order.ts";
import { member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { uploadPhoto } from "../../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { deleteUnusedVideos } from "../../videos/uploads/delete-unused-videos.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  await select(
    shop,
    `update shop_rule set value = value || '{"reviewPoint": 100, "photoReviewPoint": 300, "validMonths": 12}'
      where name = 'points'`,
  );
});
afterAll(() => shop.close());

const TEXT = "아삭하고 달아서 또 사려고 해요";

async function uploadVideo(token: string): Promise<string> {
  const file = madeWebm(7);
  const { id } = (await shop.call(token, "POST /v1/app-users/videos", { body: { bytes: file.byteLength } }))
    .reply;
  await shop.call(token, "PUT /v1/app-users/videos/{id}/parts/{part}", { path: { id, part: 0 }, body: file });
  return (await shop.call(token, "POST /v1/app-users/videos/{id}/complete", { path: { id } })).reply.path;
}

/** Delivers an order and returns how to review it. */
async function reviewer(token: string) {
  const order = await buyThroughCart(shop, token, [{ price: 20_000 }]);
  await deliver(shop, order);
  const [orderItemProductId = 0] = order.productIds;
  const [product] = await select<{ id: number }>(
    shop,
    "select product_id as id from order_product where id = $1",
    [orderItemProductId],
  );
  return {
    productId: product?.id ?? 0,
    write: (images: string[], video?: { path: string; poster: string }) =>
      shop.call(token, "POST /v1/app-users/reviews", {
        body: { orderItemProductId, score: 5, contents: TEXT, images, ...(video && { video }) },
      }),
  };
}

async function written(token: string) {
  const { productId, write } = await reviewer(token);
  const [path, poster] = [await uploadVideo(token), await uploadPhoto(shop, token)];
  const { reply } = await write([poster], { path, poster });
  return { productId, path, poster, id: reply.review.id, point: reply.point, video: reply.review.video };
}

test("a review with a video shows it in each list, counts as one with pictures and earns their points", async () => {
  const token = await member(shop);
  const { productId, path, poster, video, point } = await written(token);
  expect(video).toEqual({ path, poster, seconds: 7 });
  expect(point).toBe(300);
  const query = { path: { id: productId } };
  for (const call of [
    "GET /v1/products/{id}/reviews",
    "GET /v1/products/{id}/photo-reviews",
    "GET /v1/products/{id}/filtered-reviews",
  ] as const) {
    const { list } = (await shop.call(null, call, query)).reply;
    expect(list.map((review) => [review.video, review.reviewImages])).toEqual([
      [video, [{ sort: 0, imageFile: poster }]],
    ]);
  }
  expect((await shop.call(token, "GET /v1/app-users/reviews")).reply.list[0]?.video).toEqual(video);
});

test("only an own video whose first frame is among the pictures can be sent", async () => {
  const [token, other] = [await member(shop), await member(shop)];
  const { write } = await reviewer(token);
  const poster = await uploadPhoto(shop, token);
  const [mine, theirs] = [await uploadVideo(token), await uploadVideo(other)];
  expect((await write([poster], { path: theirs, poster })).refusal.code).toBe("REVIEW_VIDEO_NOT_FOUND");
  expect((await write([], { path: mine, poster })).refusal.code).toBe("REVIEW_VIDEO_NOT_FOUND");
  expect((await write([poster], { path: mine, poster })).status).toBe(200);
});

test("a video is kept as long as its review, and goes with a change that drops it", async () => {
  const token = await member(shop);
  const { id, path, poster } = await written(token);
  later(shop, 3 * 24 * 60);
  expect(await deleteUnusedVideos(shop.services)).toBe(1);
  expect(await shop.services.storage.find(path)).not.toBeNull();
  const body = { score: 4, contents: TEXT, images: [poster] };
  const changed = await shop.call(token, "PUT /v1/app-users/reviews/{id}", { path: { id }, body });
  expect(changed.reply.review.video).toBeNull();
  expect(await deleteUnusedVideos(shop.services)).toBe(1);
  expect(await shop.services.storage.find(path)).toBeNull();
});

test("a video goes with its deleted review", async () => {
  const token = await member(shop);
  const { id, path } = await written(token);
  await shop.call(token, "DELETE /v1/app-users/reviews/{id}", { path: { id } });
  later(shop, 3 * 24 * 60);
  await deleteUnusedVideos(shop.services);
  expect(await shop.services.storage.find(path)).toBeNull();
});

test("a hidden review shows no video, and its author still sees it", async () => {
  const token = await member(shop);
  const { id, productId, path } = await written(token);
  await select(shop, "update review set hidden_at = created_at, hidden_for = '개인정보 노출' where id = $1", [
    id,
  ]);
  const { list } = (await shop.call(null, "GET /v1/products/{id}/reviews", { path: { id: productId } }))
    .reply;
  expect(list[0]).toMatchObject({ hiddenFor: "개인정보 노출", reviewImages: [], video: null });
  expect((await shop.call(token, "GET /v1/app-users/reviews")).reply.list[0]?.video?.path).toBe(path);
});

test("a video is among the data of its member, and goes with the account while the review stays", async () => {
  const token = await member(shop);
  const { id, path, poster } = await written(token);
  const headers = await confirmed(shop, token, "exportData");
  const { reply } = await shop.call(token, "GET /v1/app-users/personal-data", {}, headers);
  expect(reply.reviews).toMatchObject([{ video: path, images: [poster] }]);
  await select(
    shop,
    "update orders set status = 'complete' where user_id = (select user_id from review_author where review_id = $1)",
    [id],
  );
  const left = await shop.call(
    token,
    "DELETE /v1/app-users",
    { body: {} },
    await confirmed(shop, token, "leave"),
  );
  expect(left.status).toBe(200);
  expect(
    await select(shop, "select video, video_poster, images, nickname from review where id = $1", [id]),
  ).toEqual([{ video: null, video_poster: null, images: [], nickname: "탈퇴회원" }]);
  later(shop, 3 * 24 * 60);
  await deleteUnusedVideos(shop.services);
  expect(await shop.services.storage.find(path)).toBeNull();
});
