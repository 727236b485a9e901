import { type RowOf, type Runner, statement } from "../../db/database.ts";
import type { Latest } from "../../db/latest-cursor.ts";
import type { Tables } from "../../db/tables.ts";

export type VideoRow = Omit<Tables["video"], "slug" | "product_ids" | "created_at" | "version" | "is_hidden">;
export type ListedVideoRow = VideoRow & { sort_key: string };
export type FeedVideoRow = RowOf<typeof LIST>;

/** Columns of `video v`, with views and bookmarks of this shop added to its counts. */
export const VIDEO_COLUMNS = `
  v.id, v.title, v.contents, v.video_url, v.thumbnail, v.duration_seconds, v.width, v.height,
  v.view_count + coalesce((select i.views from video_stats i where i.video_id = v.id), 0) as view_count,
  v.share_count + coalesce((select i.bookmarks from video_stats i where i.video_id = v.id), 0) as share_count`;

const LIST = statement(
  "list-videos",
  `select ${VIDEO_COLUMNS}, v.product_ids, v.created_at::text as sort_key
     from video v
    where (v.created_at, v.id) < ($1::timestamptz, $2) and not v.is_hidden
    order by v.created_at desc, v.id desc
    limit $3`,
);

export function listVideos(db: Runner, after: Latest, take: number): Promise<FeedVideoRow[]> {
  return db.run(LIST, [after.at, after.id, take]);
}

const FIND_WITH_NEIGHBOURS = statement(
  "find-video-with-neighbours",
  `select ${VIDEO_COLUMNS},
          (select n.id from video n where (n.created_at, n.id) > (v.created_at, v.id) and not n.is_hidden
            order by n.created_at, n.id limit 1) as previous_id,
          (select jsonb_build_object('id', n.id, 'video_url', n.video_url, 'thumbnail', n.thumbnail)
             from video n where (n.created_at, n.id) < (v.created_at, v.id) and not n.is_hidden
            order by n.created_at desc, n.id desc limit 1) as next
     from video v where v.id = $1 and not v.is_hidden`,
).narrow<
  Pick<
    Pick<
      VideoRow & {
        previous_id: number | null;
        next: { id: number; video_url: string; thumbnail: string } | null;
      },
      "next"
    >,
    "next"
  >
>();

/** Finds a video with its neighbours in the feed. */
export async function findVideo(db: Runner, id: number) {
  const [row] = await db.run(FIND_WITH_NEIGHBOURS, [id]);
  return row ?? null;
}

const FIND_PRODUCT_IDS = statement(
  "find-products-of-video",
  "select product_ids from video where id = $1 and not is_hidden",
);

/** Returns the ids of a video's products, in sequence; `null` when there is no such video. */
export async function findProductIds(db: Runner, id: number): Promise<number[] | null> {
  const [row] = await db.run(FIND_PRODUCT_IDS, [id]);
  return row?.product_ids ?? null;
}

/**
 * The row of the view serves as the lock: of two concurrent views the second finds the first one's instant and is not
 * counted. The returned number includes this view in either case.
 */
const COUNT_VIEW = statement(
  "count-video-view",
  `with counted as (
     insert into video_view (video_id, user_id, seen_at)
     select id, $2, $3 from video where id = $1 and not is_hidden
         on conflict (video_id, user_id) do update set seen_at = excluded.seen_at where video_view.seen_at <= $4
     returning video_id
   ), added as (
     insert into video_stats (video_id, views) select video_id, 1 from counted
         on conflict (video_id) do update set views = video_stats.views + 1
     returning views
   )
   select v.view_count + coalesce(
            (select views from added),
            (select i.views from video_stats i where i.video_id = v.id),
            0) as view_count
     from video v where v.id = $1 and not v.is_hidden`,
);

/**
 * Counts a view unless one of the same shopper was counted after `countedUntil`.
 *
 * @returns number of views; `null` when there is no such video
 */
export async function countView(
  db: Runner,
  view: { videoId: number; userId: number; now: Date; countedUntil: Date },
): Promise<number | null> {
  const [row] = await db.run(COUNT_VIEW, [view.videoId, view.userId, view.now, view.countedUntil]);
  return row?.view_count ?? null;
}

const FORGET_VIEWS = statement(
  "purge-video-views",
  `with gone as (
     delete from video_view
      where (video_id, user_id) in (select video_id, user_id from video_view where seen_at < $1
                                     order by seen_at limit $2 for update skip locked)
     returning 1
   )
   select count(*)::int as count from gone`,
);

/** Deletes up to `take` views from before an instant, without changing the counts; returns the number deleted. */
export async function purgeViews(db: Runner, before: Date, take: number): Promise<number> {
  const [row] = await db.run(FORGET_VIEWS, [before, take]);
  return row?.count ?? 0;
}
