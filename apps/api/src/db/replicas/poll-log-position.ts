import type pg from "pg";
import { connectWithTimeout } from "../connections/connect-with-timeout.ts";

/** Answer of a server about its log; `position` in bytes, of what a replica has replayed or a primary has written. */
export type ServerAnswer = { isReplica: boolean; position: number; askedAt: number };

export type LogPositionPoll = {
  /** Asks at once, or again when the answer under way arrives. */
  askNow(): void;
  /** Asks within `HURRY_MS`, for a reader who needs more than the last answer said. */
  hurry(): void;
  stop(): Promise<void>;
};

const ASK = `select pg_is_in_recovery() as is_replica,
  ((case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end)
   - '0/0'::pg_lsn)::bigint as position`;
const EVERY_MS = 250;
const HURRY_MS = 20;
/** Longest wait for an answer, in ms; after it the server counts as lost. */
export const SILENT_MS = 1000;

/**
 * Asks a server for its position in the log four times a second, on a connection of its own. It costs the server a
 * millisecond in a second and no lock.
 *
 * @param onLost called for each question without an answer within a second; the next one goes over a new connection
 */
export function pollLogPosition(
  url: string,
  { onAnswer, onLost }: { onAnswer(answer: ServerAnswer): void; onLost(): void },
): LogPositionPoll {
  let client: pg.Client | null = null;
  let asking: Promise<void> | null = null;
  let isWantedAgain = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let dueAt = 0;

  function ask(): void {
    clearTimeout(timer);
    isWantedAgain = false;
    asking = askOnce().then(() => {
      asking = null;
      if (isStopped) return;
      if (isWantedAgain) ask();
      else askIn(EVERY_MS);
    });
  }

  function askIn(ms: number): void {
    clearTimeout(timer);
    dueAt = performance.now() + ms;
    timer = setTimeout(ask, ms);
  }

  async function askOnce(): Promise<void> {
    try {
      client ??= await connectWithTimeout(url, SILENT_MS);
      const askedAt = performance.now();
      const { rows } = await client.query<{ is_replica: boolean; position: string | null }>(ASK);
      const [row] = rows;
      if (row && !isStopped)
        onAnswer({ isReplica: row.is_replica, position: Number(row.position ?? 0), askedAt });
    } catch {
      leave();
      if (!isStopped) onLost();
    }
  }

  function leave(): void {
    client?.connection.stream.destroy();
    client = null;
  }

  ask();
  return {
    askNow() {
      if (asking) isWantedAgain = true;
      else ask();
    },
    hurry() {
      if (!asking && dueAt - performance.now() > HURRY_MS) askIn(HURRY_MS);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      leave();
      await asking;
    },
  };
}
