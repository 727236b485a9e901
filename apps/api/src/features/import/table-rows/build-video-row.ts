import type { ImportDay } from "../convert-day-offsets.ts";
import type { VideoRecord } from "../records/video-record.ts";
import type { ImportedRow } from "./imported-row-types.ts";

/**
 * Builds the row of a video.
 *
 * @param isGood whether a product of the video can be shown
 */
export function buildVideoRow(
  record: VideoRecord,
  day: ImportDay,
  isGood: (productId: number) => boolean,
): ImportedRow<"video"> {
  return {
    id: record.id,
    slug: record.slug,
    title: record.title,
    contents: record.contents,
    video_url: record.videoUrl,
    thumbnail: record.thumbnail,
    duration_seconds: record.durationSeconds,
    width: record.width,
    height: record.height,
    view_count: record.viewCount,
    share_count: record.videoShareCount,
    product_ids: record.productIds.filter(isGood),
    created_at: day.instantAt(record.dateOffset),
  };
}
