import { type Around, createDatabase, type Db } from "../database.ts";
import { BACKGROUND_DEADLINES, REQUEST_DEADLINES } from "./connection-deadline-settings.ts";
import type { PoolingMode } from "./find-pooling-mode.ts";

/** Separate pools, so that slow work of one kind does not hold up the others. */
export type PoolName = "browse" | "buy" | "background";
export type Databases = Readonly<Record<PoolName, Db>>;

export type DatabasesOptions = {
  url: string;
  /** Connections of all pools together; ≥ 4. */
  connections: number;
  mode: PoolingMode;
  onStatement: () => void;
  around?: Around;
  onError: (error: Error) => void;
};

/** Waiting requests allowed per connection of a pool. */
export const WAITING_PER_CONNECTION = 8;

/** Opens a pool for shoppers' reads, one for their changes, and one for jobs and operators. */
export function openDatabasePools(options: DatabasesOptions): Databases {
  const sizes = divideConnections(options.connections);
  const open = (name: PoolName) =>
    createDatabase({
      url: options.url,
      mode: options.mode,
      poolSize: sizes[name],
      // What is read waits for no lock; a statement of another pool may, and those behind it with it.
      isPipelined: name === "browse",
      ...(name === "background"
        ? { deadlines: BACKGROUND_DEADLINES }
        : { deadlines: REQUEST_DEADLINES, maxWaiting: sizes[name] * WAITING_PER_CONNECTION }),
      onStatement: options.onStatement,
      ...(options.around && { around: options.around }),
      onError: options.onError,
    });
  return { browse: open("browse"), buy: open("buy"), background: open("background") };
}

/**
 * Divides the connections of a process among its pools: a quarter for background work, the rest in halves.
 *
 * @param connections ≥ 4
 * @example divideConnections(16) // { browse: 6, buy: 6, background: 4 }
 */
export function divideConnections(connections: number): Record<PoolName, number> {
  const background = Math.max(2, Math.floor(connections / 4));
  const buy = Math.ceil((connections - background) / 2);
  return { browse: connections - background - buy, buy, background };
}
