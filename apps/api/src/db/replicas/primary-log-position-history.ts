import type { ReadPosition } from "./replica-and-read-position-types.ts";

/** Positions of the primary over time, from which follows how far a replica must be. */
export type PrimaryLogHistory = {
  /** Adds a position that the primary gave. @param askedAt when it was asked for, in ms */
  add(position: number, askedAt: number): void;
  /** Notes that something was committed that every reader must see, at a position to be learned. @param at in ms */
  noteCommit(at: number): void;
  /** Returns the position that every replica in use has replayed; `null` before the primary gave one. */
  leastPosition(): number | null;
  /** Returns the position that a replica must have replayed for a reader; `null` while no replica will do. */
  requiredFor(position: ReadPosition): number | null;
};

/**
 * Keeps the positions of the primary of the last `maxLagMs`. A replica must have replayed the oldest of them, so that
 * none is used that is further behind; the first position after each noted commit; and the reader's own. The age is
 * measured from the newest position: while the primary is away nothing is committed, and replicas go on serving.
 */
export function createPrimaryLogPositionHistory(maxLagMs: number): PrimaryLogHistory {
  let samples: readonly { position: number; askedAt: number }[] = [];
  let floor: number | null = 0;
  let committedAt = Number.NEGATIVE_INFINITY;

  function leastPosition(): number | null {
    return samples[0]?.position ?? null;
  }

  return {
    add(position, askedAt) {
      if (askedAt > committedAt) floor ??= position;
      samples = [...samples, { position, askedAt }].filter((sample) => askedAt - sample.askedAt <= maxLagMs);
    },
    noteCommit(at) {
      committedAt = at;
      floor = null;
    },
    leastPosition,
    requiredFor(position) {
      const least = leastPosition();
      if (least === null || floor === null || position === "unknown") return null;
      return Math.max(least, floor, position ?? 0);
    },
  };
}
