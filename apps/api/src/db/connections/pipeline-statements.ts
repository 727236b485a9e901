import { setImmediate } from "node:timers/promises";
import type pg from "pg";
import { asTrouble, DatabaseTrouble, endsConnection } from "./classify-database-trouble.ts";
import type { ConnectionPool } from "./open-pool.ts";

/** Sends statements that are each complete in themselves, several over one connection without waiting for answers. */
export type StatementPipeline = {
  /** @throws DatabaseTrouble when no connection is to be had in time, or too many statements wait for one */
  run<T>(send: (client: pg.PoolClient) => Promise<T>): Promise<T>;
};

/** Statements on one connection at once: a slow one delays the answers of no more than these. */
const MOST_AT_ONCE = 8;

/**
 * Pipelines statements over the connections of a pool: those of one turn of the event loop share a connection, and while all
 * connections are in use, those that wait do. They are written and read at once, where each statement alone would take a
 * system call and a change of process on both sides. PostgreSQL runs them one after the other, each in a transaction of its
 * own, so that one that fails leaves the others alone; a connection that is lost fails all that are under way on it.
 *
 * @param maxWaiting statements that may wait for a connection; the next one is refused at once
 */
export function pipelineStatements(
  { pg: pool, checkOut }: Pick<ConnectionPool, "pg" | "checkOut">,
  maxWaiting: number,
): StatementPipeline {
  let joinable: SharedConnection | null = null;
  let waiting = 0;

  function open(): SharedConnection {
    const shared: SharedConnection = { client: checkOut(), joined: 0, underWay: 0, broken: undefined };
    joinable = shared;
    const close = () => {
      if (joinable === shared) joinable = null;
    };
    void Promise.all([shared.client, setImmediate()]).then(close, close);
    return shared;
  }

  async function connect(shared: SharedConnection): Promise<pg.PoolClient> {
    waiting += 1;
    try {
      return await shared.client;
    } finally {
      waiting -= 1;
    }
  }

  function leave(shared: SharedConnection): void {
    shared.underWay -= 1;
    if (shared.underWay > 0) return;
    if (joinable === shared) joinable = null;
    shared.client.then((client) => client.release(shared.broken), failsItsStatements);
  }

  return {
    async run(send) {
      const isFull = pool.idleCount === 0 && pool.totalCount >= pool.options.max;
      if (isFull && waiting >= maxWaiting) throw new DatabaseTrouble("busy");
      const shared = joinable !== null && joinable.joined < MOST_AT_ONCE ? joinable : open();
      shared.joined += 1;
      shared.underWay += 1;
      try {
        const client = await connect(shared);
        writeTogether(client);
        return await send(client);
      } catch (error) {
        const trouble = asTrouble(error);
        if (trouble && endsConnection(trouble)) {
          shared.broken = trouble;
          if (joinable === shared) joinable = null;
        }
        throw trouble ?? error;
      } finally {
        leave(shared);
      }
    },
  };
}

/** Statements of one connection from its check-out to its release. */
type SharedConnection = {
  client: Promise<pg.PoolClient>;
  joined: number;
  /** Statements without an answer. */
  underWay: number;
  /** Trouble that ends the connection. */
  broken: Error | undefined;
};

/** Holds back what is written to a connection until all that is ready to be sent over it is. */
function writeTogether({ connection: { stream } }: pg.PoolClient): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** A connection that was not to be had is reported by each statement that waited for it. */
function failsItsStatements(): void {}
