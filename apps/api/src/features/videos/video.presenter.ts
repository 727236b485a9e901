import type { Video } from "@todayfruit/contract/entities/video";
import type { Static } from "typebox";
import type { VideoRow } from "./videos.repository.ts";

/** @param isMine false in replies that are the same for everyone */
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
