import { afterAll, beforeAll, expect, test } from "vitest";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { CONTENT_FIELD_SAMPLES } from "../../../testing/operator-calls/content-field-samples.ts";
import { guest, seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop();
  token = (await operator(shop)).token;
  await shop.services.storage.write("media/p.jpg", new Uint8Array([0xff]), "image/jpeg");
});
afterAll(() => shop.close());

const reason = "시험";
const add = (fields: object) =>
  shop.call(token, "POST /operator/v1/videos", {
    body: { rows: [{ ...CONTENT_FIELD_SAMPLES.videos, productIds: [] as number[], ...fields }], reason },
  });
const feed = async () =>
  (await shop.call(null, "GET /v1/video", { query: {} })).reply.list.map(({ id }) => id);

test("a video is shown in the feed and on its product's page, hidden from both, and shown again once undone", async () => {
  const { productId } = await seedProduct(shop.database.db);
  await select(shop, "update product set video_url = 'media/p.jpg' where id = $1", [productId]);
  const added = await add({ slug: "shown", productIds: [productId] });
  const id = added.reply.rows[0]?.id ?? 0;
  const seen = async () => {
    const { reply } = await shop.call(null, "GET /v1/products/{id}", { path: { id: productId } });
    const one = await shop.call(null, "GET /v1/video/{id}/cursor", { path: { id } });
    return [(await feed()).includes(id), JSON.stringify(reply).includes("귤 따는 날"), one.status];
  };
  expect(await seen()).toEqual([true, true, 200]);
  const { reply } = await shop.call(token, "PATCH /operator/v1/videos", {
    body: { rows: [{ id, version: 1, set: { isHidden: true } }], reason },
  });
  expect(await seen()).toEqual([false, false, 404]);
  const own = await shop.call(await guest(shop), "GET /v1/video/{id}/user-personal", { path: { id } });
  expect(own.refusal.code).toBe("VIDEO_NOT_FOUND");
  const path = { id: reply.change?.id ?? 0 };
  await shop.call(token, "POST /operator/v1/changes/{id}/undo", { path, body: { reason } });
  expect(await seen()).toEqual([true, true, 200]);
});

test("an address that is taken, unknown products and files that are not stored are refused", async () => {
  expect((await add({ slug: "taken" })).status).toBe(200);
  expect((await add({ slug: "taken" })).refusal.code).toBe("SLUG_TAKEN");
  expect((await add({ slug: "other", productIds: [2_000_000_000] })).refusal.code).toBe(
    "DISPLAY_CONTENT_UNKNOWN",
  );
  expect((await add({ slug: "other", videoUrl: "media/none.mp4" })).refusal.code).toBe("PICTURE_UNKNOWN");
});
