import { tagsToPurge } from "../../http/cache/derive-edge-tags-and-purges.ts";
import type { Services } from "../../http/handler-context-types.ts";
import { claimEdgePurges, concludeEdgePurges, postponeEdgePurges } from "./edge-purges.repository.ts";

/** Most rows of one purge; they are few tags, or everything. */
const TAKE = 5000;
/** Time for which a process alone sends what it claimed, in ms: longer than its requests may take. */
const CLAIM_MS = 30_000;
/** Time after a purge at which it is sent again, in ms, for a process that heard of the change later than the edge. */
const AGAIN_MS = 3000;
const SHORTEST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Purges at the edge what changed: all that is due together, each tag once. What the edge does not take is sent again
 * after half its age, at least 1 s and at most 30 s. A process that dies leaves its claims, which lapse.
 *
 * @returns number of changes sent; 0 without an edge
 */
export async function sendEdgePurges({
  db,
  edge,
  now,
  log,
}: Pick<Services, "db" | "edge" | "now" | "log">): Promise<number> {
  if (edge === null) return 0;
  const claimed = await claimEdgePurges(db, { now: now(), until: later(now(), CLAIM_MS), take: TAKE });
  const ids = claimed.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const result = await edge.purge(tagsToPurge(claimed.flatMap(({ tags }) => tags.split(" "))));
  if (result.kind === "purged") {
    await concludeEdgePurges(db, ids, later(now(), AGAIN_MS));
    return ids.length;
  }
  const oldest = Math.min(...claimed.map(({ noticed_at }) => noticed_at.getTime()));
  const pause = Math.max(pauseAfter(now().getTime() - oldest), result.retryAfterMs);
  await postponeEdgePurges(db, ids, later(now(), pause));
  log.warn("edge not purged", { job: "edge-purges", error: result.reason, count: ids.length });
  return 0;
}

/** @example pauseAfter(10_000) // 5000 */
function pauseAfter(ageMs: number): number {
  return Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, ageMs / 2));
}

function later(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() + milliseconds);
}
