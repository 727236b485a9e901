export type FrameKind = "page" | "video" | "player";

/**
 * Which frame a page stands in. Rule: specification §2, "a path containing /video or /player gets a special layout".
 *
 * @example frameOfPath("/player/4001") // "player"
 */
export function frameOfPath(pathname: string): FrameKind {
  if (pathname.includes("/player")) return "player";
  if (pathname.includes("/video")) return "video";
  return "page";
}
