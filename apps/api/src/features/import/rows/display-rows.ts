import type { BannerRecord, DisplayGroupRecord, DisplaysRecord } from "../records/display-record.ts";
import type { ImportDay } from "./import-day.ts";
import type { WrittenRow } from "./written-row.ts";

/** The slug of a root, or of the root that a child belongs to. */
export type CategoryPage = { slug: string; childId: number | null };

export function bannerRow(
  record: BannerRecord,
  pageOf: (categoryId: number) => CategoryPage | undefined,
  day: ImportDay,
): WrittenRow<"banner"> {
  return {
    id: record.id,
    title: record.title,
    sub_title: record.subTitle,
    image: record.image,
    href: hrefOf(record.link, pageOf),
    background_color: record.backgroundColor,
    begin_at: day.instantAt(record.displayBeginOffset),
    end_at: day.endOf(record.displayEndOffset),
  };
}

/** Where a banner leads inside the shop; a kind of page that the shop does not have leads home. */
function hrefOf(
  link: BannerRecord["link"],
  pageOf: (categoryId: number) => CategoryPage | undefined,
): string {
  if (link.type === "product" && link.productId !== undefined) return `/products/${link.productId}`;
  const page =
    link.type === "category" && link.categoryId !== undefined ? pageOf(link.categoryId) : undefined;
  if (!page) return "/";
  return page.childId === null ? `/category/${page.slug}` : `/category/${page.slug}?sub=${page.childId}`;
}

/** @param isGood whether what a group names can be shown */
export function displayGroupRow(
  record: DisplayGroupRecord,
  day: ImportDay,
  isGood: (kind: Kind, id: number) => boolean,
): WrittenRow<"display_group"> {
  const only = (kind: Kind, ids: readonly number[] = []) => ids.filter((id) => isGood(kind, id));
  return {
    id: record.id,
    name: record.name,
    title: record.title,
    sub_title: record.subTitle,
    order_by_type: record.orderByType,
    contents_type: record.displayContentsType,
    ui_type: record.displayUiType,
    product_ids: only("product", record.productIds),
    banner_ids: only("banner", record.bannerIds),
    category_ids: only("category", record.categoryIds),
    review_ids: only("review", record.reviewIds),
    video_ids: only("video", record.videoIds),
    tabs: record.tabs
      .flatMap(leavesOf)
      .map((tab) => ({ ...tab, productIds: only("product", tab.productIds) })),
    ends_at: endOfTimeSale(record.timeSaleEndHour, day),
  };
}

type Kind = "product" | "banner" | "category" | "review" | "video";
type Tab = DisplayGroupRecord["tabs"][number];

/** Tabs inside a tab take its place, in their order. */
function leavesOf({ tabs = [], ...tab }: Tab): { id: number; name: string; productIds: number[] }[] {
  const leaves = tabs.length > 0 ? tabs : [tab];
  return leaves.map(({ id, name, productIds }) => ({ id, name, productIds }));
}

function endOfTimeSale(hour: number | undefined, day: ImportDay): string | null {
  return hour === undefined ? null : day.instantAt(0, `${hour}:00`);
}

/** Places count from 1 on each page; a group that is not good leaves no gap. */
export function pageRows(
  pages: DisplaysRecord["pages"],
  isGood: (groupId: number) => boolean,
): WrittenRow<"display_page">[] {
  return Object.entries(pages).flatMap(([tab, subTabs]) =>
    Object.entries(subTabs).flatMap(([subTab, ids]) =>
      ids
        .filter(isGood)
        .map((groupId, index) => ({ tab, sub_tab: subTab, position: index + 1, group_id: groupId })),
    ),
  );
}
