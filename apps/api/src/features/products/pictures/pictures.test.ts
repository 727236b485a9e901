import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop();
  token = (await operator(shop)).token;
});
afterAll(() => shop.close());

/** A picture with a red left and a blue right half. */
async function halves(): Promise<Uint8Array> {
  const half = { create: { width: 20, height: 20, channels: 3, background: "#d11" } } as const;
  const right = await sharp({ create: { ...half.create, background: "#11d" } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half.create, width: 40 } })
    .composite([{ input: right, left: 20, top: 0 }])
    .withMetadata({ exif: { IFD0: { Make: "SecretCam" } } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

const upload = async () =>
  (await shop.call(token, "POST /operator/v1/images", { body: await halves() })).reply;
const crop = (path: string, area: { left: number; top: number; width: number; height: number }) =>
  shop.call(token, "POST /operator/v1/images/crop", { body: { path, area } });

test("an uploaded picture has its size, no data of the camera, and is shown in the order that a product names", async () => {
  const [first, second] = [await upload(), await upload()];
  expect(first).toMatchObject({
    width: 40,
    height: 20,
    path: expect.stringMatching(/^media\/uploads\/[0-9a-f]{32}\.jpg$/),
  });
  const kept = Buffer.from((await shop.services.storage.read(first.path)) ?? []);
  expect(kept.includes("SecretCam")).toBe(false);
  const { productId } = await seedProduct(shop.database.db, { status: "waiting" });
  const images = [second.path, first.path];
  const set = { rows: [{ id: productId, version: 1, set: { images } }], reason: "사진" };
  expect((await shop.call(token, "PATCH /operator/v1/products", { body: set })).status).toBe(200);
  const shown = await shop.call(token, "GET /operator/v1/products/{id}", { path: { id: productId } });
  expect(shown.reply.images).toEqual(images);
});

test("a crop is the named part as a picture of its own, and the whole one stays", async () => {
  const { path } = await upload();
  const { reply } = await crop(path, { left: 24, top: 2, width: 10, height: 12 });
  expect(reply).toMatchObject({ width: 10, height: 12 });
  expect(reply.path).not.toBe(path);
  const part = sharp((await shop.services.storage.read(reply.path)) ?? Buffer.alloc(0));
  const { channels } = await part.stats();
  expect((channels[2]?.mean ?? 0) > 150 && (channels[0]?.mean ?? 255) < 60).toBe(true);
  expect(await shop.services.storage.read(path)).not.toBeNull();
});

test("a part beyond the picture, an unknown picture and bytes that are none are refused", async () => {
  const { path } = await upload();
  expect((await crop(path, { left: 31, top: 0, width: 10, height: 5 })).refusal.code).toBe(
    "CROP_OUTSIDE_PICTURE",
  );
  expect((await crop("media/none.jpg", { left: 0, top: 0, width: 1, height: 1 })).refusal.code).toBe(
    "PICTURE_UNKNOWN",
  );
  const sent = await shop.call(token, "POST /operator/v1/images", { body: new Uint8Array([1, 2, 3]) });
  expect(sent.refusal.code).toBe("PICTURE_UNREADABLE");
});
