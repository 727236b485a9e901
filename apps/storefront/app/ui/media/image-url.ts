/** Widths in px that the image service renders; others are refused. */
export const IMAGE_WIDTHS = [160, 320, 480, 720] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

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

/** Value of `srcset` with every width. */
export function imageSrcSet(path: string): string {
  return IMAGE_WIDTHS.map((width) => `${imageUrl(path, width)} ${width}w`).join(", ");
}

/** Checks whether a picture is a drawing on a transparent ground, which is shown smaller and on a tint. */
export function isIllustration(path: string): boolean {
  return path.includes("illustrations/");
}
