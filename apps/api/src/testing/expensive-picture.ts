import sharp from "sharp";

const SIDE = 6200;

/**
 * Makes the most expensive picture that a call accepts: 38 megapixels as a progressive JPEG, which is held in memory
 * before its first line is decoded, rotated by EXIF, padded to the limit of the call.
 *
 * @param bytes length of the whole
 */
export async function expensivePicture(bytes: number): Promise<Buffer> {
  const background = { r: 40, g: 160, b: 60 };
  const picture = await sharp({
    create: {
      width: SIDE,
      height: SIDE,
      channels: 3,
      background,
      noise: { type: "gaussian", mean: 128, sigma: 8 },
    },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 40, progressive: true })
    .toBuffer();
  return Buffer.concat([picture, Buffer.alloc(Math.max(0, bytes - picture.byteLength))]).subarray(0, bytes);
}
