import pg from "pg";
import { asTrouble } from "./classify-database-trouble.ts";
import { SINGLE_CONNECTION } from "./connection-deadline-settings.ts";

/**
 * Pooling between the shop and the server: none (`direct`), or a pooler such as PgBouncer that lends a session for a
 * connection (`session`), a transaction (`transaction`) or a statement (`statement`).
 */
export type PoolingMode = "direct" | "session" | "transaction" | "statement";

const ROUNDS = 8;

/**
 * Detects a pooler between the shop and the server. A pooler invents the process id sent at the start, so it differs
 * from `pg_backend_pid()`; in transaction mode the backend of one connection changes, or two connections share one.
 *
 * @throws what `connect` throws when nothing is reached
 */
export async function findPoolingMode(url: string): Promise<PoolingMode> {
  const one = new pg.Client({ connectionString: url, ...SINGLE_CONNECTION });
  const other = new pg.Client({ connectionString: url, ...SINGLE_CONNECTION });
  for (const client of [one, other]) client.on("error", failsAtItsNextQuery);
  try {
    await one.connect();
    if ((await backendOf(one)) === startedAs(one)) return "direct";
    if (!(await takesTransactions(one))) return "statement";
    await other.connect();
    return (await shareBackends(one, other)) ? "transaction" : "session";
  } finally {
    // Destroyed, since ending would wait for a connection that has no session yet.
    for (const client of [one, other]) client.connection.stream.destroy();
  }
}

/**
 * Returns true when two connections take turns in one session. A pooler in session mode with a single session leaves
 * the second connection waiting; only that silence counts as `false`, every other error is thrown.
 */
async function shareBackends(one: pg.Client, other: pg.Client): Promise<boolean> {
  const seen = { one: new Set<number>(), other: new Set<number>() };
  for (let round = 0; round < ROUNDS; round += 1) {
    seen.one.add(await backendOf(one));
    const next = await backendOf(other).catch((error: unknown) => {
      if (asTrouble(error)?.kind === "silent") return null;
      throw error;
    });
    if (next === null) return false;
    seen.other.add(next);
  }
  return seen.one.size > 1 || seen.other.size > 1 || [...seen.one].some((pid) => seen.other.has(pid));
}

async function takesTransactions(client: pg.Client): Promise<boolean> {
  try {
    await client.query("begin");
    await client.query("rollback");
    return true;
  } catch {
    return false;
  }
}

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid ?? 0;
}

/** Returns the process id sent at the start; the driver keeps it for cancelling. */
function startedAs(client: pg.Client): number | null {
  return "processID" in client && typeof client.processID === "number" ? client.processID : null;
}

function failsAtItsNextQuery(): void {}
