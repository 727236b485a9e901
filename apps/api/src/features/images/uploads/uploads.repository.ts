import { type Runner, statement, type Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";

const LOCK = statement(
  "lock-uploads",
  "select pg_advisory_xact_lock(hashtextextended('uploads ' || $1::text, 0))::text as locked",
).narrow<{ locked: "" }>();

const ADD = statement(
  "add-upload",
  `insert into uploaded_image (path, user_id, operator_id, created_at)
   select $1, $2, $3, $4
    where (select count(*) from uploaded_image
            where (user_id = $2 or operator_id = $3) and created_at >= $5) < $6
   returning path`,
);

/** Sender of a picture: a shopper or an operator; the other is `null`. */
export type Uploader = { userId: number | null; operatorId: number | null };

/**
 * Takes one of a sender's daily places for pictures, before anything is drawn. Counting is serialized per sender,
 * across processes.
 *
 * @returns `false` when `most` were taken since an instant
 */
export async function addUpload(
  tx: Tx,
  upload: Uploader & { path: string; now: Date; since: Date; most: number },
): Promise<boolean> {
  const { path, userId, operatorId, now, since, most } = upload;
  await tx.run(LOCK, [userId === null ? `operator ${operatorId}` : String(userId)]);
  return (await tx.run(ADD, [path, userId, operatorId, now, since, most])).length > 0;
}

const DROP = statement("drop-upload", "delete from uploaded_image where path = $1");

/** Releases the place of a picture that could not be stored. */
export async function dropUpload(db: Runner, path: string): Promise<void> {
  await db.run(DROP, [path]);
}

const COUNT_OWN = statement(
  "count-own-uploads",
  `select count(*)::int as count
     from (select from uploaded_image
            where user_id is not distinct from $1::bigint and operator_id is not distinct from $3::bigint
              and path = any($2::text[]) and removal_started_at is null for share) own`,
);

/**
 * Returns whether all of these pictures were uploaded by this sender, and protects them from deletion until the
 * transaction ends.
 */
export async function areUploadsOf(
  db: Runner,
  { userId, operatorId }: Uploader,
  paths: readonly string[],
): Promise<boolean> {
  return requireOneRow(await db.run(COUNT_OWN, [userId, paths, operatorId])).count === new Set(paths).size;
}

/** Returns whether all of these pictures were uploaded by this shopper; see `areUploadsOf`. */
export function areOwnUploads(db: Runner, userId: number, paths: readonly string[]): Promise<boolean> {
  return areUploadsOf(db, { userId, operatorId: null }, paths);
}

const MARK_UNUSED = statement(
  "mark-unused-uploads",
  `update uploaded_image set removal_started_at = coalesce(removal_started_at, $2)
    where path in (
      select u.path from uploaded_image u
       where u.created_at < $1
         and not exists (select from return_request c where c.photos @> array[u.path])
         and not exists (select from inquiry_message m where m.photos @> array[u.path])
         and not exists (select from review r where r.id >= 1000000000 and r.images @> array[u.path])
         and not exists (select from gift t where t.thanks_photo = u.path)
         and not exists (select from app_user m where m.profile_picture = u.path)
       order by u.created_at limit $3 for update skip locked)
   returning path`,
);

/** Marks up to `take` pictures uploaded before an instant that nothing uses; afterwards they cannot be used. */
export async function markUnusedUploads(
  db: Runner,
  { before, now, take }: { before: Date; now: Date; take: number },
): Promise<string[]> {
  return (await db.run(MARK_UNUSED, [before, now, take])).map(({ path }) => path);
}

const FORGET = statement(
  "purge-uploads",
  "delete from uploaded_image where path = any($1::text[]) and removal_started_at is not null",
);

export async function deleteUploadRows(db: Runner, paths: readonly string[]): Promise<void> {
  await db.run(FORGET, [paths]);
}
