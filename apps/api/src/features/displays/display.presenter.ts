import type { DISPLAY_UI_TYPES, DisplayGroup } from "@todayfruit/contract/entities/display";
import type { Static } from "typebox";
import { presentSummary } from "../catalog/product.presenter.ts";
import type { SummaryRow } from "../catalog/summary.repository.ts";
import type { BannerRow, CategoryIconRow, GroupRow, ReviewRow, VideoRow } from "./displays.repository.ts";

type Group = Static<typeof DisplayGroup>;
type Found = {
  products: ReadonlyMap<number, SummaryRow>;
  banners: ReadonlyMap<number, BannerRow>;
  categories: ReadonlyMap<number, CategoryIconRow>;
  reviews: ReadonlyMap<number, ReviewRow>;
  videos: ReadonlyMap<number, VideoRow>;
};

/** One group with what of it can be shown now, in the order in which it was put together. */
export function presentGroup(row: GroupRow, found: Found): Group {
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    subTitle: row.sub_title,
    orderByType: row.order_by_type,
    displayContentsType: row.contents_type as Group["displayContentsType"],
    displayUiType: row.ui_type as (typeof DISPLAY_UI_TYPES)[number],
    products: inOrder(row.product_ids, found.products).map(presentSummary),
    tabs: row.tabs.map(({ id, name, productIds }) => ({
      id,
      name,
      subTitle: null,
      products: inOrder(productIds, found.products).map(presentSummary),
      tabs: [],
    })),
    banners: inOrder(row.banner_ids, found.banners).map(presentBanner),
    categories: inOrder(row.category_ids, found.categories),
    reviews: inOrder(row.review_ids, found.reviews).map(presentReview),
    videos: inOrder(row.video_ids, found.videos).map(presentVideo),
    endsAt: row.ends_at?.toISOString() ?? null,
  };
}

function inOrder<Row>(ids: readonly number[], rows: ReadonlyMap<number, Row>): Row[] {
  return ids.flatMap((id) => rows.get(id) ?? []);
}

function presentBanner(row: BannerRow): Group["banners"][number] {
  const { id, title, image, href } = row;
  return { id, title, subTitle: row.sub_title, image, href, backgroundColor: row.background_color };
}

function presentReview(row: ReviewRow): Group["reviews"][number] {
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

function presentVideo(row: VideoRow): Group["videos"][number] {
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
