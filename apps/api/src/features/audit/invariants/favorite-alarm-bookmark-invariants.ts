import type { Invariant } from "../invariant-types.ts";

/** Invariants of the counters of favourites, alarms and video bookmarks. */
export const FAVORITE_ALARM_BOOKMARK_INVARIANTS: readonly Invariant[] = [
  {
    name: "favourites and people who wait are counted as they are",
    of: "product",
    breaches: `
      select 'product ' || p.id as subject
        from product p
        left join product_stats i on i.product_id = p.id
        left join (select product_id, count(*) as rows from favorite where product_id between $1 and $2
                    group by product_id) f on f.product_id = p.id
        left join (select product_id, count(*) as rows from opening_alarm
                    where notified_at is null and product_id between $1 and $2 group by product_id) w on w.product_id = p.id
       where p.id between $1 and $2
         and (coalesce(i.favorites, 0) <> coalesce(f.rows, 0) or coalesce(i.waiting, 0) <> coalesce(w.rows, 0))`,
  },
  {
    name: "kept videos are counted as they are",
    of: "video",
    breaches: `
      select 'video ' || v.id as subject
        from video v
        left join video_stats i on i.video_id = v.id
        left join (select video_id, count(*) as rows from video_bookmark where video_id between $1 and $2
                    group by video_id) b on b.video_id = v.id
       where v.id between $1 and $2 and coalesce(i.bookmarks, 0) <> coalesce(b.rows, 0)`,
  },
  {
    name: "whoever was told of an opening has the notification",
    of: "app_user",
    breaches: `
      select 'opening of product ' || a.product_id || ' for user ' || a.user_id as subject from opening_alarm a
       where a.user_id between $1 and $2 and a.notified_at is not null and not exists (
         select from notification n
          where n.user_id = a.user_id and n.dedupe_key like 'opening:' || a.product_id || ':%')`,
  },
  {
    name: "a member whose restock alarm ended has the notification",
    of: "app_user",
    breaches: `
      select 'restock alarm ' || a.id as subject
        from restock_alarm a join app_user u on u.id = a.user_id
       where a.user_id between $1 and $2 and a.ended_at is not null and u.user_type <> 'guest' and not exists (
         select from notification n where n.user_id = a.user_id and n.dedupe_key = 'restock ' || a.id)`,
  },
];
