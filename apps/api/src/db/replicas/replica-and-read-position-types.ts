import type { Db } from "../database.ts";

/** Readers by what they read: what is the same for everyone, a buyer's own data, or an operator's lists and reports. */
export type Reader = "public" | "buyer" | "operator";

/**
 * Position in the log, in bytes, that a replica must have replayed for a reader: `null` for readers who wrote nothing
 * lately; `unknown` for those who may have written at a position that nobody knows, who read from the primary.
 */
export type ReadPosition = number | "unknown" | null;

/** Time for which a position is kept, in ms: much longer than the longest lag of a replica in use. */
export const POSITION_MS = 60_000;
/** Time after which no replica in use lacks the begin of a session, in ms: longer than the longest lag. */
const NEW_SESSION_MS = 15_000;

/**
 * Returns the position of the person of a session. A session that has just begun wrote its person or its login at an
 * unknown position.
 */
export function readPositionOf(
  { created_at: createdAt, read_position: position }: { created_at: Date; read_position: number | null },
  now: Date,
): ReadPosition {
  return now.getTime() - createdAt.getTime() < NEW_SESSION_MS ? "unknown" : position;
}

/** Database of one request that reads, and whether it was asked to write as well. */
export type RequestReads = { db: Db; hasWritten(): boolean };

/** Streaming replicas of the primary that answer reads. */
export type Replicas = {
  /** True where none is configured: everything goes to the primary, and no position is kept. */
  readonly isEmpty: boolean;
  /**
   * Returns the database for the reads of one request: a replica that is past the position and past every noted commit,
   * or the primary. Writes and transactions go to the primary, and so do the request's reads after them.
   */
  open(primary: Db, reader: Reader, position: ReadPosition): RequestReads;
  /** Notes that another transaction has committed something that all readers must see from now on. */
  noteCommit(): void;
};

/** Absence of replicas, as in previews and commands. */
export const NO_REPLICAS: Replicas = {
  isEmpty: true,
  open: (primary) => ({ db: primary, hasWritten: () => false }),
  noteCommit: () => undefined,
};
