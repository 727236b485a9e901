import type {
  DISPLAY_UI_TYPES,
  DisplayGroup,
  DisplayGroupName,
  DisplayTab,
} from "@todayfruit/contract/displays/display-tabs-and-groups";
import {
  type GroupOrder,
  groupOrderText,
  groupTitle,
} from "@todayfruit/domain/displays/display-group-texts-and-claims";
import type { Static } from "typebox";
import { presentSummary } from "../catalog/product.presenter.ts";
import type { SummaryRow } from "../catalog/product-summary.sql.ts";
import type { GroupNameRow, GroupRow, TabRow } from "./find-displays.repository.ts";
import type { BannerRow, CategoryIconRow, ReviewRow, VideoRow } from "./list-display-contents.repository.ts";
import { firstLeaf, type TabTree } from "./navigation/build-tab-trees.ts";
import { pickRowsByIdsInOrder } from "./pick-rows-by-ids-in-order.ts";

type Group = Static<typeof DisplayGroup>;

/** Visible rows named by the groups and tabs of one reply. */
export type Found = {
  products: ReadonlyMap<number, SummaryRow>;
  banners: ReadonlyMap<number, BannerRow>;
  categories: ReadonlyMap<number, CategoryIconRow>;
  /** Reviews by group id. */
  reviews: ReadonlyMap<number, readonly ReviewRow[]>;
  videos: ReadonlyMap<number, VideoRow>;
};

/** Presents the head of a group. A list by sales without sales claims no ranking and shows no ranks. */
export function presentGroupName(row: GroupNameRow): Static<typeof DisplayGroupName> {
  const order = row.order_by_type as GroupOrder;
  const isRanked = order !== "sales" || row.has_sales;
  return {
    id: row.id,
    name: row.name,
    title: groupTitle(order, row.has_sales, row.title),
    subTitle: groupOrderText(order, row.has_sales, row.sub_title),
    orderByType: row.order_by_type,
    displayContentsType: row.contents_type as Group["displayContentsType"],
    displayUiType: uiTypeOf(row.ui_type as (typeof DISPLAY_UI_TYPES)[number], isRanked),
  };
}

function uiTypeOf(own: Group["displayUiType"], isRanked: boolean): Group["displayUiType"] {
  return own === "rankingList" && !isRanked ? "grid2" : own;
}

/** Presents a group with its visible contents, in its order. */
export function presentGroup(row: GroupRow, tabs: readonly TabTree[], found: Found, now: Date): Group {
  const products = pickRowsByIdsInOrder(row.shown_product_ids, found.products).map((each) =>
    presentSummary(each, now),
  );
  return {
    ...presentGroupName(row),
    products,
    tabs: presentTabs(tabs, found.products, now),
    banners: pickRowsByIdsInOrder(row.banner_ids, found.banners).map(presentBanner),
    categories: pickRowsByIdsInOrder(row.category_ids, found.categories),
    reviews: (found.reviews.get(row.id) ?? []).map(presentReview),
    videos: pickRowsByIdsInOrder(row.video_ids, found.videos).map(presentVideo),
    endsAt: endOf(row, products),
  };
}

/** Returns the instant at which a group shows something else: the first end of a timed price in it, or its own. */
function endOf(row: GroupRow, products: Group["products"]): string | null {
  const ends = row.is_time_sale ? products.flatMap((each) => each.productPrice.timedPrice?.endsAt ?? []) : [];
  return [...ends, ...(row.ends_at ? [row.ends_at.toISOString()] : [])].sort()[0] ?? null;
}

/** Presents tabs; only the one shown first carries its products, the others are fetched when opened. */
export function presentTabs(
  tabs: readonly TabTree[],
  products: Found["products"],
  now: Date,
): Static<typeof DisplayTab>[] {
  const shown = firstLeaf(tabs);
  const present = (tab: TabRow) => ({
    id: tab.id,
    name: tab.name,
    subTitle: tab.sub_title,
    products:
      tab.id === shown?.id
        ? pickRowsByIdsInOrder(tab.product_ids, products).map((row) => presentSummary(row, now))
        : [],
  });
  return tabs.map((tab) => ({ ...present(tab), tabs: tab.tabs.map(present) }));
}

export function presentReview(row: ReviewRow): Group["reviews"][number] {
  return {
    id: row.id,
    score: row.score,
    contents: row.contents,
    nickname: row.nickname,
    optionName: row.option_name,
    image: row.images[0] ?? null,
    product: { id: row.product_id, name: row.product_name },
  };
}

export function presentVideo(row: VideoRow): Group["videos"][number] {
  return {
    id: row.id,
    title: row.title,
    videoUrl: row.video_url,
    thumbnail: row.thumbnail,
    contents: row.contents,
    durationSeconds: row.duration_seconds,
    width: row.width,
    height: row.height,
    viewCount: row.view_count,
    videoShareCount: row.share_count,
    isMyVideoShare: false,
  };
}

function presentBanner(row: BannerRow): Group["banners"][number] {
  const { id, title, image, href } = row;
  return { id, title, subTitle: row.sub_title, image, href, backgroundColor: row.background_color };
}
