import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { StorageFull } from "../../../gateways/storage/storage-types.ts";
import { guest } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop();
  token = await guest(shop);
});
afterAll(() => shop.close());

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#3a3" } });
const send = (body: Uint8Array) => shop.call(token, "POST /v1/app-users/images", { body });

async function kept(path: string) {
  const bytes = await shop.services.storage.read(path);
  if (!bytes) throw new Error("What was sent is kept");
  return { bytes, facts: await sharp(bytes).metadata() };
}

test("a photograph is stored under an unguessable name", async () => {
  const { reply } = await send(await jpeg());
  expect(reply.path).toMatch(/^uploads\/[0-9a-f]{32}\.jpg$/);
});

test("a large photograph is scaled down", async () => {
  const { reply } = await send(await photo(4000, 3000).jpeg().toBuffer());
  expect((await kept(reply.path)).facts).toMatchObject({ width: 2048, height: 1536 });
});

test("a full disk is refused as such, and the upload can be repeated when there is room", async () => {
  const { storage } = shop.services;
  const { write } = storage;
  storage.write = async (key) => {
    throw new StorageFull(key);
  };
  const full = await send(await jpeg());
  storage.write = write;
  expect([full.status, full.refusal.code]).toEqual([507, "PICTURE_NOT_KEPT"]);
  expect(full.refusal.message).toMatch(/나중에 다시/);
  expect(shop.logged.join()).toContain("no room for pictures");
  expect((await send(await jpeg())).status).toBe(200);
});

const jpeg = () => photo(300, 200).jpeg().toBuffer();
test("more than 12 MB, other content types and missing accounts are refused", async () => {
  expect((await send(new Uint8Array(12 * 1024 * 1024 + 1))).refusal.code).toBe("BODY_TOO_LARGE");
  expect((await shop.call(null, "POST /v1/app-users/images", { body: await jpeg() })).status).toBe(401);
  const asJpeg = await shop.call(
    token,
    "POST /v1/app-users/images",
    { body: await jpeg() },
    { "content-type": "image/jpeg" },
  );
  expect(asJpeg.refusal.code).toBe("MEDIA_TYPE_UNSUPPORTED");
  const elsewhere = await shop.app.inject({
    method: "POST",
    url: "/v2/tokens/guest",
    payload: await jpeg(),
    headers: { platform: "web", "content-type": "application/octet-stream" },
  });
  expect(elsewhere.statusCode).toBe(415);
});

test("a shopper can upload a hundred pictures a day, and as many the next day", async () => {
  const own = await guest(shop);
  const [row] = await select<{ id: number }>(shop, "select max(id) as id from app_user");
  await select(
    shop,
    `insert into uploaded_image (path, user_id, created_at)
     select 'uploads/' || lpad(to_hex(n), 32, '0') || '.jpg', $1, $2 from generate_series(1, 100) n`,
    [row?.id, shop.clock.now],
  );
  const body = await jpeg();
  expect((await shop.call(own, "POST /v1/app-users/images", { body })).refusal.code).toBe("PICTURE_LIMIT");
  shop.clock.now = new Date(shop.clock.now.getTime() + 86_400_001);
  expect((await shop.call(own, "POST /v1/app-users/images", { body })).status).toBe(200);
});

test("of 130 concurrent uploads a hundred are stored, and invalid ones take no place", async () => {
  const own = await guest(shop);
  const body = await jpeg();
  const send = (bytes: Uint8Array) => shop.call(own, "POST /v1/app-users/images", { body: bytes });
  expect((await send(new Uint8Array([1, 2, 3]))).refusal.code).toBe("PICTURE_UNREADABLE");
  const replies = await Promise.all(Array.from({ length: 130 }, () => send(body)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(100);
  expect(replies.filter(({ status }) => status !== 200).map(({ refusal }) => refusal.code)).toEqual(
    Array(30).fill("PICTURE_LIMIT"),
  );
}, 60_000);
