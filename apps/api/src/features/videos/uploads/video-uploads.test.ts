import { VIDEO_PART_BYTES } from "@todayfruit/domain/videos/video-limits";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { StorageFull } from "../../../gateways/storage/storage-types.ts";
import { box, madeTrack, madeWebm, PLACE, phoneVideo } from "../../../testing/build-sample-video-files.ts";
import { guest, member } from "../../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { registerImageRoutes } from "../../images/register-image-routes.ts";
import { deleteUnusedVideos } from "./delete-unused-videos.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const begin = (token: string, bytes: number) =>
  shop.call(token, "POST /v1/app-users/videos", { body: { bytes } });
const send = (token: string, id: string, part: number, body: Uint8Array) =>
  shop.call(token, "PUT /v1/app-users/videos/{id}/parts/{part}", { path: { id, part }, body });
const complete = (token: string, id: string) =>
  shop.call(token, "POST /v1/app-users/videos/{id}/complete", { path: { id } });

/** Uploads a file in its parts, the last one first. */
async function upload(token: string, file: Uint8Array) {
  const { id, parts, partBytes } = (await begin(token, file.byteLength)).reply;
  for (let part = parts - 1; part >= 0; part -= 1) {
    const sent = await send(token, id, part, file.subarray(part * partBytes, (part + 1) * partBytes));
    if (sent.status !== 200) return { reply: { path: "" }, refusal: sent.refusal };
  }
  return complete(token, id);
}
/** An MP4 file of a given length that takes more than one part. */
const large = (seconds: number) =>
  Buffer.concat([
    box("ftyp", Buffer.from("isom")),
    box("mdat", Buffer.alloc(VIDEO_PART_BYTES, 1)),
    box("moov", madeTrack({ seconds })),
    box("free", Buffer.from(PLACE)),
  ]);

test("a video uploaded in parts is stored without its place and served in ranges", async () => {
  const token = await member(shop);
  const file = await phoneVideo();
  const { reply } = await upload(token, file);
  expect(reply.path).toMatch(/^media\/uploads\/[0-9a-f]{32}\.mp4$/);
  const kept = await shop.services.storage.read(reply.path);
  expect(kept?.byteLength).toBe(file.byteLength);
  expect(Buffer.from(kept ?? []).includes(PLACE)).toBe(false);
  const app = fastify();
  registerImageRoutes(app, {
    storage: shop.services.storage,
    cacheDir: "",
    sharesDrawn: false,
    log: shop.services.log,
  });
  const part = await app.inject({ url: `/${reply.path}`, headers: { range: "bytes=4-11" } });
  expect([part.statusCode, part.headers["content-type"], part.headers["content-range"]]).toEqual([
    206,
    "video/mp4",
    `bytes 4-11/${file.byteLength}`,
  ]);
  expect(part.rawPayload.toString("latin1", 0, 4)).toBe("ftyp");
});

test("a part is sent again after a lost reply, and completing twice stores once", async () => {
  const token = await member(shop);
  const file = large(3);
  const { id, parts } = (await begin(token, file.byteLength)).reply;
  expect(parts).toBe(2);
  const [first, second] = [file.subarray(0, VIDEO_PART_BYTES), file.subarray(VIDEO_PART_BYTES)];
  expect((await send(token, id, 0, first)).status).toBe(200);
  expect((await complete(token, id)).refusal.code).toBe("VIDEO_INCOMPLETE");
  expect((await send(token, id, 0, first)).status).toBe(200);
  expect((await send(token, id, 1, first)).refusal.code).toBe("VIDEO_PART_WRONG");
  expect((await send(token, id, 2, second)).refusal.code).toBe("VIDEO_PART_WRONG");
  expect((await send(token, id, 1, second)).status).toBe(200);
  const stored = await complete(token, id);
  expect(stored.reply).toEqual({ path: `media/uploads/${id}.mp4`, seconds: 3 });
  expect((await complete(token, id)).reply).toEqual(stored.reply);
  expect((await send(token, id, 0, first)).refusal.code).toBe("VIDEO_UPLOAD_NOT_FOUND");
  expect(await shop.services.storage.read(`uploads/parts/${id}-0`)).toBeNull();
});

test("a video is known by its content: what is no video, too long, too large or HEVC is refused in words", async () => {
  const token = await member(shop);
  expect((await upload(token, Buffer.from("GIF89a not a video"))).refusal.code).toBe("VIDEO_UNREADABLE");
  expect((await upload(token, large(62))).refusal.code).toBe("VIDEO_TOO_LONG");
  expect((await upload(token, madeWebm(90))).refusal.code).toBe("VIDEO_TOO_LONG");
  expect((await upload(token, madeWebm(5))).reply.path).toMatch(/\.webm$/);
  const hevc = Buffer.concat([box("ftyp", Buffer.from("qt  ")), box("moov", madeTrack({ format: "hvc1" }))]);
  const { refusal } = await upload(token, hevc);
  expect([refusal.code, refusal.message]).toEqual([
    "VIDEO_UNREADABLE",
    "재생할 수 없는 영상이에요. MP4(H.264)나 WebM 영상으로 올려 주세요",
  ]);
  expect((await begin(token, 100 * 1024 * 1024 + 1)).refusal.code).toBe("VIDEO_TOO_LARGE");
});

test("an upload is its member's own, and a guest has none", async () => {
  const [token, other] = [await member(shop), await member(shop)];
  const { id } = (await begin(token, 8)).reply;
  expect((await send(other, id, 0, new TextEncoder().encode("0000ftyp"))).refusal.code).toBe(
    "VIDEO_UPLOAD_NOT_FOUND",
  );
  expect((await complete(other, id)).refusal.code).toBe("VIDEO_UPLOAD_NOT_FOUND");
  expect((await begin(await guest(shop), 8)).refusal.code).toBe("MEMBER_ONLY");
});

test("of twelve concurrent uploads of a day ten begin, and as many the next day", async () => {
  const token = await member(shop);
  const all = await Promise.all(Array.from({ length: 12 }, () => begin(token, 8)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(10);
  expect((await begin(token, 8)).refusal.code).toBe("VIDEO_LIMIT");
  later(shop, 24 * 60 + 1);
  expect((await begin(token, 8)).status).toBe(200);
});

test("full storage refuses a part with what to do", async () => {
  const token = await member(shop);
  const { id } = (await begin(token, 8)).reply;
  const { storage } = shop.services;
  const { write } = storage;
  storage.write = async () => {
    throw new StorageFull("full");
  };
  const answer = await send(token, id, 0, new TextEncoder().encode("0000ftyp"));
  storage.write = write;
  expect(answer.refusal.code).toBe("VIDEO_NOT_KEPT");
});

test("deleteUnusedVideos: a video that no review shows goes after two days, with the parts of one never completed", async () => {
  const token = await member(shop);
  await deleteUnusedVideos({ ...shop.services, now: () => new Date(8.64e15) });
  const stored = (await upload(token, large(3))).reply.path;
  const { id } = (await begin(token, 8)).reply;
  await send(token, id, 0, new TextEncoder().encode("0000ftyp"));
  later(shop, 47 * 60);
  expect(await deleteUnusedVideos(shop.services)).toBe(0);
  later(shop, 2 * 60);
  const both = await Promise.all([deleteUnusedVideos(shop.services), deleteUnusedVideos(shop.services)]);
  expect(Math.max(...both)).toBe(2);
  expect(await shop.services.storage.read(stored)).toBeNull();
  expect(await shop.services.storage.read(`uploads/parts/${id}-0`)).toBeNull();
  expect(await select(shop, "select id from uploaded_video")).toEqual([]);
});
