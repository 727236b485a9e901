import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { ImageFormat } from "./image-formats.ts";
import { encodeImage, inspectImage } from "./inspect-and-encode-images.ts";

const MEDIA = new URL("../../../../../data/media/", import.meta.url);
const FORMATS: ImageFormat[] = ["avif", "webp", "jpeg", "png"];

test.each(FORMATS)("a photograph becomes %s in the requested width, at most its own", async (format) => {
  const photo = await readFile(new URL("photos/satsumas-1.jpg", MEDIA));
  const small = await sharp(await encodeImage(photo, 160, format)).metadata();
  const large = await sharp(await encodeImage(photo, 1080, format)).metadata();
  expect([small.width, small.format]).toEqual([160, format === "avif" ? "heif" : format]);
  expect(large.width).toBe(348);
});

test.each<ImageFormat>(["avif", "webp", "png"])(
  "a drawing keeps its transparent background as %s",
  async (format) => {
    const drawing = await readFile(new URL("illustrations/basket.webp", MEDIA));
    expect(await inspectImage(drawing)).toEqual({ width: 256, hasAlpha: true });
    const { data, info } = await sharp(await encodeImage(drawing, 160, format))
      .ensureAlpha()
      .raw()
      .toBuffer({
        resolveWithObject: true,
      });
    expect([info.width, data[3]]).toEqual([160, 0]);
  },
);

test("a photograph is rotated upright and loses the camera's metadata", async () => {
  const camera = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#f80" } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "37/1 33/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(camera).metadata()).exif).toBeDefined();
  expect(await inspectImage(camera)).toEqual({ width: 20, hasAlpha: false });
  const drawn = await sharp(await encodeImage(camera, 20, "webp")).metadata();
  expect([drawn.width, drawn.height, drawn.exif, drawn.orientation]).toEqual([20, 40, undefined, undefined]);
});

test("a picture above the pixel limit is not opened", async () => {
  const bomb = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  expect(bomb.byteLength).toBeLessThan(500_000);
  expect(await inspectImage(bomb)).toBeNull();
});

test.each([
  ["SVG", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'],
  ["text", "not a picture"],
  ["GIF", "GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;"],
])("%s is not accepted as a photograph", async (_kind, text) => {
  expect(await inspectImage(Buffer.from(text, "latin1"))).toBeNull();
});

test("a damaged photograph is refused or drawn without a crash", async () => {
  const photo = await readFile(new URL("photos/satsumas-1.jpg", MEDIA));
  expect(await inspectImage(photo.subarray(0, 100))).toBeNull();
});
