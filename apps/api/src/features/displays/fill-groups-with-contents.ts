import type { DisplayGroup } from "@todayfruit/contract/displays/display-tabs-and-groups";
import type { Static } from "typebox";
import type { Context } from "../../http/handler-context-types.ts";
import { listSummaries } from "../catalog/catalog.repository.ts";
import { presentGroup } from "./display.presenter.ts";
import { type GroupRow, listTabs } from "./find-displays.repository.ts";
import {
  listBanners,
  listCategoryIcons,
  listGroupReviews,
  listVideos,
} from "./list-display-contents.repository.ts";
import { firstLeaf, treesOf } from "./navigation/build-tab-trees.ts";

/** Limits of a group's contents in a list; the rest is fetched by display-products, -reviews and -video. */
const MOST = { products: 30, reviews: 15, videos: 30 } as const;

/**
 * Fetches the contents of groups, without time sales in which no timed price holds; at most six statements for any number of groups, none for kinds of content that no
 * group names.
 */
export async function fillGroupsWithContents(
  { db, now }: Pick<Context, "db" | "now">,
  rows: readonly GroupRow[],
): Promise<Static<typeof DisplayGroup>[]> {
  const groups = rows.map(shortened);
  const withTabs = groups.filter((group) => group.contents_type === "tab");
  const trees = treesOf(
    await listTabs(
      db,
      withTabs.map(({ id }) => id),
    ),
  );
  const leaves = [...trees.values()].flatMap((tabs) => firstLeaf(tabs) ?? []);
  const idsOf = (ids: (group: GroupRow) => readonly number[]) => [...new Set(groups.flatMap(ids))];
  const productIds = new Set([
    ...groups.flatMap((group) => group.shown_product_ids),
    ...leaves.flatMap((leaf) => leaf.product_ids),
  ]);
  const [products, banners, categories, reviews, videos] = await Promise.all([
    listSummaries(db, [...productIds]),
    listBanners(
      db,
      idsOf((group) => group.banner_ids),
      now(),
    ),
    listCategoryIcons(
      db,
      idsOf((group) => group.category_ids),
    ),
    listGroupReviews(
      db,
      groups.filter((group) => group.review_ids.length > 0).map(({ id }) => id),
      MOST.reviews,
    ),
    listVideos(
      db,
      idsOf((group) => group.video_ids),
    ),
  ]);
  const found = {
    products: byId(products),
    banners: byId(banners),
    categories: byId(categories),
    reviews: Map.groupBy(reviews, ({ group_id }) => group_id),
    videos: byId(videos),
  };
  return groups.flatMap((group) => {
    const shown = presentGroup(group, trees.get(group.id) ?? [], found, now());
    return group.is_time_sale && shown.products.length === 0 ? [] : [shown];
  });
}

function shortened<Row extends GroupRow>(row: Row): Row {
  return {
    ...row,
    shown_product_ids: row.shown_product_ids.slice(0, MOST.products),
    video_ids: row.video_ids.slice(0, MOST.videos),
  };
}

export function byId<Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
