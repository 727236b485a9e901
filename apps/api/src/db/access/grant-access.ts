import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { computeScramVerifier } from "./compute-scram-verifier.ts";
import { findGrantChanges, READONLY_ROLE, REPORTING_ROLE } from "./find-grant-changes.ts";

/** Role that the shop runs as; created with this password when it is missing and the owner may create roles. */
export type AppRole = { name: string; password: string };

/** Longest wait for the lock of a queue table, in ms: jobs wait meanwhile. */
const LOCK_TIMEOUT_MS = 3000;
const PAUSE_MS = 1000;
const TRIES = 20;

/**
 * Creates missing roles, where the owner may, and grants what they need, in one transaction. Called under the lock of
 * migrations.
 *
 * @returns `no-role` when the role of the shop is missing and the owner may not make it, `in-use` when a table of the queue
 *   was never free
 */
export async function grantAccess(
  client: pg.Client,
  app: AppRole,
): Promise<"granted" | "no-role" | "in-use"> {
  await makeRoles(client, app);
  if (!(await hasRole(client, app.name))) return "no-role";
  for (let tries = 1; tries <= TRIES; tries += 1) {
    if (await grantOnce(client, app.name)) return "granted";
    await wait(PAUSE_MS);
  }
  return "in-use";
}

/** @returns whether every lock was got within its time */
async function grantOnce(client: pg.Client, appRole: string): Promise<boolean> {
  await client.query(`begin; set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
  try {
    for (const change of await findGrantChanges(client, appRole)) await client.query(change);
    await client.query("commit");
    return true;
  } catch (error) {
    await client.query("rollback");
    if (error instanceof Error && "code" in error && error.code === "55P03") return false;
    throw error;
  }
}

/** Creates the role unless it exists; an existing one keeps its password. */
async function makeRoles(client: pg.Client, { name, password }: AppRole): Promise<void> {
  const { rows } = await client.query<{ may: boolean }>(
    "select rolsuper or rolcreaterole as may from pg_roles where rolname = current_user",
  );
  if (!rows[0]?.may) return;
  const login = `login password ${client.escapeLiteral(computeScramVerifier(password, randomBytes(16)))}`;
  for (const [role, options] of [
    [name, login],
    [READONLY_ROLE, "nologin"],
    [REPORTING_ROLE, "nologin"],
  ] as const) {
    if (await hasRole(client, role)) continue;
    await client.query(`create role ${client.escapeIdentifier(role)} ${options}`).catch(ignoreExisting);
  }
}

async function hasRole(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query("select from pg_roles where rolname = $1", [name]);
  return rowCount === 1;
}

/**
 * Ignores that a role exists: roles belong to the server, and a process on another of its databases may have created it
 * meanwhile.
 */
function ignoreExisting(error: unknown): void {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code !== "42710" && code !== "23505") throw error;
}
