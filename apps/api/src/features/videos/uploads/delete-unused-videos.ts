import { videoParts } from "@todayfruit/domain/videos/video-limits";
import type { Services } from "../../../http/handler-context-types.ts";
import { deriveVideoPartKey } from "./derive-video-part-key.ts";
import { deleteVideoRows, markUnusedVideos } from "./video-uploads.repository.ts";

/** Age in ms from which an unused video counts as abandoned. */
const UNUSED_MS = 2 * 86_400_000;

/**
 * Removes uploaded videos that no review shows, begun ones included: marks them so that they can no longer be used, then
 * removes the files, then the rows. A killed run is completed by the next; several may run concurrently.
 *
 * @returns number of videos removed
 */
export async function deleteUnusedVideos({ db, storage, now, log }: Services, take = 20): Promise<number> {
  const before = new Date(now().getTime() - UNUSED_MS);
  let total = 0;
  for (let count = take; count === take; ) {
    const videos = await markUnusedVideos(db, { before, now: now(), take });
    for (const { id, path, bytes } of videos) {
      if (path !== null) await storage.remove(path);
      for (const part of videoParts(bytes).keys()) await storage.remove(deriveVideoPartKey(id, part));
    }
    await deleteVideoRows(
      db,
      videos.map(({ id }) => id),
    );
    count = videos.length;
    total += count;
  }
  if (total > 0) log.info("videos swept", { job: "delete-unused-videos", count: total });
  return total;
}
