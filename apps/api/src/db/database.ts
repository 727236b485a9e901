import { setTimeout } from "node:timers/promises";
import pg from "pg";

/**
 * One piece of SQL with a name: it is prepared once a connection and read as written. Declared beside the repository
 * that owns it, never built from text at run time.
 */
export type Statement<Values extends readonly unknown[], Row> = {
  name: string;
  text: string;
  /** Only for the compiler. */
  readonly types?: { values: Values; row: Row };
};

export function statement<Values extends readonly unknown[], Row>(
  name: string,
  text: string,
): Statement<Values, Row> {
  return { name, text };
}

/** Runs statements: inside a transaction (`Tx`) or each on its own (`Db`). */
export type Runner = {
  run<Values extends readonly unknown[], Row>(
    statement: Statement<Values, Row>,
    values: Values,
  ): Promise<Row[]>;
};
export type Tx = Runner & { readonly inTransaction: true };
export type Db = Runner & {
  /**
   * Runs `work` in a transaction. What it throws undoes all of it, and so does a result that is not to be kept, such
   * as a refusal. A deadlock or a serialisation failure is tried again, so `work` touches nothing but the database.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, isKept?: (result: T) => boolean): Promise<T>;
  close(): Promise<void>;
  readonly pool: pg.Pool;
};

export type DatabaseOptions = {
  url: string;
  poolSize: number;
  /** Told of every statement sent, so that tests and benchmarks can count them. */
  onStatement?: (name: string) => void;
  /** Stands around every statement that is sent, to measure it. */
  around?: Around;
  /** Told of a broken idle connection; the pool replaces it. */
  onError: (error: Error) => void;
};

export type Around = <T>(name: string, work: () => Promise<T>) => Promise<T>;

const MAX_TRIES = 4;
/** Whom it stood in the way of goes first; at once, it could take the same row again and meet it anew. */
const PAUSE_MS = 10;
const DATE = 1082;
const NUMERIC = 1700;

/**
 * A pool on any PostgreSQL ≥ 15. Calendar days come as `YYYY-MM-DD`, numerics as numbers, instants as `Date`.
 *
 * @example const db = createDatabase({ url, poolSize: 10, onError: log.error })
 */
export function createDatabase({ url, poolSize, onStatement, around, onError }: DatabaseOptions): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
    types: { getTypeParser },
    // Every statement is written for one plan (by key, by keyset, by small lists of ids): planning it anew for each
    // value costs more than running it.
    onConnect: async (client) => {
      await client.query("set plan_cache_mode = force_generic_plan");
    },
  });
  pool.on("error", onError);

  async function attempt<T>(work: (tx: Tx) => Promise<T>, isKept: (result: T) => boolean): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      onStatement?.("begin");
      await client.query("begin");
      const result = await work({ ...runnerOn(client, onStatement, around), inTransaction: true });
      onStatement?.("end");
      await client.query(isKept(result) ? "commit" : "rollback");
      return result;
    } catch (error) {
      broken = await rollback(client);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async function transaction<T>(
    work: (tx: Tx) => Promise<T>,
    isKept: (result: T) => boolean = () => true,
  ): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(work, isKept);
      } catch (error) {
        if (tries >= MAX_TRIES || !isWorthAnotherTry(error)) throw error;
        await setTimeout(tries * PAUSE_MS);
      }
    }
  }

  return { ...runnerOn(pool, onStatement, around), transaction, close: () => pool.end(), pool };
}

function runnerOn(
  client: pg.Pool | pg.PoolClient,
  onStatement: ((name: string) => void) | undefined,
  around: Around | undefined,
): Runner {
  return {
    async run<Values extends readonly unknown[], Row>(
      { name, text }: Statement<Values, Row>,
      values: Values,
    ) {
      onStatement?.(name);
      const send = () => client.query({ name, text, values: [...values] });
      const result = await (around ? around(`sql ${name}`, send) : send());
      return result.rows as Row[];
    },
  };
}

/** 40001: serialisation failure, 40P01: deadlock. */
function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "40001" || error.code === "40P01");
}

/** 23505: a row with the same key is there already; of this key, when one is named. */
export function isUniqueViolation(error: unknown, key?: string): boolean {
  if (!(error instanceof Error && "code" in error && error.code === "23505")) return false;
  return key === undefined || ("constraint" in error && error.constraint === key);
}

const OF_WHO_LEFT: readonly unknown[] = ["only_of_who_is_here", "nothing_left_of_who_left"];

/** 23514: a request that was under way while its member left would add to them or change them. */
export function isOfWhoLeft(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    error.code === "23514" &&
    "constraint" in error &&
    OF_WHO_LEFT.includes(error.constraint)
  );
}

async function rollback(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query("rollback");
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const getTypeParser: typeof pg.types.getTypeParser = ((oid: number, format?: "text" | "binary") => {
  if (oid === DATE) return (text: string) => text;
  if (oid === NUMERIC) return Number;
  return pg.types.getTypeParser(oid, format);
}) as typeof pg.types.getTypeParser;
