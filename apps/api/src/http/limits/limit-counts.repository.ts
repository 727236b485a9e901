import { type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

const ADD = statement(
  "add-to-limit",
  `insert into rate_limit_counter as c (key, window_start, count, expires_at) values ($1, $2, $3, $4)
   on conflict (key, window_start) do update set count = c.count + excluded.count
   returning count`,
);

/** Adds `by` to a key's count in a window; returns the sum of all processes. */
export async function addToLimit(
  db: Runner,
  { key, start, by, expiresAt }: { key: string; start: Date; by: number; expiresAt: Date },
): Promise<number> {
  return requireOneRow(await db.run(ADD, [key, start, by, expiresAt])).count;
}

const TAKE = statement(
  "take-of-limit",
  `insert into rate_limit_counter as c (key, window_start, count, expires_at) values ($1, $2, 1, $4)
   on conflict (key, window_start) do update set count = c.count + 1 where c.count < $3
   returning count`,
);

/** Takes one unit of a window's limit; returns `false` when it is full. */
export async function consumeLimit(
  db: Runner,
  { key, start, limit, expiresAt }: { key: string; start: Date; limit: number; expiresAt: Date },
): Promise<boolean> {
  return (await db.run(TAKE, [key, start, limit, expiresAt])).length > 0;
}

const READ = statement(
  "read-limit",
  "select count from rate_limit_counter where key = $1 and window_start = $2",
);

/** Returns the count of a key in a window. */
export async function readLimit(db: Runner, key: string, start: Date): Promise<number> {
  return (await db.run(READ, [key, start]))[0]?.count ?? 0;
}

const FORGET = statement(
  "purge-limits",
  `delete from rate_limit_counter
    where (key, window_start) in (
      select key, window_start from rate_limit_counter where expires_at < $1 limit $2 for update skip locked)
   returning key`,
);

/** Deletes up to `take` counts of past windows; returns how many. */
export async function purgeLimits(db: Runner, now: Date, take: number): Promise<number> {
  return (await db.run(FORGET, [now, take])).length;
}
