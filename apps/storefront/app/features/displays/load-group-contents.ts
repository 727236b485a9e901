import type { Api, Reply } from "@todayfruit/contract/all-calls";
import type { Group } from "./display-group-types.ts";

/** First page of a group's contents, for the page that shows this group alone and loads further pages. */
export type GroupContents =
  | { kind: "products"; page: Reply<"GET /v4/display-category/{id}/display-products"> }
  | { kind: "reviews"; page: Reply<"GET /v2/display-category/{id}/display-reviews"> }
  | { kind: "videos"; page: Reply<"GET /v1/display-category/{id}/display-video"> };

/** Page size per kind. Rule: specification §9. */
export const PAGE_SIZES = { products: 15, reviews: 15, videos: 30 } as const;

/** @returns `null` for a group of tabs, banners or categories, which brings all of itself along */
export async function loadGroupContents(api: Api, group: Group): Promise<GroupContents | null> {
  const path = { id: group.id };
  if (group.displayUiType === "reviewCarousel") {
    const query = { take: PAGE_SIZES.reviews };
    return {
      kind: "reviews",
      page: await api("GET /v2/display-category/{id}/display-reviews", { path, query }),
    };
  }
  if (group.displayUiType === "videoRow") {
    const query = { take: PAGE_SIZES.videos };
    return {
      kind: "videos",
      page: await api("GET /v1/display-category/{id}/display-video", { path, query }),
    };
  }
  if (group.products.length === 0) return null;
  const query = { take: PAGE_SIZES.products };
  return {
    kind: "products",
    page: await api("GET /v4/display-category/{id}/display-products", { path, query }),
  };
}

/** Returns the group without the lists its contents already carry, so that nothing is sent twice. */
export function withoutContents(group: Group): Group {
  return { ...group, products: [], reviews: [], videos: [] };
}
