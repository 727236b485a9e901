import type { Sharp } from "sharp";

/** What messengers and social networks show of a link, in px: 1.91 to 1. */
export const SHARE_WIDTH = 1200;
const HEIGHT = 630;
const SIDE = 550;

/**
 * A picture for a shared link: the square photograph whole, on a blurred and darkened ground of its own colours, so
 * that no fruit is cut off whatever shape the picture has.
 *
 * @param open opens the same picture anew each time
 * @returns JPEG, which every reader of links draws
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
