import type { Services } from "../../../http/handler-context-types.ts";
import { removeDrawnCopies } from "../remove-drawn-copies.ts";
import { deleteUploadRows, markUnusedUploads } from "./uploads.repository.ts";

/** Age in ms from which an unused upload counts as abandoned. */
const UNUSED_MS = 2 * 86_400_000;

/**
 * Removes uploaded pictures that are not used: marks them so that they can no longer be used, then removes the files
 * with their drawn copies, then the rows. A killed run is completed by the next; several may run concurrently.
 *
 * @returns number of pictures removed
 */
export async function deleteOrphanedUploads(
  { db, storage, now, log }: Services,
  take = 100,
): Promise<number> {
  const before = new Date(now().getTime() - UNUSED_MS);
  let total = 0;
  for (let count = take; count === take; ) {
    const paths = await markUnusedUploads(db, { before, now: now(), take });
    for (const path of paths) {
      await removeDrawnCopies(storage, path);
      await storage.remove(path);
    }
    await deleteUploadRows(db, paths);
    count = paths.length;
    total += count;
  }
  if (total > 0) log.info("pictures swept", { job: "delete-orphaned-uploads", count: total });
  return total;
}
