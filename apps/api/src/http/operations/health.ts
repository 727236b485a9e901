import type { FastifyInstance } from "fastify";
import type { DatabaseState } from "../../db/connections/watch-database.ts";
import { sendRefusal } from "../error-handler.ts";

export type Health = {
  /** State of the database at the last heartbeat; never waits for the database. */
  database(): DatabaseState;
  /** Instant since which requests have waited for a connection and none got one, as `performance.now()`; `null` normally. */
  stuckSince(): number | null;
  /** True once this process was told to stop. */
  isDraining(): boolean;
};

/** Time without a free connection after which the process asks to be restarted, in ms. */
const STUCK_MS = 30_000;

/**
 * Serves `/healthz` (liveness) and `/readyz` (readiness): 503 while the process shuts down or the database is down or
 * read-only. Neither asks the database, so both answer at once. A blocked event loop answers neither, which a probe
 * counts as a failure.
 */
export function registerHealth(app: FastifyInstance, health: Health): void {
  app.get("/healthz", async (request, reply) => {
    const since = health.stuckSince();
    // While the database is down no process gets a connection, so a restart would not help.
    const isStuck = since !== null && performance.now() - since > STUCK_MS && health.database().isUp;
    return isStuck ? sendRefusal(request, reply, "NOT_READY") : { status: "ok" };
  });
  app.get("/readyz", async (request, reply) => {
    const { isUp, isWritable } = health.database();
    const isReady = isUp && isWritable && !health.isDraining();
    return isReady ? { status: "ready" } : sendRefusal(request, reply, "NOT_READY");
  });
}
