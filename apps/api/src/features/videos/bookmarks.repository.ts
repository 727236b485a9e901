import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import type { Latest } from "../../db/latest-cursor.ts";
import { type ListedVideoRow, VIDEO_COLUMNS } from "./videos.repository.ts";

const ADD = statement(
  "add-video-bookmark",
  `insert into video_bookmark (user_id, video_id, created_at)
   select $1, id, $3 from video where id = $2 and not is_hidden
       on conflict (user_id, video_id) do nothing`,
);

export async function addBookmark(db: Runner, userId: number, videoId: number, now: Date): Promise<void> {
  await db.run(ADD, [userId, videoId, now]);
}

const REMOVE = statement(
  "remove-video-bookmark",
  "delete from video_bookmark where user_id = $1 and video_id = $2",
);

export async function removeBookmark(db: Runner, userId: number, videoId: number): Promise<void> {
  await db.run(REMOVE, [userId, videoId]);
}

export type PersonalVideoRow = RowOf<typeof FIND_PERSONAL>;

const FIND_PERSONAL = statement(
  "find-personal-video",
  `select exists (select from video_bookmark b where b.user_id = $1 and b.video_id = v.id) as is_bookmarked,
          v.view_count + coalesce(i.views, 0) as view_count, v.share_count + coalesce(i.bookmarks, 0) as share_count
     from video v left join video_stats i on i.video_id = v.id
    where v.id = $2 and not v.is_hidden`,
);

/** Finds a video with its current counts and one shopper's bookmark; `null` when there is no such video. */
export async function findPersonalVideo(
  db: Runner,
  userId: number,
  videoId: number,
): Promise<PersonalVideoRow | null> {
  const [row] = await db.run(FIND_PERSONAL, [userId, videoId]);
  return row ?? null;
}

const LIST = statement(
  "list-video-bookmarks",
  `select ${VIDEO_COLUMNS}, b.created_at::text as sort_key
     from video_bookmark b join video v on v.id = b.video_id
    where b.user_id = $1 and not v.is_hidden and (b.created_at, b.video_id) < ($2::timestamptz, $3)
    order by b.created_at desc, b.video_id desc
    limit $4`,
);

export function listBookmarks(
  db: Runner,
  userId: number,
  after: Latest,
  take: number,
): Promise<ListedVideoRow[]> {
  return db.run(LIST, [userId, after.at, after.id, take]);
}

const MERGE = statement(
  "merge-video-bookmarks",
  `with gone as (delete from video_bookmark where user_id = $1 returning video_id, created_at)
   insert into video_bookmark (user_id, video_id, created_at)
   select $2, video_id, created_at from gone
       on conflict (user_id, video_id) do nothing`,
);

/** Moves a guest's bookmarks to the member, each once. */
export async function mergeBookmarks(tx: Tx, fromUserId: number, toUserId: number): Promise<void> {
  await tx.run(MERGE, [fromUserId, toUserId]);
}
