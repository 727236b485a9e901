import pg from "pg";
import { asTrouble, DatabaseTrouble } from "./classify-database-trouble.ts";
import type { Deadlines } from "./connection-deadline-settings.ts";
import type { PoolingMode } from "./find-pooling-mode.ts";
import { formatSessionSettings } from "./format-session-settings.ts";
import { getTypeParser } from "./type-parsers.ts";

export type PoolOptions = {
  url: string;
  size: number;
  /** Requests that may wait for a connection; the next one is refused at once. */
  maxWaiting: number;
  /** Sends statements of a connection without waiting for the answers of those before. */
  isPipelined: boolean;
  deadlines: Deadlines;
  /** Time after which an unserved request no longer counts as stuck, in ms; 10 s when left out. */
  stuckMemoryMs?: number;
  mode: PoolingMode;
  /** Called for each connection that ended unexpectedly; the pool replaces it. */
  onError: (error: Error) => void;
};

export type ConnectionPool = {
  readonly pg: pg.Pool;
  /** @throws DatabaseTrouble when no connection is to be had in time, or too many wait for one */
  checkOut(): Promise<pg.PoolClient>;
  /** Time of the last answer of the server on any connection, as `performance.now()`; 0 before the first. */
  readonly lastAnswerAt: number;
  /**
   * Instant since which a living server gave no connection to any request, as `performance.now()`; `null` while
   * connections are given, there was no recent request, or the server is away.
   */
  readonly stuckSince: number | null;
  answered(): void;
  /** Cuts every connection, also those in use: their statements fail as lost. */
  cutAll(): void;
  /** Ends the connections; those in use after `graceMs` are cut. */
  close(graceMs: number): Promise<void>;
};

const IDLE_MS = 30_000;
const STUCK_MEMORY_MS = 10_000;

/**
 * Opens a bounded pool in which every wait has a limit: for a connection, an answer, a lock and closing. Each
 * connection has an error listener from the start, also while it is checked out: without one its loss ends the process
 * (node-postgres removes its own listener at check-out).
 */
export function openPool(options: PoolOptions): ConnectionPool {
  const { url, size, maxWaiting, deadlines, mode, onError, stuckMemoryMs = STUCK_MEMORY_MS } = options;
  const clients = new Set<pg.PoolClient>();
  let lastAnswerAt = 0;
  let stuckSince: number | null = null;
  let lastStuckAt = 0;
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    pipeline: options.isPipelined,
    connectionTimeoutMillis: deadlines.connectMs,
    query_timeout: deadlines.answerMs,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    types: { getTypeParser },
    onConnect: async (client) => {
      // A pooler refuses settings in the start-up packet, and forgets later ones between transactions.
      if (mode !== "transaction") await client.query(formatSessionSettings(deadlines, "session"));
    },
  });
  // The listener of the connection itself reports it.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    clients.add(client as pg.PoolClient);
    client.on("error", onError);
  });
  pool.on("remove", (client) => clients.delete(client as pg.PoolClient));

  async function checkOut(): Promise<pg.PoolClient> {
    if (pool.waitingCount >= maxWaiting) throw new DatabaseTrouble("busy");
    const askedAt = performance.now();
    try {
      const client = await pool.connect();
      stuckSince = null;
      return client;
    } catch (error) {
      const trouble = asTrouble(error);
      noteStuck(trouble?.kind === "busy" ? askedAt : null);
      throw trouble ?? error;
    }
  }

  function noteStuck(askedAt: number | null): void {
    if (askedAt === null || stuckSince === null || !isRecent()) stuckSince = askedAt;
    if (askedAt !== null) lastStuckAt = performance.now();
  }

  function isRecent(): boolean {
    return performance.now() - lastStuckAt < stuckMemoryMs;
  }

  function cutAll(): void {
    for (const client of clients) client.connection.stream.destroy();
  }

  async function close(graceMs: number): Promise<void> {
    const cut = setTimeout(cutAll, graceMs);
    await pool.end().finally(() => clearTimeout(cut));
  }

  return {
    pg: pool,
    checkOut,
    cutAll,
    close,
    answered() {
      lastAnswerAt = performance.now();
    },
    get lastAnswerAt() {
      return lastAnswerAt;
    },
    get stuckSince() {
      return isRecent() ? stuckSince : null;
    },
  };
}
