import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { migrateQueue } from "./migrate-queue.ts";

export type MigrationProblem =
  | { kind: "unreachable"; reason: string }
  | { kind: "too-old"; version: string }
  | { kind: "not-utf8"; ctype: string }
  | { kind: "newer-than-code"; migration: string }
  | { kind: "not-allowed"; reason: string };

export type MigrationOutcome = { problem: MigrationProblem } | { applied: string[] };

const FOLDER = new URL("./migrations/", import.meta.url);
/** Only one process migrates at a time; the number means nothing else. */
const LOCK = 20_261_121;

/**
 * Brings a database to this code's schema, or says why not and changes nothing.
 *
 * @example await migrate(url) // { applied: ["0001_catalog.sql"] } on the first run, { applied: [] } on the next
 */
export async function migrate(url: string): Promise<MigrationOutcome> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", rejectedByQuery);
  try {
    await client.connect();
  } catch (error) {
    return { problem: { kind: "unreachable", reason: reasonOf(error) } };
  }
  try {
    const unfit = await unfitness(client);
    if (unfit) return { problem: unfit };
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    return await applyMissing(client, url);
  } catch (error) {
    if (!isNotAllowed(error)) throw error;
    return { problem: { kind: "not-allowed", reason: error.message } };
  } finally {
    await client.end();
  }
}

/** A lost connection is also an event; without a listener it would end the process before the query that fails. */
function rejectedByQuery(): void {}

/** A name with two addresses fails twice, and then the error has a code but no words. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ("code" in error ? String(error.code) : error.name);
}

/** 42501: the role may not make tables, or not the extension. */
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

/** Asked only of a database that can keep Hangul at all: another encoding does not even take the question. */
async function seesHangul(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ sees: boolean }>("select '가' ~ '[[:alpha:]]' as sees");
  return rows[0]?.sees ?? false;
}

async function applyMissing(client: pg.Client, url: string): Promise<MigrationOutcome> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith(".sql")).sort();
  const { rows: tables } = await client.query<{ exists: boolean }>(
    "select to_regclass('public.schema_migration') is not null as exists",
  );
  const done = tables[0]?.exists
    ? (await client.query<{ name: string }>("select name from schema_migration")).rows.map((row) => row.name)
    : [];
  const unknown = done.find((name) => !files.includes(name));
  if (unknown) return { problem: { kind: "newer-than-code", migration: unknown } };

  await migrateQueue(url);
  const missing = files.filter((file) => !done.includes(file));
  if (missing.length === 0) return { applied: [] };
  await client.query("begin");
  await client.query(
    "create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())",
  );
  for (const file of missing) {
    await client.query(await readFile(new URL(file, FOLDER), "utf8"));
    await client.query("insert into schema_migration (name) values ($1)", [file]);
  }
  await client.query("commit");
  return { applied: missing };
}
