import { Readable } from "node:stream";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readPictureBody } from "./read-picture-body.ts";

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1];
const LIMIT = 5000;

test("a picture is read unchanged, wherever it is cut and with or without a declared length", async () => {
  const tail = fc.uint8Array({ maxLength: 3000 });
  await fc.assert(
    fc.asyncProperty(
      tail,
      fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 20 }),
      fc.boolean(),
      async (rest, sizes, isSaid) => {
        const whole = Buffer.concat([Buffer.from(JPEG), rest]);
        const read = await readPictureBody(Readable.from(cut(whole, sizes)), {
          length: isSaid ? whole.byteLength : null,
          limit: LIMIT,
        });
        expect(Buffer.from(read).equals(whole)).toBe(true);
      },
    ),
  );
});

test.each([
  ["a WebP", Buffer.from("RIFF1234WEBP")],
  ["a PNG", Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\0", "latin1")],
  ["an AVIF", Buffer.from("\0\0\0\x20ftypavif", "latin1")],
])("%s is read completely, another format only until it is recognized", async (_what, sign) => {
  const parts = (begin: Buffer) => [begin, ...Array.from({ length: 40 }, () => Buffer.alloc(100, 7))];
  const read = (begin: Buffer) =>
    readPictureBody(Readable.from(parts(begin)), { length: 4012, limit: LIMIT });
  expect((await read(sign)).byteLength).toBe(4012);
  const other = Readable.from(parts(Buffer.from("GIF89a123456")));
  expect((await readPictureBody(other, { length: 4012, limit: LIMIT })).byteLength).toBeLessThan(200);
  expect(other.readableEnded).toBe(true);
});

test("a picture above the limit is refused at the exceeding byte, or before the first when its length is declared", async () => {
  const begun = { read: 0 };
  async function* endless() {
    yield Buffer.from(JPEG);
    for (;;) {
      begun.read += 100;
      yield Buffer.alloc(100);
    }
  }
  const refused = { code: "BODY_TOO_LARGE" };
  await expect(
    readPictureBody(Readable.from(endless()), { length: null, limit: LIMIT }),
  ).rejects.toMatchObject(refused);
  expect(begun.read).toBeLessThan(LIMIT + 2000);
  begun.read = 0;
  await expect(
    readPictureBody(Readable.from(endless()), { length: 5001, limit: LIMIT }),
  ).rejects.toMatchObject(refused);
  expect(begun.read).toBe(0);
});

test("reading a picture yields to the event loop", async () => {
  const parts = [Buffer.from(JPEG), ...Array.from({ length: 160 }, () => Buffer.alloc(64 * 1024))];
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await readPictureBody(Readable.from(parts), { length: 12 + 160 * 64 * 1024, limit: 12 * 1024 * 1024 });
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(40);
});

function cut(whole: Buffer, sizes: readonly number[]): Buffer[] {
  const parts: Buffer[] = [];
  let at = 0;
  for (const size of sizes) {
    if (at >= whole.byteLength) break;
    parts.push(whole.subarray(at, at + size));
    at += size;
  }
  return at < whole.byteLength ? [...parts, whole.subarray(at)] : parts;
}
