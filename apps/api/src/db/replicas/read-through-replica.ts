import { asTrouble } from "../connections/classify-database-trouble.ts";
import type { Db, Statement } from "../database.ts";
import { isReadOnlyStatement } from "./is-read-only-statement.ts";
import type { RequestReads } from "./replica-and-read-position-types.ts";

export type ReadOptions = {
  primary: Db;
  /** `null` reads from the primary alone. */
  replica: Db | null;
  /** Names of statements that no replica answers; those found out are added. */
  primaryOnly: Set<string>;
  /** Called for each read that was sent, with the server that answered it. */
  onRead(target: "primary" | "replica"): void;
  /** Called for each read that the replica failed and the primary repeats. */
  onFailure(error: unknown): void;
};

/** SQLSTATE of a write on a replica (25006), and of a table that is not replicated (0A000). */
const NEVER_ON_REPLICAS: readonly unknown[] = ["25006", "0A000"];

/**
 * Returns the database of one request that reads: single statements that only read go to the replica until something is
 * written. A read that the replica fails is repeated on the primary, whatever the reason, because a replica may die, lack
 * a table of the newest migration or cancel a query that stops its replay; only a statement that took too long is not, since it
 * would take as long there. The request then stays with the primary, so that no read is older than the one before.
 */
export function readThroughReplica(options: ReadOptions): RequestReads {
  const { primary, primaryOnly, onRead, onFailure } = options;
  let replica = options.replica;
  let hasWritten = false;

  async function run<Values extends readonly unknown[], Row>(
    statement: Statement<Values, Row>,
    values: NoInfer<Values>,
  ): Promise<Row[]> {
    if (!isReadOnlyStatement(statement.text)) {
      hasWritten = true;
      replica = null;
      return primary.run(statement, values);
    }
    if (replica === null || primaryOnly.has(statement.name)) return readPrimary(statement, values);
    try {
      const rows = await replica.run(statement, values);
      onRead("replica");
      return rows;
    } catch (error) {
      const trouble = asTrouble(error);
      if (trouble?.kind === "slow") throw error;
      if (NEVER_ON_REPLICAS.includes(codeOf(error))) primaryOnly.add(statement.name);
      else onFailure(error);
      replica = null;
      return readPrimary(statement, values);
    }
  }

  async function readPrimary<Values extends readonly unknown[], Row>(
    statement: Statement<Values, Row>,
    values: NoInfer<Values>,
  ): Promise<Row[]> {
    onRead("primary");
    return primary.run(statement, values);
  }

  return {
    hasWritten: () => hasWritten,
    db: {
      run,
      transaction(work, isKept) {
        hasWritten = true;
        replica = null;
        return primary.transaction(work, isKept);
      },
      close: () => primary.close(),
      pool: primary.pool,
      connections: primary.connections,
    },
  };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
