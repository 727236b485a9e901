import type { Reply } from "@todayfruit/contract/all-calls";

export type DisplayGroup = Reply<"GET /operator/v1/display-groups">["list"][number];

/** Layouts of a group, as operators call them. */
export const LAYOUTS: Record<DisplayGroup["uiType"], string> = {
  bigBanner: "큰 배너",
  categoryIcons: "아이콘",
  bannerStrip: "띠",
  grid2: "두 줄",
  carousel: "옆으로",
  rankingList: "순위",
  bigCard: "큰 카드",
  reviewCarousel: "후기",
  videoRow: "영상",
  fundingList: "펀딩",
};

/** Orders of the products of a group. */
export const ORDERS: Record<DisplayGroup["orderByType"], string> = {
  manual: "손으로",
  sales: "많이 팔린",
  review: "후기 많은",
  latest: "새것부터",
};

/** Kinds of contents that groups have, by the field that lists them. */
export const CONTENTS = {
  productIds: "상품",
  bannerIds: "배너",
  categoryIds: "카테고리",
  videoIds: "영상",
} as const;
export type ContentField = keyof typeof CONTENTS;

/** Returns the field whose contents a group shows; `null` for tabs and reviews, which are not chosen one by one. */
export function contentFieldOf({
  uiType,
  contentsType,
}: Pick<DisplayGroup, "uiType" | "contentsType">): ContentField | null {
  if (contentsType === "tab" || uiType === "reviewCarousel") return null;
  if (uiType === "bigBanner" || uiType === "bannerStrip") return "bannerIds";
  if (uiType === "categoryIcons") return "categoryIds";
  return uiType === "videoRow" ? "videoIds" : "productIds";
}

/**
 * Writes what a group is: its layout, the order of its products and the number of its contents.
 *
 * @example groupText(group) // "두 줄 · 손으로 · 8"
 */
export function groupText(group: DisplayGroup): string {
  const layout = LAYOUTS[group.uiType];
  const field = contentFieldOf(group);
  if (group.contentsType === "tab") return `${layout} · 탭`;
  if (field === null) return `${layout} · ${group.reviewIds.length}`;
  const count = group[field].length;
  return field === "productIds"
    ? `${layout} · ${ORDERS[group.orderByType]} · ${count}`
    : `${layout} · ${count}`;
}
