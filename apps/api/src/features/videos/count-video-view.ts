import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { sessionBefore } from "@todayfruit/domain/videos/view-deduplication-window";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { countView } from "./videos.repository.ts";

/** Counts a view of the video by the buyer, once in a viewing session. One statement. */
export async function countVideoView(
  { path: { id: videoId } }: Input<"PUT /v1/video/{id}/view-count/increase">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"PUT /v1/video/{id}/view-count/increase">> {
  const at = now();
  const countedUntil = new Date(sessionBefore(at.getTime()));
  const viewCount = await countView(db, { videoId, userId: buyer.id, now: at, countedUntil });
  return viewCount === null ? refuse("VIDEO_NOT_FOUND") : ok({ viewCount });
}
