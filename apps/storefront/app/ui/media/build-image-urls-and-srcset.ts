/** Widths in px that the image service renders; others are refused. */
export const IMAGE_WIDTHS = [160, 320, 480, 720, 840, 1080] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Width in px of the pictures of a folder of the catalogue whose names do not say it. */
const FOLDER_WIDTHS: readonly (readonly [folder: string, width: number])[] = [
  ["media/photos/", 348],
  ["media/reviews/", 348],
  ["media/illustrations/", 256],
];

/** Width that other pictures, such as those of shoppers, are taken to have: they are kept up to 1600 px. */
const OTHER_WIDTH = 720;

/**
 * URL of a catalogue picture in one width. The format (AVIF, WebP) follows the browser's Accept header.
 *
 * @param path path as returned by the api, e.g. `media/photos/satsumas-1.jpg`
 * @example imageUrl("media/photos/satsumas-1.jpg", 320) // "/images/320/media/photos/satsumas-1.jpg"
 */
export function imageUrl(path: string, width: ImageWidth): string {
  const segments = path.replace(/^\/+/, "").split("/").map(encodeURIComponent);
  return `/images/${width}/${segments.join("/")}`;
}

/** URL of the preview picture of a shared link: 1200 × 630 px, JPEG. */
export function shareImageUrl(path: string): string {
  return imageUrl(path, 720).replace("/720/", "/share/");
}

/**
 * Value of `srcset`: the widths below that of the source, and the source's own, so that no entry promises more than it is.
 *
 * @example imageSrcSet("media/photos/large/plum-1-400w.jpg")
 *   // "/images/160/… 160w, /images/320/… 320w, /images/480/… 400w"
 */
export function imageSrcSet(path: string): string {
  const source = sourceWidth(path);
  const smaller = IMAGE_WIDTHS.filter((width) => width < source);
  const whole = IMAGE_WIDTHS.find((width) => width >= source);
  return [
    ...smaller.map((width) => `${imageUrl(path, width)} ${width}w`),
    ...(whole ? [`${imageUrl(path, whole)} ${source}w`] : []),
  ].join(", ");
}

/** Reads the width of a source from its name, `-1067w.jpg`, or knows that of its folder, px. */
function sourceWidth(path: string): number {
  const named = /-(\d{3,4})w\.\w+$/.exec(path)?.[1];
  if (named !== undefined) return Number(named);
  return FOLDER_WIDTHS.find(([folder]) => path.includes(folder))?.[1] ?? OTHER_WIDTH;
}

/** Checks whether a picture is a drawing on a transparent ground, which is shown smaller and on a tint. */
export function isIllustration(path: string): boolean {
  return path.includes("illustrations/");
}
