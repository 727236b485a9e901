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
  "select count(*)::int as count from uploaded_image where user_id = $1 and path = any($2::text[])",
);

/** Whether all of these pictures were sent by this shopper. */
export async function areOwnUploads(db: Runner, userId: number, paths: readonly string[]): Promise<boolean> {
  return one(await db.run(COUNT_OWN, [userId, paths])).count === new Set(paths).size;
}
