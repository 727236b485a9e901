import type { Sharp } from "sharp";

/** Size in px that messengers and social networks show for a link: 1.91 to 1. */
export const SHARE_WIDTH = 1200;
const HEIGHT = 630;
const SIDE = 550;

/**
 * Draws the picture of a shared link: the whole square photograph on a blurred and darkened ground of its own colours,
 * so that nothing is cut off whatever its proportions.
 *
 * @param open opens the same picture again for each call
 * @returns JPEG, which all link previews support
 */
export async function drawSharePicture(open: () => Sharp): Promise<Uint8Array> {
  const front = await open()
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .resize({ width: SIDE, height: SIDE, fit: "cover" })
    .toBuffer();
  return open()
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .resize({ width: SHARE_WIDTH, height: HEIGHT, fit: "cover" })
    .blur(30)
    .modulate({ brightness: 0.75 })
    .composite([{ input: front, left: (SHARE_WIDTH - SIDE) / 2, top: (HEIGHT - SIDE) / 2 }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
