/** Supported widths in px; any other is refused, because each would be a file to draw and keep. */
export const IMAGE_WIDTHS = [160, 320, 480, 720, 840, 1080] as const;

/** Formats in which a picture is drawn in its widths. */
export const DRAWN_FORMATS = ["avif", "webp", "jpeg", "png"] as const;

/** `share` is the picture of a shared link: one fixed size, always JPEG. */
export type ImageFormat = (typeof DRAWN_FORMATS)[number] | "share";

export const CONTENT_TYPES: Record<ImageFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpeg: "image/jpeg",
  png: "image/png",
  share: "image/jpeg",
};

/**
 * Chooses the smallest format that the browser accepts. Without a named one it is a format that all of them support:
 * PNG for a transparent background, JPEG otherwise.
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

/** Returns whether a type is accepted; `q=0` excludes it. */
function isTaken(range: string): boolean {
  return !/;\s*q=0(\.0{0,3})?\s*(;|$)/.test(range);
}
