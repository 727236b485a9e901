export type FrameKind = "page" | "video" | "player";

/**
 * Selects the frame of a page by its path. Rule: specification §2, "a path containing /video or /player gets a special
 * layout".
 *
 * @example selectFrameByPath("/player/4001") // "player"
 */
export function selectFrameByPath(pathname: string): FrameKind {
  if (pathname.includes("/player")) return "player";
  if (pathname.includes("/video")) return "video";
  return "page";
}
