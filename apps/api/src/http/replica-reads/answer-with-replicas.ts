import { keepReadPosition } from "../../db/replicas/keep-read-positions.repository.ts";
import { POSITION_MS, type ReadPosition } from "../../db/replicas/replica-and-read-position-types.ts";
import type { BoundCall } from "../bind-calls.ts";
import type { Context, Services } from "../handler-context-types.ts";
import { errorFields } from "../log.ts";
import { findReplicaReaderOfCall } from "./find-replica-reader-of-call.ts";

/** Context of a request whose asker is known, with the position from which they read. */
export type Authenticated = Context & { readPosition: ReadPosition };

/**
 * Answers a call by `work`, with a replica as its database when it only reads and a replica is past what its asker wrote.
 * After a change the end of the log is kept for its asker before they get the reply, also when the change failed: its
 * outcome may be unknown. Without replicas nothing is sent besides the work's own statements.
 */
export async function answerWithReplicas<T>(
  bound: Pick<BoundCall, "name" | "call">,
  context: Authenticated,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const { replicas, db, readPosition } = context;
  if (replicas.isEmpty) return work(context);
  const reader = findReplicaReaderOfCall(bound);
  const reads = reader && replicas.open(db, reader, readPosition);
  try {
    return await work(reads ? { ...context, db: reads.db } : context);
  } finally {
    const hasWritten = reads ? reads.hasWritten() : !bound.name.startsWith("GET ");
    if (hasWritten) await keepPosition(context);
  }
}

/** Returns the services for a public reply that is made for nobody, reading from a replica. */
export function withPublicReads<S extends Pick<Services, "db" | "replicas">>(services: S): S {
  const { replicas, db } = services;
  return replicas.isEmpty ? services : { ...services, db: replicas.open(db, "public", null).db };
}

/** Keeps the position of the asker; where that fails, all readers of this process wait for it. */
async function keepPosition({ buyer, operator, db, now, replicas, log }: Context): Promise<void> {
  const reader = operator ? `operator:${operator.id}` : buyer ? `buyer:${buyer.id}` : null;
  if (reader === null) return;
  try {
    await keepReadPosition(db, reader, new Date(now().getTime() + POSITION_MS));
  } catch (error) {
    replicas.noteCommit();
    log.warn("read position is not kept", errorFields(error));
  }
}
