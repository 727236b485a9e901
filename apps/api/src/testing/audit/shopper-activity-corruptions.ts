import { PAID } from "./corruption-sql-fragments.ts";

/** Corruptions of what shoppers do beside buying, each with its invariant: favourites, videos, alarms, reviews. */
export const SHOPPER_ACTIVITY_CORRUPTIONS: readonly (readonly [invariant: string, sql: string])[] = [
  [
    "favourites and people who wait are counted as they are",
    "insert into product_stats (product_id, favorites) select id, 1 from product limit 1 on conflict (product_id) do update set favorites = 7",
  ],
  [
    "kept videos are counted as they are",
    "insert into video_stats (video_id, bookmarks) select id, 1 from video limit 1",
  ],
  [
    "a member whose restock alarm ended has the notification",
    `insert into restock_alarm (user_id, product_id, by_push, by_phone, created_at, ends_on, ended_at, outcome)
     select u.id, p.id, true, true, now(), '2030-01-01', now(), 'restocked'
       from (select id from app_user where user_type <> 'guest' and left_at is null limit 1) u, product p limit 1`,
  ],
  [
    "whoever was told of an opening has the notification",
    "insert into opening_alarm (user_id, product_id, created_at, notified_at) select u.id, p.id, now(), now() from app_user u, product p limit 1",
  ],
  ["reviews are counted as they are", "update product_review_stats set photo_reviews = 7"],
  [
    "what is reviewed says so, and was kept by its buyer",
    "update order_product set is_reviewed = not is_reviewed",
  ],
  [
    "only a review that is there has earned points",
    `insert into point_reward (order_product_id, kind, user_id, amount, available_at, expires_at, granted_at)
     select op.id, 'text_review', o.user_id, 100, '2026-01-01', '2027-01-01', '2026-01-01'
       from order_product op join orders o on o.id = op.order_id where o.id = ${PAID} limit 1`,
  ],
  [
    "a review is hidden exactly while a report of it stands",
    "update review set hidden_at = null, hidden_for = null",
  ],
];
