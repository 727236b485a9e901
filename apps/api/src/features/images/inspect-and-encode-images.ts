import { MAX_PIXELS } from "@todayfruit/domain/images/image-limits";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import sharp, { type Sharp } from "sharp";
import { createConcurrencyLimit } from "./create-concurrency-limit.ts";
import { drawSharePicture } from "./draw-share-picture.ts";
import type { ImageFormat } from "./image-formats.ts";

/** Facts of a picture before it is drawn, with its orientation applied. */
export type ImageFacts = { width: number; hasAlpha: boolean };

// Only photographs are read; SVG, PDF and the library's other formats stay blocked.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer",
  ],
});

// A picture is drawn once and kept in storage, so the library's own cache would only waste memory. Measured on 38
// megapixels, six times: 386 MB instead of 810.
sharp.cache(false);

/**
 * Drawing takes one of the four threads that the process shares with passwords, files and host names, and up to 160 MB
 * for 40 megapixels.
 */
const DRAWN_AT_ONCE = 2;
const inTurn = createConcurrencyLimit(DRAWN_AT_ONCE);

/** Returns the facts of a picture; `null` for bytes that are not one, or one too large to draw. */
export async function inspectImage(bytes: Uint8Array): Promise<ImageFacts | null> {
  try {
    const { autoOrient, hasAlpha } = await open(bytes).metadata();
    return { width: autoOrient.width, hasAlpha };
  } catch {
    return null; // The library does not tell why it cannot read something.
  }
}

/**
 * Draws a picture `width` px wide, without the camera's metadata (place, time, device).
 *
 * @param width at most the picture's own
 */
export async function encodeImage(
  bytes: Uint8Array,
  width: number,
  format: ImageFormat,
): Promise<Uint8Array> {
  return inTurn(async () => {
    if (format === "share") return drawSharePicture(() => open(bytes));
    const drawn = open(bytes).autoOrient().resize({ width, withoutEnlargement: true });
    return ENCODERS[format](drawn).toBuffer();
  });
}

/** Longest side in px of a shopper's picture, enough to inspect a fruit closely. */
const UPLOAD_PX = 2048;

/**
 * Re-encodes a shopper's picture: orientation applied, without place, time and device, and only the first frame of an
 * animation.
 *
 * @returns refuses PICTURE_TOO_LARGE for more than 40 megapixels, and PICTURE_UNREADABLE for bytes that are cut off or
 *   not a picture
 */
export async function normaliseImage(
  bytes: Uint8Array,
): Promise<Result<Uint8Array, "PICTURE_UNREADABLE" | "PICTURE_TOO_LARGE", undefined>> {
  try {
    const drawn = open(bytes)
      .autoOrient()
      .resize({ width: UPLOAD_PX, height: UPLOAD_PX, fit: "inside", withoutEnlargement: true });
    return ok(await inTurn(() => ENCODERS.jpeg(drawn).toBuffer()));
  } catch {
    // The library does not tell why, but the header tells the size.
    return refuse((await isTooLarge(bytes)) ? "PICTURE_TOO_LARGE" : "PICTURE_UNREADABLE");
  }
}

/** Returns the size of a drawn picture in px. */
export async function sizeOfImage(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await open(bytes).metadata();
  return { width, height };
}

/** Cuts a part out of a drawn picture; the part lies within it. */
export function cropImage(
  bytes: Uint8Array,
  area: { left: number; top: number; width: number; height: number },
): Promise<Uint8Array> {
  return inTurn(() => ENCODERS.jpeg(open(bytes).extract(area)).toBuffer());
}

/** Reads the size from the header alone. */
async function isTooLarge(bytes: Uint8Array): Promise<boolean> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height > MAX_PIXELS;
  } catch {
    return false;
  }
}

/**
 * Measured on photographs of 348 px: AVIF 55 looks like WebP 78 (SSIM 0.978 of the original) in 12 kB against 16 kB. An
 * effort above 2 doubles the time of AVIF for 4 % fewer bytes.
 */
const ENCODERS: Record<Exclude<ImageFormat, "share">, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 2, chromaSubsampling: "4:2:0" }),
  webp: (image) => image.webp({ quality: 78, alphaQuality: 90, effort: 4, smartSubsample: true }),
  jpeg: (image) => image.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9, palette: true, quality: 90 }),
};

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true });
}
