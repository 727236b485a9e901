import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { getTypeParser } from "../../apps/api/src/db/connections/type-parsers.ts";

/** PostgreSQL that runs on a folder: its process, its address and a statement on it. */

/** Pid of the PostgreSQL running on a folder; `null` without one. */
export function postgresOf(home: string): number | null {
  const file = path.join(home, "postgres/postmaster.pid");
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  return isAlive(pid) ? pid : null;
}

/** URL of the PostgreSQL running on a folder. */
export function urlOf(home: string): string {
  const [, , , port] = readFileSync(path.join(home, "postgres/postmaster.pid"), "utf8").split("\n");
  const password = readFileSync(path.join(home, "postgres.password"), "utf8");
  return `postgres://todayfruit:${password}@127.0.0.1:${port}/todayfruit`;
}

export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, types: { getTypeParser } });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Processes started for a folder or working on it: the shop, its database and their children. */
export function processesOn(folder: string): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && name !== String(process.pid))
    .map((pid) => `${pid} ${readIfThere(`/proc/${pid}/cmdline`)} ${readIfThere(`/proc/${pid}/environ`)}`)
    .filter((said) => said.includes(folder));
}

/** Reads a file of a process, which may end meanwhile. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
