import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";

const LOCK = statement(
  "lock-video-uploads",
  "select pg_advisory_xact_lock(hashtextextended('videos ' || $1::text, 0))::text as locked",
).narrow<{ locked: "" }>();

const ADD = statement(
  "add-video-upload",
  `insert into uploaded_video (id, user_id, bytes, created_at)
   select $1, $2, $3, $4
    where (select count(*) from uploaded_video where user_id = $2 and created_at >= $5) < $6
   returning id`,
);

/**
 * Begins an upload. Counting is serialized per shopper, across processes.
 *
 * @returns `false` when `most` were begun since an instant
 */
export async function addVideoUpload(
  tx: Tx,
  upload: { id: string; userId: number; bytes: number; now: Date; since: Date; most: number },
): Promise<boolean> {
  const { id, userId, bytes, now, since, most } = upload;
  await tx.run(LOCK, [String(userId)]);
  return (await tx.run(ADD, [id, userId, bytes, now, since, most])).length > 0;
}

export type VideoUpload = RowOf<typeof FIND>;

const FIND = statement(
  "find-video-upload",
  `select id, bytes, path, seconds from uploaded_video
    where id = $1 and user_id = $2 and removal_started_at is null`,
);

/** Finds a shopper's own upload. */
export async function findVideoUpload(db: Runner, id: string, userId: number): Promise<VideoUpload | null> {
  const [row] = await db.run(FIND, [id, userId]);
  return row ?? null;
}

const COMPLETE = statement(
  "complete-video-upload",
  "update uploaded_video set path = $2, seconds = $3 where id = $1 and removal_started_at is null returning id",
);

/** Records where a video is stored; returns `false` when it is being removed. */
export async function completeVideoUpload(
  db: Runner,
  stored: { id: string; path: string; seconds: number },
): Promise<boolean> {
  return (await db.run(COMPLETE, [stored.id, stored.path, stored.seconds])).length > 0;
}

const FIND_OWN = statement(
  "find-own-video",
  `select seconds from uploaded_video
    where user_id = $1 and path = $2 and removal_started_at is null for share`,
);

/**
 * Returns the length of a video that this shopper uploaded, and protects it from deletion until the transaction ends;
 * `null` when there is none.
 */
export async function findOwnVideo(tx: Tx, userId: number, path: string): Promise<number | null> {
  const [row] = await tx.run(FIND_OWN, [userId, path]);
  return row?.seconds ?? null;
}

const MARK_UNUSED = statement(
  "mark-unused-videos",
  `update uploaded_video set removal_started_at = coalesce(removal_started_at, $2)
    where id in (
      select u.id from uploaded_video u
       where u.created_at < $1 and not exists (select from review r where r.video = u.path)
       order by u.created_at limit $3 for update skip locked)
   returning id, path, bytes`,
);

/** Marks up to `take` videos begun before an instant that no review shows; afterwards they cannot be used. */
export function markUnusedVideos(
  db: Runner,
  { before, now, take }: { before: Date; now: Date; take: number },
): Promise<RowOf<typeof MARK_UNUSED>[]> {
  return db.run(MARK_UNUSED, [before, now, take]);
}

const FORGET = statement(
  "purge-video-uploads",
  "delete from uploaded_video where id = any($1::text[]) and removal_started_at is not null",
);

export async function deleteVideoRows(db: Runner, ids: readonly string[]): Promise<void> {
  await db.run(FORGET, [ids]);
}
