import type { FastifyInstance } from "fastify";
import type { DatabaseState } from "../../db/connections/watch-database.ts";
import { sendRefusal } from "../error-edge.ts";

export type Health = {
  /** State of the database as of the last heartbeat; never waits for the database. */
  database(): DatabaseState;
  /** Instant since which requests have waited for a connection and none got one, as `performance.now()`; `null` normally. */
  stuckSince(): number | null;
  /** True once this process was told to stop. */
  isDraining(): boolean;
};

/** A process that is stuck for as long is restarted by whatever watches it. */
const STUCK_MS = 30_000;

/**
 * Answers `/healthz`, whether this process should live on, and `/readyz`, whether it should get requests: 503 while it
 * stops or the database is away or can only be read. Neither asks the database, so both answer at once. A process whose
 * event loop is stuck answers neither, which a probe counts as a failure.
 */
export function registerHealth(app: FastifyInstance, health: Health): void {
  app.get("/healthz", async (request, reply) => {
    const since = health.stuckSince();
    // Without a database nobody gets a connection, and another process would not either.
    const isStuck = since !== null && performance.now() - since > STUCK_MS && health.database().isUp;
    return isStuck ? sendRefusal(request, reply, "NOT_READY") : { status: "ok" };
  });
  app.get("/readyz", async (request, reply) => {
    const { isUp, isWritable } = health.database();
    const isReady = isUp && isWritable && !health.isDraining();
    return isReady ? { status: "ready" } : sendRefusal(request, reply, "NOT_READY");
  });
}
