import type { homeCalls } from "@todayfruit/contract/calls/home";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind.ts";
import type { Context } from "../../http/context.ts";
import { listSummaries } from "../catalog/catalog.repository.ts";
import { presentGroup } from "./home.presenter.ts";
import {
  type GroupRow,
  listBanners,
  listCategoryIcons,
  listGroups,
  listReviews,
  listVideos,
} from "./home.repository.ts";

/** The groups of the first tab in their order; six statements however many groups. */
export async function showHome({ db, now }: Context): Promise<Answer<(typeof homeCalls)["GET /v1/home"]>> {
  const groups = await listGroups(db, "home", "recommend");
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
  return ok({ groups: groups.map((group) => presentGroup(group, found)) });
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
