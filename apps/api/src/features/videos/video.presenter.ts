import type { Video } from "@todayfruit/contract/videos/video";
import type { Static } from "typebox";
import type { VideoRow } from "./videos.repository.ts";

/**
 * Presents a video.
 *
 * @param isMine whether the shopper bookmarked it; false in public replies
 */
export function presentVideo(row: VideoRow, isMine = false): Static<typeof Video> {
  return {
    id: row.id,
    title: row.title,
    contents: row.contents,
    videoUrl: row.video_url,
    thumbnail: row.thumbnail,
    durationSeconds: row.duration_seconds,
    width: row.width,
    height: row.height,
    viewCount: row.view_count,
    videoShareCount: row.share_count,
    isMyVideoShare: isMine,
  };
}
