import { migrate } from "@todayfruit/api/db/migrate";
import { withDatabase } from "@todayfruit/api/db/replace-database-url-parts";
import type { Settings } from "@todayfruit/api/env";
import pg from "pg";
import { RehearsalFailedError } from "../rehearsal-failed-error.ts";

/** Database of a rehearsal: one that is made on the shop's own server, or the empty one that a setting names. */
export type CopyAddress = { url: string; isMade: boolean };

const DATABASE = "todayfruit_rehearsal";
/** Schema that marks a database as one that a rehearsal may empty. */
const MARK = "copy_of_rehearsal";

/**
 * Returns where the copy of a rehearsal goes; `null` where the shop uses another server and no setting names a database.
 *
 * @param ownerUrl database of the shop as its owner
 */
export function copyAddressOf(
  settings: Pick<Settings, "DATABASE_URL" | "REHEARSAL_DATABASE_URL">,
  ownerUrl: string,
): CopyAddress | null {
  const { DATABASE_URL, REHEARSAL_DATABASE_URL: given } = settings;
  if (given !== undefined) return { url: given, isMade: false };
  return DATABASE_URL === undefined ? { url: withDatabase(ownerUrl, DATABASE), isMade: true } : null;
}

/** Makes an empty database of this version's schema; what an interrupted rehearsal left there is removed first. */
export async function openCopy(address: CopyAddress): Promise<void> {
  await removeCopy(address);
  if (address.isMade) {
    await onServer(address, (client) => client.query(`create database ${DATABASE}`));
  } else {
    await onCopy(address, async (client) => {
      if ((await schemasIn(client)).isUsed) throw new RehearsalFailedError("copy_not_empty");
      await client.query(`create schema ${MARK}`);
    });
  }
  const outcome = await migrate(address.url);
  if ("problem" in outcome) throw new RehearsalFailedError("database", outcome.problem.kind);
}

/** Removes the copy; a database that a setting names is emptied if a rehearsal filled it, and stays. */
export async function removeCopy(address: CopyAddress): Promise<void> {
  if (address.isMade) {
    await onServer(address, (client) => client.query(`drop database if exists ${DATABASE} with (force)`));
    return;
  }
  await onCopy(address, async (client) => {
    const { names, isMarked } = await schemasIn(client);
    if (!isMarked) return;
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    // The mark goes last, so that an interrupted removal is taken up again.
    for (const name of names) await client.query(`drop schema if exists ${name} cascade`);
    await client.query("create schema public");
    await client.query(`drop schema ${MARK}`);
  });
}

async function schemasIn(client: pg.Client) {
  const { rows } = await client.query<{ name: string; has_tables: boolean }>(
    `select quote_ident(n.nspname) as name, exists (select from pg_class c where c.relnamespace = n.oid) as has_tables
       from pg_namespace n where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`,
  );
  return {
    names: rows.map(({ name }) => name).filter((name) => name !== MARK),
    isMarked: rows.some(({ name }) => name === MARK),
    isUsed: rows.some(({ has_tables }) => has_tables),
  };
}

const onServer = <T>({ url }: CopyAddress, work: (client: pg.Client) => Promise<T>) =>
  connected(withDatabase(url, "postgres"), work);
const onCopy = <T>({ url }: CopyAddress, work: (client: pg.Client) => Promise<T>) => connected(url, work);

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", rejectedByQuery);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(rejectedByQuery);
  }
}

/** Ignores the event of a lost connection; the query rejects anyway. */
function rejectedByQuery(): void {}
