import type { ImportDay } from "../convert-day-offsets.ts";
import type {
  CategoryDisplayRecord,
  DisplayGroupRecord,
  DisplaysRecord,
  TabRecord,
} from "../records/displays/display-record.ts";
import type { ImportedRow } from "./imported-row-types.ts";

/**
 * Builds the row of a display group.
 *
 * @param isGood whether a referenced row can be shown
 */
export function displayGroupRow(
  record: DisplayGroupRecord,
  day: ImportDay,
  isGood: (kind: Kind, id: number) => boolean,
): ImportedRow<"display_group"> {
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
    ends_at: record.displayEndOffset === undefined ? null : day.endOf(record.displayEndOffset),
    is_time_sale: record.isTimeSale ?? false,
  };
}

type Kind = "product" | "banner" | "category" | "review" | "video";

/** Builds the rows of a group's tabs, each before its inner ones; positions count from 1 on each level. */
export function displayTabRows(
  { id, tabs }: DisplayGroupRecord,
  isGood: (productId: number) => boolean,
): ImportedRow<"display_tab">[] {
  const rowsOf = (list: readonly TabRecord[], parentId: number | null): ImportedRow<"display_tab">[] =>
    list.flatMap((tab, index) => [
      {
        id: tab.id,
        group_id: id,
        parent_id: parentId,
        name: tab.name,
        sub_title: tab.subTitle ?? null,
        position: index + 1,
        product_ids: tab.productIds.filter(isGood),
      },
      ...rowsOf(tab.tabs ?? [], tab.id),
    ]);
  return rowsOf(tabs, null);
}

/** Builds the rows of the pages; positions count from 1 on each page, without gaps for bad groups. */
export function pageRows(
  pages: DisplaysRecord["pages"],
  isGood: (groupId: number) => boolean,
): ImportedRow<"page_display_group">[] {
  return Object.entries(pages).flatMap(([tab, subTabs]) =>
    Object.entries(subTabs).flatMap(([subTab, ids]) =>
      ids
        .filter(isGood)
        .map((groupId, index) => ({ tab, sub_tab: subTab, position: index + 1, group_id: groupId })),
    ),
  );
}

/** Builds the rows of a category's groups; positions count from 1, without gaps for bad groups. */
export function categoryDisplayRows(
  { categoryId, displayGroupIds }: CategoryDisplayRecord,
  isGood: (groupId: number) => boolean,
): ImportedRow<"category_display_group">[] {
  return displayGroupIds
    .filter(isGood)
    .map((groupId, index) => ({ category_id: categoryId, position: index + 1, group_id: groupId }));
}
