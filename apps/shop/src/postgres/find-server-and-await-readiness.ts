import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { withDatabase } from "@todayfruit/api/db/replace-database-url-parts";
import pg from "pg";
import { DATABASE, serverUrl } from "./build-server-url-and-app-role.ts";
import { isAlive } from "./server-process.ts";

const READY_WITHIN_MS = 30_000;
const PAUSE_MS = 50;
/** SQLSTATE of a server that is starting, recovering or shutting down. */
const CANNOT_CONNECT_NOW = "57P03";

/** Finds the server that runs on a cluster and waits until it is ready; `null` when there is none. */
export async function findRunningServer(
  cluster: string,
  password: string,
): Promise<{ url: string; pid: number } | null> {
  const file = path.join(cluster, "postmaster.pid");
  if (!existsSync(file)) return null;
  const lines = (await readFile(file, "utf8")).split("\n");
  const [pid, port, sockets] = [Number(lines[0]), Number(lines[3]), lines[4] ?? ""];
  if (!pid || !port || !isAlive(pid)) return null;
  const url = serverUrl({ port, password, sockets });
  // The pid of a dead process may be reused: only a server that answers is this one.
  if ((await answerOf(url)) === "silence") return null;
  return (await untilReady(url, () => isAlive(pid))) ? { url, pid } : null;
}

/** Waits until the shop's database can be used, creating it if needed; false when the server ended. */
export async function untilReady(url: string, isRunning: () => boolean): Promise<boolean> {
  let until = Date.now() + READY_WITHIN_MS;
  while (isRunning() && Date.now() < until) {
    const answer = await answerOf(url);
    if (answer === "ready") return true;
    // Recovery after a crash takes as long as it takes.
    if (answer === "not yet") until = Date.now() + READY_WITHIN_MS;
    await wait(PAUSE_MS);
  }
  return false;
}

/**
 * Listener that ignores the event of a lost connection, which without one would end the process; the query rejects
 * anyway.
 */
export function rejectedByQuery(): void {}

async function answerOf(url: string): Promise<"ready" | "not yet" | "silence"> {
  const client = new pg.Client({
    connectionString: withDatabase(url, "postgres"),
    connectionTimeoutMillis: 2000,
  });
  client.on("error", rejectedByQuery);
  try {
    await client.connect();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    return code === CANNOT_CONNECT_NOW ? "not yet" : "silence";
  }
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
    return "ready";
  } finally {
    await client.end();
  }
}
