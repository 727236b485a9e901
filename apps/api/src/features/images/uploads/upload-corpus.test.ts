import { Buffer } from "node:buffer";
import { crc32, deflateSync } from "node:zlib";
import type { RefusalCode } from "@todayfruit/contract/refusals";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guest } from "../../../testing/product-and-member-fixtures.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop();
  token = await guest(shop);
});
afterAll(() => shop.close());

const MARK = "window.__xss=1";
const HTML = `<html><script>${MARK}</script></html>`;

/** Creates a picture with a red left and a blue right half. */
const halves = () =>
  sharp(
    Buffer.from(
      Array.from({ length: 20 }, () =>
        Array.from({ length: 40 }, (_, x) => (x < 20 ? [220, 20, 20] : [20, 20, 220])),
      ).flat(2),
    ),
    { raw: { width: 40, height: 20, channels: 3 } },
  );
const jpeg = () => halves().jpeg().toBuffer();
const twoFrames = () =>
  sharp(Buffer.alloc(32 * 64 * 3, 90).fill(200, 32 * 32 * 3), {
    raw: { width: 32, height: 64, channels: 3, pageHeight: 32 },
  });

type Sample = [what: string, make: () => Promise<Uint8Array> | Uint8Array, expected: "kept" | RefusalCode];

const CORPUS: Sample[] = [
  ["a JPEG", jpeg, "kept"],
  ["a PNG", () => halves().png().toBuffer(), "kept"],
  ["a WebP", () => halves().webp().toBuffer(), "kept"],
  ["an AVIF", () => halves().resize(64, 64).avif().toBuffer(), "kept"],
  ["a JPEG with the place where it was taken", withPlace, "kept"],
  ["a JPEG and a page behind it", async () => Buffer.concat([await jpeg(), Buffer.from(HTML)]), "kept"],
  ["a JPEG and a ZIP behind it", async () => Buffer.concat([await jpeg(), zip()]), "kept"],
  ["a JPEG with a script in its comment", withComment, "kept"],
  ["a PNG with a script in its text", withText, "kept"],
  [
    "a WebP that moves",
    () =>
      twoFrames()
        .webp({ delay: [100, 100] })
        .toBuffer(),
    "kept",
  ],
  ["an APNG", animatedPng, "kept"],
  [
    "a GIF that moves",
    () =>
      twoFrames()
        .gif({ delay: [100, 100] })
        .toBuffer(),
    "PICTURE_UNREADABLE",
  ],
  ["a GIF that is a script", () => Buffer.from(`GIF89a/*\0\0*/=1;${MARK}`), "PICTURE_UNREADABLE"],
  [
    "a page that begins like a JPEG",
    () => Buffer.from(`\u00ff\u00d8\u00ff${HTML}`, "latin1"),
    "PICTURE_UNREADABLE",
  ],
  ["a page", () => Buffer.from(HTML), "PICTURE_UNREADABLE"],
  ["a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF"), "PICTURE_UNREADABLE"],
  ["a ZIP", zip, "PICTURE_UNREADABLE"],
  ["a drawing (SVG)", () => Buffer.from(svg), "PICTURE_UNREADABLE"],
  ["a packed drawing", () => deflateSync(Buffer.from(svg)), "PICTURE_UNREADABLE"],
  ["a HEIC", heic, "PICTURE_UNREADABLE"],
  ["a TIFF", () => halves().tiff().toBuffer(), "PICTURE_UNREADABLE"],
  ["the first half of a JPEG", async () => firstHalf(await jpeg()), "PICTURE_UNREADABLE"],
  ["the first half of a PNG", async () => firstHalf(await halves().png().toBuffer()), "PICTURE_UNREADABLE"],
  ["the first half of a WebP", async () => firstHalf(await halves().webp().toBuffer()), "PICTURE_UNREADABLE"],
  ["the beginning of a JPEG and nothing else", () => Buffer.from([0xff, 0xd8, 0xff]), "PICTURE_UNREADABLE"],
  ["a single zero", () => Buffer.alloc(1), "PICTURE_UNREADABLE"],
  ["nothing", () => Buffer.alloc(0), "PICTURE_UNREADABLE"],
  ["100 megapixels in some bytes", () => bomb(10_000, 10_000), "PICTURE_TOO_LARGE"],
  ["a line of a million pixels a thousand high", () => bomb(1_000_000, 1000), "PICTURE_TOO_LARGE"],
  ["20 MB", () => Buffer.alloc(20 * 1024 * 1024, 0xff), "BODY_TOO_LARGE"],
];

test.each(CORPUS)("%s", async (_what, make, expected) => {
  const { status, reply, refusal } = await send(await make());
  if (expected !== "kept") {
    expect([status, refusal.code]).toEqual([expected === "BODY_TOO_LARGE" ? 413 : 400, expected]);
    return;
  }
  expect(status).toBe(200);
  const bytes = Buffer.from((await shop.services.storage.read(reply.path)) ?? []);
  const facts = await sharp(bytes).metadata();
  expect(facts).toMatchObject({ format: "jpeg" });
  expect([facts.exif, facts.xmp, facts.iptc, facts.comments, facts.pages]).toEqual(Array(5).fill(undefined));
  for (const trace of [MARK, "SecretCam", "PK\u0003\u0004"]) expect(bytes.includes(trace)).toBe(false);
  // No bytes after the end of the picture.
  expect([...bytes.subarray(-2)]).toEqual([0xff, 0xd9]);
});

/** Position of the red half for EXIF's eight orientations. */
test.each([
  [1, "left"],
  [2, "right"],
  [3, "right"],
  [4, "left"],
  [5, "top"],
  [6, "top"],
  [7, "bottom"],
  [8, "bottom"],
])("with orientation %i the red half is at the %s", async (orientation, side) => {
  const { reply } = await send(await halves().withMetadata({ orientation }).jpeg().toBuffer());
  const kept = sharp((await shop.services.storage.read(reply.path)) ?? Buffer.alloc(0));
  const { data, info } = await kept.raw().toBuffer({ resolveWithObject: true });
  const isRed = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 128;
  const [middleX, middleY] = [info.width / 2, info.height / 2];
  expect({
    left: isRed(3, middleY) && !isRed(info.width - 3, middleY),
    right: isRed(info.width - 3, middleY) && !isRed(3, middleY),
    top: isRed(middleX, 3) && !isRed(middleX, info.height - 3),
    bottom: isRed(middleX, info.height - 3) && !isRed(middleX, 3),
  }).toMatchObject({ [side]: true });
});

test("a picture is judged by its bytes, not by the type in its header", async () => {
  const named = (type: string) =>
    jpeg().then((body) => shop.call(token, "POST /v1/app-users/images", { body }, { "content-type": type }));
  expect((await named("image/png")).refusal.code).toBe("MEDIA_TYPE_UNSUPPORTED");
  expect((await named("text/html")).refusal.code).toBe("MEDIA_TYPE_UNSUPPORTED");
});

function send(body: Uint8Array) {
  return shop.call(token, "POST /v1/app-users/images", { body });
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="${MARK}"><script>${MARK}</script></svg>`;

function firstHalf(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(0, bytes.length / 2);
}

function withPlace(): Promise<Uint8Array> {
  const IFD3 = { GPSLatitude: "37/1 30/1 0/1", GPSLatitudeRef: "N" };
  return halves()
    .withExif({ IFD0: { Make: "SecretCam" }, IFD3 })
    .jpeg()
    .toBuffer();
}

async function withComment(): Promise<Uint8Array> {
  const bytes = await jpeg();
  const comment = Buffer.from(HTML);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([head, comment, bytes.subarray(2)]);
}

async function withText(): Promise<Uint8Array> {
  const bytes = await halves().png().toBuffer();
  const text = chunk("tEXt", Buffer.from(`Comment\0${HTML}`));
  return Buffer.concat([bytes.subarray(0, 33), text, bytes.subarray(33)]);
}

/** The signature and the header of a PNG are its first 33 bytes. */
async function animatedPng(): Promise<Uint8Array> {
  const bytes = await halves().png().toBuffer();
  const frame = Buffer.alloc(26);
  frame.writeUInt32BE(40, 4);
  frame.writeUInt32BE(20, 8);
  frame.writeUInt16BE(1, 20);
  frame.writeUInt16BE(10, 22);
  const control = chunk("acTL", Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]));
  return Buffer.concat([bytes.subarray(0, 33), control, chunk("fcTL", frame), bytes.subarray(33)]);
}

/** Creates a PNG with a large size in its header and only a few lines. */
function bomb(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(100_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Creates the header of a HEIC file; the rest is not read. */
function heic(): Uint8Array {
  return Buffer.concat([Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic"), Buffer.alloc(2000, 7)]);
}

function zip(): Uint8Array {
  return Buffer.concat([
    Buffer.from("PK\u0003\u0004"),
    Buffer.alloc(200),
    Buffer.from("PK\u0005\u0006"),
    Buffer.alloc(18),
  ]);
}
