import { randomBytes } from "node:crypto";
import type pg from "pg";
import { findAccessChanges, READONLY_ROLE } from "./access-changes.ts";
import { scramVerifier } from "./scram-verifier.ts";

/** Role that the shop runs as; made with this password where there is none and the owner may make roles. */
export type AppRole = { name: string; password: string };

/**
 * Makes the roles that are missing, where the owner may, and gives them what they need, all or nothing. Asked under the
 * lock of migrations.
 *
 * @returns false when the role of the shop is missing and the owner may not make it
 */
export async function grantAccess(client: pg.Client, app: AppRole): Promise<boolean> {
  await makeRoles(client, app);
  if (!(await hasRole(client, app.name))) return false;
  await client.query("begin");
  try {
    for (const change of await findAccessChanges(client, app.name)) await client.query(change);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
  return true;
}

/** A role that is there stays as it is, with its password. */
async function makeRoles(client: pg.Client, { name, password }: AppRole): Promise<void> {
  const { rows } = await client.query<{ may: boolean }>(
    "select rolsuper or rolcreaterole as may from pg_roles where rolname = current_user",
  );
  if (!rows[0]?.may) return;
  const login = `login password ${client.escapeLiteral(scramVerifier(password, randomBytes(16)))}`;
  for (const [role, options] of [
    [name, login],
    [READONLY_ROLE, "nologin"],
  ] as const) {
    if (await hasRole(client, role)) continue;
    await client.query(`create role ${client.escapeIdentifier(role)} ${options}`).catch(ignoreExisting);
  }
}

async function hasRole(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query("select from pg_roles where rolname = $1", [name]);
  return rowCount === 1;
}

/** Roles are of the whole server: a process on another of its databases may have made it meanwhile. */
function ignoreExisting(error: unknown): void {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code !== "42710" && code !== "23505") throw error;
}
