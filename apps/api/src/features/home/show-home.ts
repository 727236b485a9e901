import type { Input } from "@todayfruit/contract/all-calls";
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

const DEFAULT_TAKE = 5;
const BEFORE_ALL = -1;

/** A page of the groups of the first tab in their order; six statements however many groups. */
export async function showHome(
  { db, now }: Context,
  { query }: Input<"GET /v1/home">,
): Promise<Answer<(typeof homeCalls)["GET /v1/home"]>> {
  const take = query?.take ?? DEFAULT_TAKE;
  const after = query?.nextPage ?? BEFORE_ALL;
  const rows = await listGroups(db, { tab: "home", subTab: "recommend", after, take: take + 1 });
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
    groups: groups.map((group) => presentGroup(group, found)),
    nextPage: rows.length > take ? (groups.at(-1)?.position ?? null) : null,
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
