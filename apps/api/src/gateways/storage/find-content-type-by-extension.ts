const BY_EXTENSION: Record<string, string> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  mp4: "video/mp4",
  webm: "video/webm",
};

/**
 * Returns the content type by the extension of a key; `null` for types that the shop neither accepts nor serves (SVG
 * and HTML could contain scripts).
 *
 * @example findContentTypeByExtension("media/videos/abc-juice.mp4") // "video/mp4"
 */
export function findContentTypeByExtension(key: string): string | null {
  const extension = /\.([a-z0-9]+)$/.exec(key.toLowerCase())?.[1] ?? "";
  return Object.hasOwn(BY_EXTENSION, extension) ? (BY_EXTENSION[extension] ?? null) : null;
}
