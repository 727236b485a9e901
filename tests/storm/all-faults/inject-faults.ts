import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "../../../apps/api/src/db/database.ts";
import type { PostgresServer } from "../postgres-server.ts";
import type { Fleet } from "../shop-fleet.ts";

/** Faults of a storm: ended sessions, crashes, killed shops, a failing provider. */

type Fault = "sessions" | "crashes" | "kills" | "faults";

export type InjectedFaults = { counts: Record<Fault, number>; stop(): Promise<void> };

const POINTS = ["confirm", "cancel", "get", "account", "receipt", "receipt-cancel", "billing-pay"] as const;
const FAULTS = [
  { kind: "delay", delayMs: 1500 },
  { kind: "delay", delayMs: 4000 },
  { kind: "error500" },
  { kind: "lostReply" },
  { kind: "refuse", code: "PROVIDER_ERROR" },
] as const;
const SESSIONS_MS = 200;
const FAULTS_MS = 400;
/**
 * Intervals between kills and between crashes, in ms, in a storm of minutes; in a shorter one each occurs at least
 * twice.
 */
const KILL_MS = 11_000;
const CRASH_MS = 37_000;

/**
 * Injects all faults at once until stopped: database sessions end, the server crashes, shops are killed, and the
 * provider is late, fails, loses its replies, refuses, and repeats every webhook three times in disorder.
 */
export async function injectFaults(
  { server, fleet, db }: { server: PostgresServer; fleet: Fleet; db: Db },
  { seconds, random }: { seconds: number; random: () => number },
): Promise<InjectedFaults> {
  const atMost = (ms: number) => Math.min(ms, (seconds * 1000) / 4);
  const counts: Record<Fault, number> = { sessions: 0, crashes: 0, kills: 0, faults: 0 };
  let isOver = false;
  await fleet.sandbox.send("POST", "/_sim/webhook/mode", null, { copies: 3, reorder: true });

  async function every(ms: number, name: Fault, hit: () => Promise<number>): Promise<void> {
    while (!isOver) {
      await wait(ms * (0.5 + random()));
      // A fault that misses because the server is away is not counted.
      if (!isOver) counts[name] += await hit().catch(() => 0);
    }
  }

  const all = [
    every(SESSIONS_MS, "sessions", async () => {
      const { rows } = await db.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
          order by random() limit 2`,
      );
      return rows.length;
    }),
    every(atMost(CRASH_MS), "crashes", async () => {
      await server.crash();
      return 1;
    }),
    every(atMost(KILL_MS), "kills", async () => {
      fleet.kill(Math.floor(random() * fleet.urls.length));
      return 1;
    }),
    every(FAULTS_MS, "faults", async () => {
      const point = POINTS[Math.floor(random() * POINTS.length)];
      const fault = FAULTS[Math.floor(random() * FAULTS.length)];
      await fleet.sandbox.send("POST", "/_sim/fault", null, {
        point,
        ...fault,
        times: 1 + Math.floor(random() * 3),
      });
      return 1;
    }),
  ];
  return {
    counts,
    async stop() {
      isOver = true;
      await Promise.all(all);
      await fleet.sandbox.send("POST", "/_sim/fault/clear", null, {});
      await fleet.sandbox.send("POST", "/_sim/webhook/mode", null, { copies: 1, reorder: false });
    },
  };
}
