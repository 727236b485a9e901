import type { Input } from "@todayfruit/contract/all-calls";
import type { displayCalls } from "@todayfruit/contract/calls/display";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind.ts";
import type { Context } from "../../http/context.ts";
import { listSummaries } from "../catalog/catalog.repository.ts";
import { presentGroup } from "./display.presenter.ts";
import {
  type GroupRow,
  listBanners,
  listCategoryIcons,
  listGroups,
  listReviews,
  listVideos,
} from "./displays.repository.ts";

const DEFAULT_TAKE = 5;
const BEFORE_ALL = -1;

/** A page of the groups of the first tab in their order; six statements however many groups. */
export async function listDisplays(
  { db, now }: Context,
  { query }: Input<"GET /v4/display-category">,
): Promise<Answer<(typeof displayCalls)["GET /v4/display-category"]>> {
  const take = query?.take ?? DEFAULT_TAKE;
  const after = Number(query?.nextPage ?? BEFORE_ALL);
  const rows = await listGroups(db, {
    tab: query?.key ?? "home",
    subTab: query?.subTab ?? "recommend",
    after,
    take: take + 1,
  });
  const groups = rows.slice(0, take);
  const [products, banners, categories, reviews, videos] = await Promise.all([
    listSummaries(db, idsOf(groups, productIdsOf)),
    listBanners(
      db,
      idsOf(groups, (group) => group.banner_ids),
      now(),
    ),
    listCategoryIcons(
      db,
      idsOf(groups, (group) => group.category_ids),
    ),
    listReviews(
      db,
      idsOf(groups, (group) => group.review_ids),
    ),
    listVideos(
      db,
      idsOf(groups, (group) => group.video_ids),
    ),
  ]);
  const found = {
    products: byId(products),
    banners: byId(banners),
    categories: byId(categories),
    reviews: byId(reviews),
    videos: byId(videos),
  };
  return ok({
    list: groups.map((group) => presentGroup(group, found)),
    nextPage: rows.length > take ? String(groups.at(-1)?.position) : null,
  });
}

function idsOf(groups: readonly GroupRow[], ids: (group: GroupRow) => readonly number[]): number[] {
  return [...new Set(groups.flatMap(ids))];
}

function productIdsOf(group: GroupRow): number[] {
  return [...group.product_ids, ...group.tabs.flatMap((tab) => tab.productIds)];
}

function byId<Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
