import { forgetUploads, markUnusedUploads } from "../features/images/uploads.repository.ts";
import type { Services } from "../http/context.ts";

/** Whoever sent a picture and wrote nothing with it within this time does not come back to it. */
const UNUSED_MS = 2 * 86_400_000;

/**
 * Removes pictures that shoppers sent and that belong to nothing: marked, so that nothing names them any more, then
 * removed, then forgotten. A run that is killed is made up for by the next; several may run at once.
 *
 * @returns how many were removed
 */
export async function sweepUploads({ db, storage, now, log }: Services, take = 100): Promise<number> {
  const before = new Date(now().getTime() - UNUSED_MS);
  let total = 0;
  for (let count = take; count === take; ) {
    const paths = await markUnusedUploads(db, { before, now: now(), take });
    for (const path of paths) await storage.remove(path);
    await forgetUploads(db, paths);
    count = paths.length;
    total += count;
  }
  if (total > 0) log.info("pictures swept", { job: "sweep-uploads", count: total });
  return total;
}
