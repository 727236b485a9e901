import { Buffer } from "node:buffer";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guest } from "../../testing/factories.ts";
import { select } from "../../testing/look.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

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

test("a photograph is kept upright, without place and device, under a name that nobody guesses", async () => {
  const sent = await photo(600, 400)
    .withExif({ IFD0: { Make: "SecretCam" }, IFD3: { GPSLatitude: "37/1 30/1 0/1", GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { reply } = await send(sent);
  expect(reply.path).toMatch(/^uploads\/[0-9a-f]{32}\.jpg$/);
  const { bytes, facts } = await kept(reply.path);
  expect(facts).toMatchObject({ format: "jpeg", width: 400, height: 600 });
  expect(facts.exif).toBeUndefined();
  expect(Buffer.from(bytes).includes("SecretCam")).toBe(false);
});

test.each([
  ["PNG", () => photo(50, 50).png().toBuffer()],
  ["WebP", () => photo(50, 50).webp().toBuffer()],
  ["AVIF", () => photo(64, 64).avif().toBuffer()],
])("%s becomes JPEG", async (_name, make) => {
  const { reply } = await send(await make());
  expect((await kept(reply.path)).facts.format).toBe("jpeg");
});

test("a large photograph is made smaller", async () => {
  const { reply } = await send(await photo(4000, 3000).jpeg().toBuffer());
  expect((await kept(reply.path)).facts).toMatchObject({ width: 2048, height: 1536 });
});

const jpeg = () => photo(300, 200).jpeg().toBuffer();
test.each<[string, () => Promise<Uint8Array>]>([
  ["nothing that is a picture", async () => Buffer.from("감귤")],
  ["a cut-off photograph", async () => (await jpeg()).subarray(0, 300)],
  ["SVG", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ["a GIF", () => photo(20, 20).gif().toBuffer()],
  ["50 megapixels", () => photo(10_000, 5000).jpeg({ quality: 1 }).toBuffer()],
  [
    "HTML that begins like a JPEG",
    async () => Buffer.from("\u00ff\u00d8\u00ff<script>alert(1)</script>", "latin1"),
  ],
])("%s is refused", async (_name, make) => {
  expect((await send(await make())).refusal).toMatchObject({ statusCode: 400, code: "PICTURE_UNREADABLE" });
});

test("what hides behind a photograph is not kept", async () => {
  const { reply } = await send(Buffer.concat([await jpeg(), Buffer.from("<script>alert(1)</script>")]));
  expect(Buffer.from((await kept(reply.path)).bytes).includes("script")).toBe(false);
});

test("more than 12 MB, other types of bodies, nobody's pictures", async () => {
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

test("a hundred pictures a day, and a hundred more the next", async () => {
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
