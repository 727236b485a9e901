import type pg from "pg";
import { connectWithTimeout } from "./connect-with-timeout.ts";
import type { ConnectionPool } from "./open-pool.ts";

export type DatabaseState = { isUp: boolean; isWritable: boolean };

export type DatabaseWatch = {
  /** State at the last heartbeat, a few seconds old at most; sends no statement. */
  state(): DatabaseState;
  stop(): Promise<void>;
};

export type WatchOptions = {
  url: string;
  pools: readonly ConnectionPool[];
  onChange(state: DatabaseState): void;
  /** Time between heartbeats, in ms. */
  everyMs?: number;
  /** Time after which a heartbeat without an answer counts as silence, in ms. */
  silentMs?: number;
};

const BEAT =
  "select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only";
/**
 * Pause before reconnecting, in ms: a former primary accepts connections until it is fenced off, and the address may
 * lead to the new one a moment later.
 */
const AGAIN_MS = 250;

/**
 * Checks once a second on a dedicated connection whether the database answers and takes writes. When it is silent or
 * read-only, every connection of the pools is cut, so that the next ones reach the server behind the address at that
 * time. A busy server is left alone: while any statement is answered it is not silent.
 */
export function watchDatabase(options: WatchOptions): DatabaseWatch {
  const { url, pools, onChange, everyMs = 1000, silentMs = 3000 } = options;
  let client: pg.Client | null = null;
  let current: DatabaseState = { isUp: true, isWritable: true };
  let isStopped = false;
  let timer = setTimeout(beat, everyMs);
  let beating: Promise<void> = Promise.resolve();

  function beat(): void {
    beating = beatNow().then((isGood) => {
      if (!isStopped) timer = setTimeout(beat, isGood ? everyMs : AGAIN_MS);
    });
  }

  async function beatNow(): Promise<boolean> {
    const askedAt = performance.now();
    try {
      client ??= await connectWithTimeout(url, silentMs);
      const { rows } = await client.query<{ is_read_only: boolean }>(BEAT);
      const isWritable = rows[0]?.is_read_only === false;
      tell({ isUp: true, isWritable });
      if (!isWritable) cutAll();
      return isWritable;
    } catch {
      leave();
      // An answer to another statement since then shows that the server lives; only this connection is lost.
      if (pools.some(({ lastAnswerAt }) => lastAnswerAt > askedAt)) return false;
      tell({ isUp: false, isWritable: false });
      if (performance.now() - askedAt >= silentMs) cutAll();
      return false;
    }
  }

  function leave(): void {
    client?.connection.stream.destroy();
    client = null;
  }

  function cutAll(): void {
    leave();
    for (const pool of pools) pool.cutAll();
  }

  function tell(next: DatabaseState): void {
    if (next.isUp === current.isUp && next.isWritable === current.isWritable) return;
    current = next;
    onChange(next);
  }

  return {
    state: () => current,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      leave();
      await beating;
    },
  };
}
