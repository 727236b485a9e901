import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import { findOwnVideo } from "../../videos/uploads/video-uploads.repository.ts";

/** Video of a review as it is stored. */
export type StoredReviewVideo = { path: string; poster: string; seconds: number };

/**
 * Finds the video that a member sends with a review among their uploads; its first frame must be among the pictures, so
 * that it is counted and shown as a review with pictures.
 */
export async function findReviewVideo(
  tx: Tx,
  userId: number,
  { video, images }: { video?: { path: string; poster: string } | null; images: readonly string[] },
): Promise<Result<StoredReviewVideo | null, "REVIEW_VIDEO_NOT_FOUND", undefined>> {
  if (!video) return ok(null);
  if (!images.includes(video.poster)) return refuse("REVIEW_VIDEO_NOT_FOUND");
  const seconds = await findOwnVideo(tx, userId, video.path);
  return seconds === null ? refuse("REVIEW_VIDEO_NOT_FOUND") : ok({ ...video, seconds });
}
