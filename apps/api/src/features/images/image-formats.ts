/** The widths in px in which photographs are drawn; any other is refused, or each would be a file to make and keep. */
export const IMAGE_WIDTHS = [160, 320, 480, 720, 1080] as const;

/** `share` is the picture of a shared link: always the same shape, always JPEG. */
export type ImageFormat = "avif" | "webp" | "jpeg" | "png" | "share";

export const CONTENT_TYPES: Record<ImageFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpeg: "image/jpeg",
  png: "image/png",
  share: "image/jpeg",
};

/**
 * The smallest format that a browser says it takes. A browser that names none gets what all of them draw: PNG where
 * the picture has transparent ground, JPEG otherwise.
 *
 * @example chooseFormat("image/avif,image/webp,*\/*", false) // "avif"
 */
export function chooseFormat(accept: string | undefined, hasAlpha: boolean): ImageFormat {
  const taken = new Set((accept ?? "").toLowerCase().split(",").filter(isTaken).map(typeOf));
  if (taken.has("image/avif")) return "avif";
  if (taken.has("image/webp")) return "webp";
  return hasAlpha ? "png" : "jpeg";
}

function typeOf(range: string): string {
  return range.split(";", 1)[0]?.trim() ?? "";
}

/** `q=0` says that a type is not taken. */
function isTaken(range: string): boolean {
  return !/;\s*q=0(\.0{0,3})?\s*(;|$)/.test(range);
}
