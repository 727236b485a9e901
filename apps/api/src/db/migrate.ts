import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { findGrantChanges } from "./access/find-grant-changes.ts";
import { type AppRole, grantAccess } from "./access/grant-access.ts";
import { asTrouble } from "./connections/classify-database-trouble.ts";
import { migrateQueueSchema, queueVersion } from "./migrate-queue-schema.ts";
import { applyMigrations, recordLibrary } from "./migrating/apply-migrations.ts";
import { leaveMigrationLock, takeMigrationLock } from "./migrating/migration-lock.ts";
import { MIGRATIONS, type Migration, readMigrations } from "./migrating/read-migrations.ts";

export type MigrationProblem =
  | { kind: "unreachable"; reason: string }
  | { kind: "too-old"; version: string }
  | { kind: "not-utf8"; ctype: string }
  | { kind: "newer-than-code"; migration: string }
  /** Made by 0.1, whose migrations the baseline replaced; there is no way from there to here. */
  | { kind: "before-baseline" }
  | { kind: "not-allowed"; reason: string }
  /** The shop's role is missing, and the owner may not create it. */
  | { kind: "no-role"; role: string }
  /** Another process migrates for longer than `waitMs`. */
  | { kind: "locked" }
  /** The lock of a table was never free. */
  | { kind: "in-use"; migration: string };

export type MigrationOutcome = { problem: MigrationProblem } | { applied: string[] };

export type MigrateOptions = {
  folder?: URL;
  /** Role that the shop runs as, other than the migrating one; without it privileges are not checked. */
  app?: AppRole;
  /** Called once when another process migrates and this one waits. */
  onWait?: () => void;
  /** Longest wait for it, in ms. */
  waitMs?: number;
};

/** First migration of the versions before the baseline. */
const FIRST_OF_0_1 = "0001_catalog.sql";
const WAIT_MS = 120_000;
const TRIES = 5;
const PAUSE_MS = 500;

/**
 * Migrates a database to this code's schema and grants the shop's role what it needs, or returns the problem without
 * changes. Without missing migrations no lock is taken.
 *
 * @param url the server itself, or a pooler that keeps sessions; as the owner of the tables
 * @example await migrate(url) // { applied: ["0001_foundations.sql", …] } on the first run, { applied: [] } on the next
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<MigrationOutcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await migrateOnce(url, options);
    } catch (error) {
      // A session that ended has changed nothing beyond the recorded migrations, which are not repeated.
      if (asTrouble(error)?.kind !== "lost") throw error;
      if (tries === TRIES) return { problem: { kind: "unreachable", reason: reasonOf(error) } };
      await wait(PAUSE_MS);
    }
  }
}

async function migrateOnce(url: string, options: MigrateOptions): Promise<MigrationOutcome> {
  const { folder = MIGRATIONS, app, onWait = () => undefined, waitMs = WAIT_MS } = options;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on("error", rejectedByQuery);
  try {
    await client.connect();
  } catch (error) {
    return { problem: { kind: "unreachable", reason: reasonOf(error) } };
  }
  try {
    const unfit = await unfitness(client);
    if (unfit) return { problem: unfit };
    const migrations = await readMigrations(folder);
    const before = await compare(client, migrations);
    if ("problem" in before) return before;
    if (!before.isBehind && !(app && (await findGrantChanges(client, app.name)).length > 0))
      return { applied: [] };
    if (!(await takeMigrationLock(client, { waitMs, onWait }))) return { problem: { kind: "locked" } };
    try {
      const outcome = await applyMissing(client, url, migrations);
      if ("problem" in outcome || !app) return outcome;
      const granting = await grantAccess(client, app);
      if (granting === "no-role") return { problem: { kind: "no-role", role: app.name } };
      return granting === "in-use" ? { problem: { kind: "in-use", migration: "graphile_worker" } } : outcome;
    } finally {
      // A lost session has released the lock.
      await leaveMigrationLock(client).catch(rejectedByQuery);
    }
  } catch (error) {
    if (!isNotAllowed(error)) throw error;
    return { problem: { kind: "not-allowed", reason: error.message } };
  } finally {
    // A lost connection cannot be closed properly.
    await client.end().catch(rejectedByQuery);
  }
}

/**
 * Ignores the error event of a lost connection, which without a listener would end the process before the query fails.
 */
function rejectedByQuery(): void {}

/** Returns the reason of an error; a host with two addresses fails with a code and no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ("code" in error ? String(error.code) : error.name);
}

/** Returns true for SQLSTATE 42501: the role may not create tables, or not the extension. */
function isNotAllowed(error: unknown): error is Error {
  return error instanceof Error && "code" in error && error.code === "42501";
}

async function unfitness(client: pg.Client): Promise<MigrationProblem | null> {
  const { rows } = await client.query<{ number: string; version: string; encoding: string; ctype: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as version,
            current_setting('server_encoding') as encoding,
            (select datctype from pg_database where datname = current_database()) as ctype`,
  );
  const [server] = rows;
  if (!server || Number(server.number) < 150_000) return { kind: "too-old", version: server?.version ?? "?" };
  const { encoding, ctype } = server;
  if (encoding !== "UTF8" || !(await seesHangul(client))) {
    return { kind: "not-utf8", ctype: `${encoding}, ${ctype}` };
  }
  return null;
}

/**
 * Checks that the locale classifies Hangul as letters; called only where the encoding can store Hangul, since others
 * reject the statement.
 */
async function seesHangul(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ sees: boolean }>("select '가' ~ '[[:alpha:]]' as sees");
  return rows[0]?.sees ?? false;
}

type Comparison = { problem: MigrationProblem } | { isBehind: boolean; missing: Migration[] };

/** Compares the applied migrations with those of this code. */
async function compare(client: pg.Client, migrations: readonly Migration[]): Promise<Comparison> {
  const applied = await appliedTo(client);
  if (applied.some(({ name }) => name === FIRST_OF_0_1)) return { problem: { kind: "before-baseline" } };
  const known = new Set([...migrations.map(({ name }) => name), queueVersion()]);
  // Newer migrations that only expand the schema do not break this code.
  const unknown = applied.find(
    ({ name, phase }) => !known.has(name) && phase !== "expand" && !name.startsWith("queue "),
  );
  if (unknown) return { problem: { kind: "newer-than-code", migration: unknown.name } };
  const names = new Set(applied.map(({ name }) => name));
  const missing = migrations.filter(({ name }) => !names.has(name));
  return { missing, isBehind: missing.length > 0 || !names.has(queueVersion()) };
}

async function appliedTo(client: pg.Client): Promise<{ name: string; phase: string }[]> {
  const { rows: tables } = await client.query<{ exists: boolean; has_phase: boolean }>(
    `select to_regclass('public.schema_migration') is not null as exists,
            exists (select from information_schema.columns
                     where table_name = 'schema_migration' and column_name = 'phase') as has_phase`,
  );
  if (!tables[0]?.exists) return [];
  const phase = tables[0].has_phase ? "phase" : "'contract'";
  return (await client.query(`select name, ${phase} as phase from schema_migration`)).rows;
}

/**
 * Applies the missing migrations; compares again first, since another process may have migrated while this one waited
 * for the lock.
 */
async function applyMissing(
  client: pg.Client,
  url: string,
  migrations: readonly Migration[],
): Promise<MigrationOutcome> {
  const now = await compare(client, migrations);
  if ("problem" in now) return now;
  if (!now.isBehind) return { applied: [] };
  await migrateQueueSchema(url);
  const inUse = await applyMigrations(client, now.missing);
  if (inUse !== null) return { problem: { kind: "in-use", migration: inUse } };
  await recordLibrary(client, queueVersion());
  return { applied: now.missing.map(({ name }) => name) };
}
