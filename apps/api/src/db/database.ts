import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { asTrouble, DatabaseTrouble, endsConnection } from "./connections/classify-database-trouble.ts";
import { BACKGROUND_DEADLINES, type Deadlines } from "./connections/connection-deadline-settings.ts";
import type { PoolingMode } from "./connections/find-pooling-mode.ts";
import { formatSessionSettings } from "./connections/format-session-settings.ts";
import { type ConnectionPool, openPool } from "./connections/open-pool.ts";
import { pipelineStatements } from "./connections/pipeline-statements.ts";
import type { Narrowed, Narrowing } from "./row-types/narrowed-row-types.ts";
import type { Statements } from "./row-types/statements.ts";

/**
 * Named SQL statement, prepared once per connection. Declared beside the repository that owns it, never built from text
 * at run time.
 */
export type Statement<Values extends readonly unknown[], Row> = {
  name: string;
  text: string;
  /** Types for the compiler; absent at run time. */
  readonly types?: (values: Values) => Row;
};

/** Row type of a statement. */
export type RowOf<Of> = Of extends Statement<infer _Values, infer Row> ? Row : never;

type Declared<Name extends keyof Statements> = Statement<
  Statements[Name]["values"],
  Statements[Name]["row"]
> & {
  /**
   * Narrows column types where the statement knows more than the database: the shape of a document, a value that is
   * never null.
   */
  narrow<Known extends Narrowing<Statements[Name], Known>>(): Statement<
    Statements[Name]["values"],
    Narrowed<Statements[Name]["row"], Known>
  >;
};

/** Statements of all loaded modules; `npm run tables` asks PostgreSQL for their types. */
export const DECLARED: DeclaredStatement[] = [];

/** @property type name by which the database's types are found: its own, or that of its variants. */
export type DeclaredStatement = { name: string; type: string; text: string };

/**
 * Declares a statement. Types of its values and rows come from the database, through `npm run tables`.
 *
 * @example
 * const FIND = statement("find-cart", "select id, images from cart where id = $1").narrow<{ images: string[] }>();
 */
export function statement<Name extends keyof Statements>(name: Name, text: string): Declared<Name> {
  return declare(name, name, text);
}

/**
 * Declares one of several statements with equal types and different text, such as their order.
 *
 * @example const BY_PRICE = statementVariant("list-products", "by-price", "select id from product order by price");
 */
export function statementVariant<Type extends keyof Statements>(
  type: Type,
  variant: string,
  text: string,
): Declared<Type> {
  return declare(type, `${type}-${variant}`, text);
}

function declare<Type extends keyof Statements>(type: Type, name: string, text: string): Declared<Type> {
  DECLARED.push({ name, type, text });
  const declared = { name, text };
  return { ...declared, narrow: () => declared };
}

/** Runs statements: inside a transaction (`Tx`) or each on its own (`Db`). */
export type Runner = {
  run<Values extends readonly unknown[], Row>(
    statement: Statement<Values, Row>,
    values: NoInfer<Values>,
  ): Promise<Row[]>;
};
export type Tx = Runner & { readonly inTransaction: true };
export type Db = Runner & {
  /**
   * Runs `work` in a transaction. An error rolls it back, and so does a result that is not to be kept, such as a
   * refusal. A deadlock, a serialisation failure and a connection lost before the commit are retried, so `work` must
   * have no effect outside the database.
   *
   * @throws DatabaseTrouble when the database cannot do it now; of kind `unknown-commit` when it may have been kept
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, isKept?: (result: T) => boolean): Promise<T>;
  /**
   * Closes every connection; those in use are cut after a grace period, so that a silent server does not block closing.
   */
  close(): Promise<void>;
  readonly pool: pg.Pool;
  readonly connections: ConnectionPool;
};

export type DatabaseOptions = {
  url: string;
  poolSize: number;
  /** Requests that may wait for a connection; without limit when left out. */
  maxWaiting?: number;
  /** Time after which an unserved request no longer counts as stuck, in ms. */
  stuckMemoryMs?: number;
  /** Those of background work when left out. */
  deadlines?: Deadlines;
  /** Sends several single statements over one connection at once; a session of its own for each when left out. */
  isPipelined?: boolean;
  /** Way to the server; direct when left out. */
  mode?: PoolingMode;
  /** Called with the name of every statement sent, so that tests and benchmarks can count them. */
  onStatement?: (name: string) => void;
  /** Wraps every statement that is sent, to measure it. */
  around?: Around;
  /** Called for every connection that is lost; the pool replaces it. */
  onError: (error: Error) => void;
};

export type Around = <T>(name: string, work: () => Promise<T>) => Promise<T>;

const MAX_TRIES = 4;
/** Backoff before a deadlock retry, in ms: the other transaction finishes first. */
const PAUSE_MS = 10;
const CLOSE_GRACE_MS = 1000;

/**
 * Opens a pool on PostgreSQL ≥ 15. Dates are read as `YYYY-MM-DD`, numerics as numbers, timestamps as `Date`.
 *
 * @example const db = createDatabase({ url, poolSize: 10, onError: log.error })
 */
export function createDatabase(options: DatabaseOptions): Db {
  const { url, poolSize, deadlines = BACKGROUND_DEADLINES, mode = "direct", onStatement } = options;
  const { maxWaiting = Number.POSITIVE_INFINITY } = options;
  const isPooled = mode === "transaction";
  const isPipelined = options.isPipelined === true && !isPooled;
  const connections = openPool({
    url,
    size: poolSize,
    maxWaiting,
    isPipelined,
    deadlines,
    mode,
    ...(options.stuckMemoryMs === undefined ? {} : { stuckMemoryMs: options.stuckMemoryMs }),
    onError: options.onError,
  });
  const pipeline = isPipelined ? pipelineStatements(connections, maxWaiting) : null;
  const begin = isPooled ? `begin; ${formatSessionSettings(deadlines, "transaction")}` : "begin";

  async function attempt<T>(work: (tx: Tx) => Promise<T>, isKept: (result: T) => boolean): Promise<T> {
    const client = await connections.checkOut();
    let broken: Error | undefined;
    let isCommitting = false;
    try {
      onStatement?.("begin");
      await client.query(begin);
      const result = await work({ ...runnerOn(client), inTransaction: true });
      isCommitting = isKept(result);
      onStatement?.("end");
      const { command } = await client.query(isCommitting ? "commit" : "rollback");
      // PostgreSQL answers the commit of a failed transaction with a rollback, without an error.
      if (isCommitting && command === "ROLLBACK") throw new Error("A failed transaction was to be committed");
      connections.answered();
      return result;
    } catch (error) {
      const trouble = asTrouble(error);
      if (trouble && endsConnection(trouble)) {
        broken = trouble;
        throw isCommitting ? new DatabaseTrouble("unknown-commit", error) : trouble;
      }
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
        if (tries >= MAX_TRIES || !isWorthAnotherTry(error)) throw asTrouble(error) ?? error;
        await setTimeout(tries * PAUSE_MS);
      }
    }
  }

  /** Runs a single statement; under a transaction pooler in a transaction, so that the time limits hold. */
  async function run<Values extends readonly unknown[], Row>(
    asked: Statement<Values, Row>,
    values: NoInfer<Values>,
  ): Promise<Row[]> {
    if (isPooled) return transaction((tx) => tx.run(asked, values));
    if (pipeline !== null) return pipeline.run((client) => runnerOn(client).run(asked, values));
    const client = await connections.checkOut();
    let broken: Error | undefined;
    try {
      return await runnerOn(client).run(asked, values);
    } catch (error) {
      const trouble = asTrouble(error);
      if (trouble && endsConnection(trouble)) broken = trouble;
      throw trouble ?? error;
    } finally {
      client.release(broken);
    }
  }

  function runnerOn(client: pg.PoolClient): Runner {
    return {
      async run<Values extends readonly unknown[], Row>(
        { name, text }: Statement<Values, Row>,
        values: NoInfer<Values>,
      ): Promise<Row[]> {
        onStatement?.(name);
        // A session lent for one transaction does not have the prepared statements of another.
        const query = { ...(isPooled ? {} : { name }), text, values: [...values] };
        const send = () => client.query<Row & pg.QueryResultRow>(query);
        const result = await (options.around ? options.around(`sql ${name}`, send) : send());
        connections.answered();
        return result.rows;
      },
    };
  }

  return {
    run,
    transaction,
    close: () => connections.close(CLOSE_GRACE_MS),
    pool: connections.pg,
    connections,
  };
}

/** Returns true for SQLSTATE 40001 (serialisation failure), 40P01 (deadlock), and a loss before the commit. */
function isWorthAnotherTry(error: unknown): boolean {
  if (error instanceof DatabaseTrouble) return error.kind === "lost" && isUnderWay(error);
  return error instanceof Error && "code" in error && (error.code === "40001" || error.code === "40P01");
}

/** Returns false for a server that accepts no connections: the request is refused instead of retried. */
function isUnderWay({ code }: DatabaseTrouble): boolean {
  return code !== "ECONNREFUSED" && code !== "57P03" && code !== "ENOENT";
}

/** Returns true for SQLSTATE 23505 (unique violation), of the named key when one is given. */
export function isUniqueViolation(error: unknown, key?: string): boolean {
  if (!(error instanceof Error && "code" in error && error.code === "23505")) return false;
  return key === undefined || ("constraint" in error && error.constraint === key);
}

const OF_WHO_LEFT: readonly unknown[] = ["member_not_deleted", "deleted_member_has_no_personal_data"];

/** Returns true for SQLSTATE 23514 of a request in flight that would add or change data of a deleted member. */
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
