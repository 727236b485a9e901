import type { Input } from "@todayfruit/contract/all-calls";
import { isWithinAttributionWindow } from "@todayfruit/domain/analytics/is-within-attribution-window";
import type { ContentKind } from "@todayfruit/domain/analytics/order-credited-content-kinds";

/** Video or broadcast whose link a shopper followed, and when (ISO 8601). */
export type ContentAttribution = { kind: ContentKind; id: number; at: string };

type Query = Input<"POST /v4/app-users/order-tmp">["query"];

/**
 * Reads the link that an order is credited to: of a broadcast before that of a video, followed within seven days. An age
 * is sent instead of an instant, because the clocks of devices differ; without one it was followed just now.
 */
export function attributeOrderToContent(query: Query, now: Date): ContentAttribution | null {
  const at = now.getTime() - (query?.touch_age ?? 0) * 1000;
  const id = query?.live ?? query?.video;
  if (id === undefined || !isWithinAttributionWindow(at, now.getTime())) return null;
  return { kind: query?.live === undefined ? "video" : "broadcast", id, at: new Date(at).toISOString() };
}
