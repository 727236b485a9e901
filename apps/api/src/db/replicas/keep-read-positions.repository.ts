import { type Runner, statement } from "../database.ts";

const KEEP = statement(
  "keep-read-position",
  `insert into read_position as p (reader, position, expires_at)
   values ($1, (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::bigint, $2)
   on conflict (reader) do update
     set position = greatest(p.position, excluded.position), expires_at = excluded.expires_at
   returning position`,
);

/** Keeps the end of the log as the position from which a reader reads, until an instant. */
export async function keepReadPosition(db: Runner, reader: string, expiresAt: Date): Promise<void> {
  await db.run(KEEP, [reader, expiresAt]);
}

const FORGET = statement(
  "purge-read-positions",
  `delete from read_position
    where reader in (select reader from read_position where expires_at < $1 limit $2 for update skip locked)
   returning reader`,
);

/** Deletes up to `take` positions that ended before an instant; returns how many. */
export async function purgeReadPositions(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(FORGET, [before, take])).length;
}
