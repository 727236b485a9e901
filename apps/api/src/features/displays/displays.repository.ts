import { type Runner, statement } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import { IS_VISIBLE } from "../catalog/summary.repository.ts";

export type DisplayTabRow = { id: number; name: string; productIds: number[] };
export type GroupRow = Omit<Tables["display_group"], "tabs"> & { tabs: DisplayTabRow[]; position: number };

const LIST_GROUPS = statement<[tab: string, subTab: string, after: number, take: number], GroupRow>(
  "list-display-groups",
  `select g.*, page.position from display_page page join display_group g on g.id = page.group_id
    where page.tab = $1 and page.sub_tab = $2 and page.position > $3
    order by page.position
    limit $4`,
);

/** The groups of a page that come after a place in it. */
export function listGroups(
  db: Runner,
  page: { tab: string; subTab: string; after: number; take: number },
): Promise<GroupRow[]> {
  return db.run(LIST_GROUPS, [page.tab, page.subTab, page.after, page.take]);
}

export type BannerRow = Tables["banner"];

const LIST_BANNERS = statement<[readonly number[], Date], BannerRow>(
  "list-banners",
  "select * from banner where id = any($1::int[]) and begin_at <= $2 and end_at > $2",
);

export function listBanners(db: Runner, ids: readonly number[], now: Date): Promise<BannerRow[]> {
  return db.run(LIST_BANNERS, [ids, now]);
}

export type CategoryIconRow = Pick<Tables["category"], "id" | "slug" | "name" | "icon">;

const LIST_ICONS = statement<[readonly number[]], CategoryIconRow>(
  "list-category-icons",
  "select id, slug, name, icon from category where id = any($1::int[])",
);

export function listCategoryIcons(db: Runner, ids: readonly number[]): Promise<CategoryIconRow[]> {
  return db.run(LIST_ICONS, [ids]);
}

export type ReviewRow = Pick<
  Tables["review"],
  "id" | "score" | "contents" | "nickname" | "option_name" | "images" | "product_id"
> & { product_name: string };

const LIST_REVIEWS = statement<[readonly number[]], ReviewRow>(
  "list-display-reviews",
  `select r.id, r.score, r.contents, r.nickname, r.option_name, r.images, r.product_id, p.name as product_name
     from review r join product p on p.id = r.product_id
    where r.id = any($1::int[]) and ${IS_VISIBLE}`,
);

export function listReviews(db: Runner, ids: readonly number[]): Promise<ReviewRow[]> {
  return db.run(LIST_REVIEWS, [ids]);
}

export type VideoRow = Omit<Tables["video"], "slug" | "product_ids" | "created_at">;

const LIST_VIDEOS = statement<[readonly number[]], VideoRow>(
  "list-display-videos",
  `select id, title, contents, video_url, thumbnail, duration_seconds, width, height, view_count, share_count
     from video where id = any($1::int[])`,
);

export function listVideos(db: Runner, ids: readonly number[]): Promise<VideoRow[]> {
  return db.run(LIST_VIDEOS, [ids]);
}
