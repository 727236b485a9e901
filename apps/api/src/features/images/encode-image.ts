import { ok, type Result, refuse } from "@todayfruit/domain/result";
import sharp, { type Sharp } from "sharp";
import { drawSharePicture } from "./draw-share-picture.ts";
import type { ImageFormat } from "./image-formats.ts";
import { createLimit } from "./limit.ts";

/** What is known of a picture before it is drawn, turned the way it is shown. */
export type ImageFacts = { width: number; hasAlpha: boolean };

/** 40 megapixels: more than a camera of today takes, less than what would fill the memory. */
const MAX_PIXELS = 40_000_000;

// Only photographs are read. SVG, PDF and the rest of what the library could open stay closed.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer",
  ],
});

// A picture is drawn once and kept in storage: results that the library kept would be memory that nobody asks for again.
// Measured on 38 megapixels, six times: 386 MB instead of 810.
sharp.cache(false);

/**
 * Drawing takes a thread of the four that the whole process has for passwords, files and names of hosts, too, and up to
 * 160 MB for 40 megapixels.
 */
const DRAWN_AT_ONCE = 2;
const inTurn = createLimit(DRAWN_AT_ONCE);

/** The facts of a picture, `null` for bytes that are none or that are too large to draw. */
export async function inspectImage(bytes: Uint8Array): Promise<ImageFacts | null> {
  try {
    const { autoOrient, hasAlpha } = await open(bytes).metadata();
    return { width: autoOrient.width, hasAlpha };
  } catch {
    return null; // The library says of everything that it cannot read only that it cannot.
  }
}

/**
 * Draws a picture `width` px wide, without what the camera wrote into it (place, time, device).
 *
 * @param width never more than the picture has
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

/** The longest side of a picture that a shopper sent, in px: enough to look closely at a fruit. */
const UPLOAD_PX = 2048;

/**
 * A shopper's picture made anew: turned the way it is shown, without place, time and device, its first frame when it
 * moves.
 *
 * @returns refuses PICTURE_TOO_LARGE for more than 40 megapixels, and PICTURE_UNREADABLE for bytes that are no
 *   picture or are cut off
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
    // As above: why is not said, but how large it calls itself can be read.
    return refuse((await isTooLarge(bytes)) ? "PICTURE_TOO_LARGE" : "PICTURE_UNREADABLE");
  }
}

/** By its header alone; nothing is drawn. */
async function isTooLarge(bytes: Uint8Array): Promise<boolean> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height > MAX_PIXELS;
  } catch {
    return false;
  }
}

/**
 * Measured on photographs of 348 px: AVIF 55 looks like WebP 78 (SSIM 0.978 of the original) in 12 kB against 16 kB.
 * More effort than 2 doubles the time of AVIF for 4 % fewer bytes.
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
