import type { ContentKind } from "@todayfruit/domain/analytics/order-credited-content-kinds";

const NAMES: Record<ContentKind, string> = { video: "영상", broadcast: "라이브 방송" };

/** Returns the name of a kind of content that leads to orders. */
export function referringContentKindName(kind: ContentKind): string {
  return NAMES[kind];
}
