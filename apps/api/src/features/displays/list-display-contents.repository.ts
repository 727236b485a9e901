import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { IS_VISIBLE } from "../catalog/product-summary.sql.ts";

export type BannerRow = RowOf<typeof LIST_BANNERS>;

const LIST_BANNERS = statement(
  "list-banners",
  "select * from banner where id = any($1::bigint[]) and begin_at <= $2 and end_at > $2",
);

export async function listBanners(db: Runner, ids: readonly number[], now: Date): Promise<BannerRow[]> {
  return ids.length === 0 ? [] : db.run(LIST_BANNERS, [ids, now]);
}

export type CategoryIconRow = RowOf<typeof LIST_ICONS>;

const LIST_ICONS = statement(
  "list-category-icons",
  "select id, slug, name, icon from category where id = any($1::bigint[])",
);

export async function listCategoryIcons(db: Runner, ids: readonly number[]): Promise<CategoryIconRow[]> {
  return ids.length === 0 ? [] : db.run(LIST_ICONS, [ids]);
}

const REVIEW_COLUMNS =
  "r.id, r.score, r.contents, r.nickname, r.option_name, r.images, r.product_id, r.helpful_count, p.name as product_name";

export type ReviewRow = RowOf<typeof LIST_REVIEWS>;

const LIST_REVIEWS = statement(
  "list-display-reviews",
  `select ${REVIEW_COLUMNS} from review r join product p on p.id = r.product_id
    where r.id = any($1::bigint[]) and r.hidden_at is null and ${IS_VISIBLE}`,
);

export async function listReviews(db: Runner, ids: readonly number[]): Promise<ReviewRow[]> {
  return ids.length === 0 ? [] : db.run(LIST_REVIEWS, [ids]);
}

export type GroupReviewRow = RowOf<typeof LIST_GROUP_REVIEWS>;

const LIST_GROUP_REVIEWS = statement(
  "list-group-reviews",
  `select g.id as group_id, ${REVIEW_COLUMNS}
     from display_group g
    cross join lateral unnest((reviews_of_group(g.review_ids))[1:$2]) with ordinality as item (id, place)
     join review r on r.id = item.id and r.hidden_at is null
     join product p on p.id = r.product_id
    where g.id = any($1::bigint[]) and ${IS_VISIBLE}
    order by g.id, item.place`,
);

/** Lists the first reviews of each group, including shoppers' own. */
export async function listGroupReviews(
  db: Runner,
  groups: readonly number[],
  most: number,
): Promise<GroupReviewRow[]> {
  return groups.length === 0 ? [] : db.run(LIST_GROUP_REVIEWS, [groups, most]);
}

/** Position in the recommended reviews, sorted by each value in descending order. */
export type ReviewEnd = { hasPhoto: boolean; score: number; helpful: number; id: number };

const LIST_RECOMMENDED = statement(
  "list-recommended-reviews",
  `select ${REVIEW_COLUMNS} from review r join product p on p.id = r.product_id
    where ${IS_VISIBLE} and r.hidden_at is null
      and (cardinality(r.images) > 0, r.score, r.helpful_count, r.id) < ($1::boolean, $2::int, $3::int, $4::bigint)
    order by (cardinality(r.images) > 0) desc, r.score desc, r.helpful_count desc, r.id desc
    limit $5`,
);

/** Lists reviews with a photo first, then by score and by helpful votes. */
export function listRecommended(db: Runner, after: ReviewEnd, take: number): Promise<ReviewRow[]> {
  return db.run(LIST_RECOMMENDED, [after.hasPhoto, after.score, after.helpful, after.id, take]);
}

export type VideoRow = RowOf<typeof LIST_VIDEOS>;

const LIST_VIDEOS = statement(
  "list-display-videos",
  `select v.id, v.title, v.contents, v.video_url, v.thumbnail, v.duration_seconds, v.width, v.height,
          v.view_count + coalesce(i.views, 0) as view_count, v.share_count + coalesce(i.bookmarks, 0) as share_count
     from video v left join video_stats i on i.video_id = v.id
    where v.id = any($1::bigint[]) and not v.is_hidden`,
);

export async function listVideos(db: Runner, ids: readonly number[]): Promise<VideoRow[]> {
  return ids.length === 0 ? [] : db.run(LIST_VIDEOS, [ids]);
}

/** Visible contents of a group or a tab, in order. */
export type HeldRow = RowOf<typeof FIND_HELD>;

const FIND_HELD = statement(
  "find-display-contents",
  `select array(select p.id from unnest(held.product_ids) with ordinality as item (id, place)
                  join product p on p.id = item.id where ${IS_VISIBLE} order by place) as product_ids,
          array(select r.id from unnest(reviews_of_group(held.review_ids)) with ordinality as item (id, place)
                  join review r on r.id = item.id join product p on p.id = r.product_id
                 where ${IS_VISIBLE} and r.hidden_at is null order by place) as review_ids,
          array(select v.id from unnest(held.video_ids) with ordinality as item (id, place)
                  join video v on v.id = item.id and not v.is_hidden order by place) as video_ids
     from (select display_products_of(g, $2) as product_ids, g.review_ids, g.video_ids from display_group g where g.id = $1
            union all
           select product_ids, '{}', '{}' from display_tab where id = $1) as held`,
);

export async function findHeld(db: Runner, id: number, now: Date): Promise<HeldRow | null> {
  const [row] = await db.run(FIND_HELD, [id, now]);
  return row ?? null;
}
