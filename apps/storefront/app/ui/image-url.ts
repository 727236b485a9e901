/** The widths in px that the image service draws; any other is refused. */
export const imageWidths = [160, 320, 480, 720] as const;

export type ImageWidth = (typeof imageWidths)[number];

/**
 * Where a picture of the catalogue is served in one width. The format (AVIF, WebP) follows the browser's Accept header.
 *
 * @param path as the api gives it, e.g. `media/photos/satsumas-1.jpg`
 * @example imageUrl("media/photos/satsumas-1.jpg", 320) // "/images/320/media/photos/satsumas-1.jpg"
 */
export function imageUrl(path: string, width: ImageWidth): string {
  const segments = path.replace(/^\/+/, "").split("/").map(encodeURIComponent);
  return `/images/${width}/${segments.join("/")}`;
}

/** The picture that messengers show of a shared link: 1200 × 630, JPEG. */
export function shareImageUrl(path: string): string {
  return imageUrl(path, 720).replace("/720/", "/share/");
}

/** Every width, for `srcset`. */
export function imageSrcSet(path: string): string {
  return imageWidths.map((width) => `${imageUrl(path, width)} ${width}w`).join(", ");
}

/** Drawings on transparent ground stand smaller, on a tint. */
export function isIllustration(path: string): boolean {
  return path.includes("illustrations/");
}
