import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { findPersonalVideo } from "./bookmarks.repository.ts";

/** Shows the personal fields of a video, which the public reply omits. */
export async function showVideoBookmarkAndCounts(
  { path: { id: videoId } }: Input<"GET /v1/video/{id}/user-personal">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"GET /v1/video/{id}/user-personal">> {
  const row = await findPersonalVideo(db, buyer.id, videoId);
  if (!row) return refuse("VIDEO_NOT_FOUND");
  return ok({
    isMyVideoShare: row.is_bookmarked,
    videoShareCount: row.share_count,
    viewCount: row.view_count,
  });
}
