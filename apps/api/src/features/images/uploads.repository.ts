import { type Runner, statement } from "../../db/database.ts";
import { one } from "../../db/one.ts";

const COUNT_SINCE = statement<[userId: number, since: Date], { count: number }>(
  "count-uploads",
  "select count(*)::int as count from uploaded_image where user_id = $1 and created_at >= $2",
);

export async function countUploadsSince(db: Runner, userId: number, since: Date): Promise<number> {
  return one(await db.run(COUNT_SINCE, [userId, since])).count;
}

const ADD = statement<[path: string, userId: number, now: Date], never>(
  "add-upload",
  "insert into uploaded_image (path, user_id, created_at) values ($1, $2, $3)",
);

export async function addUpload(db: Runner, path: string, userId: number, now: Date): Promise<void> {
  await db.run(ADD, [path, userId, now]);
}

const COUNT_OWN = statement<[userId: number, paths: readonly string[]], { count: number }>(
  "count-own-uploads",
  `select count(*)::int as count
     from (select from uploaded_image where user_id = $1 and path = any($2::text[]) and swept_at is null for share) own`,
);

/** Whether all of these pictures were sent by this shopper; until the transaction ends they are not swept away. */
export async function areOwnUploads(db: Runner, userId: number, paths: readonly string[]): Promise<boolean> {
  return one(await db.run(COUNT_OWN, [userId, paths])).count === new Set(paths).size;
}

const MARK_UNUSED = statement<[before: Date, now: Date, take: number], { path: string }>(
  "mark-unused-uploads",
  `update uploaded_image set swept_at = coalesce(swept_at, $2)
    where path in (
      select u.path from uploaded_image u
       where u.created_at < $1
         and not exists (select from claim c where c.photos @> array[u.path])
         and not exists (select from review r where r.id >= 1000000000 and r.images @> array[u.path])
       order by u.created_at limit $3 for update skip locked)
   returning path`,
);

/**
 * Marks up to `take` pictures that were sent before an instant and belong to nothing; from then on nothing can name
 * them.
 */
export async function markUnusedUploads(
  db: Runner,
  { before, now, take }: { before: Date; now: Date; take: number },
): Promise<string[]> {
  return (await db.run(MARK_UNUSED, [before, now, take])).map(({ path }) => path);
}

const FORGET = statement<[paths: readonly string[]], never>(
  "forget-uploads",
  "delete from uploaded_image where path = any($1::text[]) and swept_at is not null",
);

export async function forgetUploads(db: Runner, paths: readonly string[]): Promise<void> {
  await db.run(FORGET, [paths]);
}
