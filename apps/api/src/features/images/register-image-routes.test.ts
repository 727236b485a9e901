import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLocalFolder } from "../../gateways/storage/local-folder.ts";
import type { Storage } from "../../gateways/storage/storage-types.ts";
import { createLog } from "../../http/log.ts";
import { registerImageRoutes } from "./register-image-routes.ts";

const DATA = new URL("../../../../../data/", import.meta.url);
const AVIF = { accept: "image/avif,image/webp,*/*" };
const PHOTO = "media/photos/satsumas-1.jpg";
const VIDEO = "media/videos/abc-juice.mp4";

let folder: string;
let storage: Storage;
let reads: string[];
let app: FastifyInstance;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "images-"));
  const local = createLocalFolder(path.join(folder, "storage"));
  reads = [];
  storage = {
    ...local,
    read: (key) => {
      reads.push(key);
      return local.read(key);
    },
    sha256: (key) => {
      reads.push(key);
      return local.sha256(key);
    },
  };
  for (const key of [PHOTO, VIDEO, "media/illustrations/basket.webp"]) {
    await storage.write(key, await readFile(new URL(key, DATA)), "");
  }
  app = start();
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

function start({ cache = "cache", sharesDrawn = false } = {}): FastifyInstance {
  const fresh = Fastify();
  const cacheDir = path.join(folder, cache);
  registerImageRoutes(fresh, { storage, cacheDir, sharesDrawn, log: createLog("silent") });
  return fresh;
}

test("a picture is drawn once for all processes: another one reads it from the storage, and then from its own disk", async () => {
  const url = `/images/160/${PHOTO}`;
  const first = start({ cache: "first", sharesDrawn: true });
  const drawn = await first.inject({ url, headers: AVIF });
  reads.length = 0;
  const second = start({ cache: "second", sharesDrawn: true });
  const shown = await second.inject({ url, headers: AVIF });
  expect([shown.statusCode, shown.headers.etag]).toEqual([200, drawn.headers.etag]);
  expect(shown.rawPayload.equals(drawn.rawPayload)).toBe(true);
  const key = `drawn/${String(shown.headers.etag).slice(1, -1)}`;
  expect(reads).toEqual([PHOTO, key]); // once for its facts; the original is not read to draw it
  const restarted = start({ cache: "second", sharesDrawn: true });
  await restarted.inject({ url, headers: AVIF });
  expect(reads).toEqual([PHOTO, key, PHOTO]);
  for (const process of [first, second, restarted]) await process.close();
});

test("a picture is served while the storage of drawn ones does not answer", async () => {
  const write = storage.write;
  storage.write = async () => Promise.reject(new Error("bucket gone"));
  const alone = start({ cache: "alone", sharesDrawn: true });
  expect((await alone.inject({ url: `/images/160/${PHOTO}`, headers: AVIF })).statusCode).toBe(200);
  storage.write = write;
  await alone.close();
});

test("no drawn picture is drawn", async () => {
  await storage.write("drawn/v1/a.jpg", await readFile(new URL(PHOTO, DATA)), "image/jpeg");
  expect((await app.inject({ url: "/images/160/drawn/v1/a.jpg" })).statusCode).toBe(404);
});

test.each([PHOTO, "media/illustrations/basket.webp"])(
  "the picture of a shared link is a JPEG of 1200 × 630 for every client: %s",
  async (key) => {
    const share = await app.inject({ url: `/images/share/${key}`, headers: AVIF });
    expect([share.statusCode, share.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(await sharp(share.rawPayload).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: "jpeg",
    });
    const { etag } = share.headers;
    const again = await app.inject({
      url: `/images/share/${key}`,
      headers: { "if-none-match": String(etag) },
    });
    expect(again.statusCode).toBe(304);
  },
);

test("a photograph is served in the requested width and the best accepted format", async () => {
  const avif = await app.inject({ url: `/images/160/${PHOTO}`, headers: AVIF });
  const webp = await app.inject({ url: `/images/160/${PHOTO}`, headers: { accept: "image/webp" } });
  const jpeg = await app.inject({ url: `/images/160/${PHOTO}` });
  expect([avif, webp, jpeg].map((reply) => reply.headers["content-type"])).toEqual([
    "image/avif",
    "image/webp",
    "image/jpeg",
  ]);
  expect(avif.headers).toMatchObject({
    vary: "Accept",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-length": String(avif.rawPayload.byteLength),
  });
  expect((await sharp(avif.rawPayload).metadata()).width).toBe(160);
  expect(avif.rawPayload.byteLength).toBeLessThan(webp.rawPayload.byteLength);
});

test("a browser with the current picture gets 304 without drawing it", async () => {
  const first = await app.inject({ url: `/images/160/${PHOTO}`, headers: AVIF });
  const again = start();
  const ifNoneMatch = `"other", W/${first.headers.etag}`;
  const second = await again.inject({
    url: `/images/160/${PHOTO}`,
    headers: { ...AVIF, "if-none-match": ifNoneMatch },
  });
  expect([second.statusCode, second.body, second.headers.etag]).toEqual([304, "", first.headers.etag]);
});

test("all widths above the photograph's own are the same picture", async () => {
  const replies = await Promise.all(
    [480, 720, 840, 1080].map((width) => app.inject({ url: `/images/${width}/${PHOTO}`, headers: AVIF })),
  );
  expect(new Set(replies.map((reply) => reply.headers.etag)).size).toBe(1);
  expect((await sharp(replies[0]?.rawPayload).metadata()).width).toBe(348);
});

test("fifty concurrent requests share one drawing, and the next process finds it on disk", async () => {
  reads.length = 0;
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => app.inject({ url: `/images/320/${PHOTO}`, headers: AVIF })),
  );
  expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.rawPayload.byteLength}`)).size).toBe(1);
  expect(reads).toEqual([PHOTO, PHOTO]); // once for its facts, once for drawing

  const kept = await readdir(path.join(folder, "cache"), { recursive: true });
  expect(kept.filter((name) => name.endsWith("-320.avif"))).toHaveLength(1);
  reads.length = 0;
  await start().inject({ url: `/images/320/${PHOTO}`, headers: AVIF });
  expect(reads).toEqual([PHOTO]); // read for its facts, not drawn
});

test("a replaced picture is drawn again by the next process", async () => {
  const before = await app.inject({ url: `/images/160/${PHOTO}`, headers: AVIF });
  await storage.write(PHOTO, await readFile(new URL("media/photos/lemon-1.jpg", DATA)), "image/jpeg");
  const after = await start().inject({ url: `/images/160/${PHOTO}`, headers: AVIF });
  expect(after.statusCode).toBe(200);
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

test("a picture replaced between reading its facts and drawing is read again", async () => {
  const other = await readFile(new URL("media/photos/lemon-1.jpg", DATA));
  await app.inject({ url: `/images/160/${PHOTO}`, headers: AVIF });
  await storage.write(PHOTO, other, "image/jpeg");
  const reply = await app.inject({ url: `/images/320/${PHOTO}`, headers: AVIF });
  const fresh = await start().inject({ url: `/images/320/${PHOTO}`, headers: AVIF });
  expect([reply.statusCode, reply.headers.etag]).toEqual([200, fresh.headers.etag]);
});

test.each([
  "/images/161/media/photos/satsumas-1.jpg",
  "/images/0160/media/photos/satsumas-1.jpg",
  "/images/160/media/photos/none.jpg",
  "/images/160/media/videos/abc-juice.mp4",
  "/images/160/media%2f..%2f..%2fetc%2fpasswd",
  "/images/160/",
  "/media/photos/none.jpg",
  "/media/LICENSES.md",
  "/media/..%2f..%2fpackage.json",
  "/media/",
])("%s is not found", async (url) => {
  const reply = await app.inject({ url, headers: AVIF });
  expect([reply.statusCode, reply.json().code, reply.headers["cache-control"]]).toEqual([
    404,
    "IMAGE_NOT_FOUND",
    "no-store",
  ]);
});

test("a file that only has the name of a photograph is not found", async () => {
  await storage.write("media/photos/fake.jpg", Buffer.from("<svg/>"), "image/jpeg");
  const reply = await app.inject({ url: "/images/160/media/photos/fake.jpg", headers: AVIF });
  expect(reply.json().code).toBe("IMAGE_NOT_FOUND");
});

test("a drawing keeps its transparent background for every browser", async () => {
  const reply = await app.inject({ url: "/images/160/media/illustrations/basket.webp" });
  expect(reply.headers["content-type"]).toBe("image/png");
  expect((await sharp(reply.rawPayload).metadata()).hasAlpha).toBe(true);
});

test("a video is served whole or in parts", async () => {
  const video = await readFile(new URL(VIDEO, DATA));
  const whole = await app.inject({ url: `/${VIDEO}` });
  expect(whole.headers).toMatchObject({
    "content-type": "video/mp4",
    "accept-ranges": "bytes",
    "x-content-type-options": "nosniff",
    "content-length": String(video.byteLength),
  });
  expect(whole.rawPayload.equals(video)).toBe(true);

  const part = await app.inject({ url: `/${VIDEO}`, headers: { range: "bytes=100-199" } });
  expect([part.statusCode, part.headers["content-range"]]).toEqual([
    206,
    `bytes 100-199/${video.byteLength}`,
  ]);
  expect(part.rawPayload.equals(video.subarray(100, 200))).toBe(true);

  const outside = await app.inject({ url: `/${VIDEO}`, headers: { range: "bytes=99999999-" } });
  expect([outside.statusCode, outside.headers["content-range"]]).toEqual([
    416,
    `bytes */${video.byteLength}`,
  ]);
});

test("a range request of a video reads neither the rest of the file nor its hash", async () => {
  reads.length = 0;
  for (const range of ["bytes=0-1", "bytes=-5", undefined]) {
    const reply = await app.inject({ url: `/${VIDEO}`, headers: range ? { range } : {} });
    expect(reply.statusCode).toBe(range ? 206 : 200);
  }
  const head = await app.inject({ method: "HEAD", url: `/${VIDEO}` });
  expect([head.statusCode, head.body, Number(head.headers["content-length"])]).toEqual([
    200,
    "",
    (await readFile(new URL(VIDEO, DATA))).byteLength,
  ]);
  expect(reads).toEqual([]);
});

test("a replaced video has a new ETag, and one replaced during the request is looked up again", async () => {
  const before = await app.inject({ url: `/${VIDEO}`, headers: { range: "bytes=0-9" } });
  const other = Buffer.from("another video");
  const { find } = storage;
  storage.find = async (key) => {
    storage.find = find;
    const found = await find(key);
    await storage.write(VIDEO, other, "video/mp4");
    return found;
  };
  const after = await app.inject({ url: `/${VIDEO}`, headers: { range: "bytes=0-6" } });
  expect([after.statusCode, after.body]).toEqual([206, "another"]);
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

test("a range of another version is answered with the whole file", async () => {
  const { headers } = await app.inject({ url: `/${VIDEO}` });
  const range = "bytes=0-9";
  const same = await app.inject({ url: `/${VIDEO}`, headers: { range, "if-range": String(headers.etag) } });
  const other = await app.inject({ url: `/${VIDEO}`, headers: { range, "if-range": '"other"' } });
  expect([same.statusCode, other.statusCode]).toEqual([206, 200]);
  const known = await app.inject({ url: `/${VIDEO}`, headers: { "if-none-match": String(headers.etag) } });
  expect(known.statusCode).toBe(304);
});

test("an unwritable cache only costs time", async () => {
  const broken = Fastify();
  const log: string[] = [];
  registerImageRoutes(broken, {
    storage,
    cacheDir: path.join(folder, "storage", PHOTO), // a file, so that no folder can be created in it
    sharesDrawn: false,
    log: createLog("warn", { write: (line) => log.push(line) }),
  });
  const reply = await broken.inject({ url: `/images/160/${PHOTO}`, headers: AVIF });
  expect(reply.statusCode).toBe(200);
  expect(log.join()).toContain("picture cache failed");
});
