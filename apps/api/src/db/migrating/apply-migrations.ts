import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { type Migration, statementsOf } from "./read-migrations.ts";

/**
 * Longest wait of a schema change for a table's lock, in ms: shoppers wait meanwhile. Far below the second after which
 * PostgreSQL looks for deadlocks, since a change of two tables can meet a shopper who has the second and wants the first.
 */
const LOCK_TIMEOUT_MS = 100;
/** Pause before the next attempt, in ms, in which shoppers go on. */
const PAUSE_MS = 400;
/** Attempts, for a minute and more. */
const TRIES = 160;

const MAKE_TABLE = `
  create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now());
  alter table schema_migration add column if not exists phase text not null default 'contract'
                               check (phase in ('expand', 'contract'))`;

/**
 * Applies migrations in order: consecutive transactional ones in one transaction, each of the others on its own. The
 * lock of a table in use is waited for in short attempts.
 *
 * @returns the name of the migration that never got the lock of its table; `null` when all were applied
 */
export async function applyMigrations(
  client: pg.Client,
  missing: readonly Migration[],
): Promise<string | null> {
  for (const group of groupsOf(missing)) {
    for (let tries = 1; ; tries += 1) {
      const isApplied = await (group[0]?.isOutside ? applyOutside : applyTogether)(client, group);
      if (isApplied) break;
      if (tries === TRIES) return group[0]?.name ?? "";
      await wait(PAUSE_MS);
    }
  }
  return null;
}

/** @returns whether every lock was got within its time */
async function applyTogether(client: pg.Client, group: readonly Migration[]): Promise<boolean> {
  await client.query(`begin; set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
  try {
    await client.query(MAKE_TABLE);
    for (const migration of group) {
      await client.query(migration.sql);
      await record(client, migration);
    }
    await client.query("commit");
    return true;
  } catch (error) {
    await client.query("rollback");
    if (isLockFailure(error)) return false;
    throw error;
  }
}

async function applyOutside(client: pg.Client, group: readonly Migration[]): Promise<boolean> {
  const waitAtMost = (ms: number) => client.query(`set lock_timeout = ${ms}`);
  try {
    await waitAtMost(LOCK_TIMEOUT_MS);
    await client.query(MAKE_TABLE);
    for (const migration of group) {
      for (const text of statementsOf(migration.sql)) {
        // It holds nobody up while it waits, and one that gave up would leave an invalid index behind.
        const isPatient = /\bconcurrently\b/i.test(text);
        await waitAtMost(isPatient ? 0 : LOCK_TIMEOUT_MS);
        await client.query(text);
      }
      await record(client, migration);
    }
    return true;
  } catch (error) {
    if (isLockFailure(error)) return false;
    throw error;
  } finally {
    await client.query("reset lock_timeout");
  }
}

/** Records the schema of a library as an expanding migration. */
export async function recordLibrary(client: pg.Client, name: string): Promise<void> {
  await client.query(MAKE_TABLE);
  await client.query(
    "insert into schema_migration (name, phase) values ($1, 'expand') on conflict (name) do nothing",
    [name],
  );
}

async function record(client: pg.Client, { name, phase }: Migration): Promise<void> {
  await client.query("insert into schema_migration (name, phase) values ($1, $2)", [name, phase]);
}

function groupsOf(missing: readonly Migration[]): Migration[][] {
  const groups: Migration[][] = [];
  for (const migration of missing) {
    const last = groups.at(-1);
    if (last && !migration.isOutside && !last[0]?.isOutside) last.push(migration);
    else groups.push([migration]);
  }
  return groups;
}

/** Checks for a lock that was not got in time, or a deadlock with shoppers, who keep what they have. */
function isLockFailure(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "55P03" || error.code === "40P01");
}
