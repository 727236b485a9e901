import type { ImportDay } from "../convert-day-offsets.ts";
import type { BannerRecord } from "../records/displays/display-record.ts";
import type { ImportedRow } from "./imported-row-types.ts";

/** Slug of a root category, or of a child's root. */
export type CategoryPage = { slug: string; childId: number | null };

/** Pages of the shop that a banner may link to. */
export type Destinations = {
  pageOfCategory(id: number): CategoryPage | undefined;
  /** Returns the good group of that name. */
  groupOfName(name: string): number | undefined;
  isTab(key: string): boolean;
};

export function buildBannerRow(
  record: BannerRecord,
  destinations: Destinations,
  day: ImportDay,
): ImportedRow<"banner"> {
  return {
    id: record.id,
    title: record.title,
    sub_title: record.subTitle,
    image: record.image,
    href: hrefOf(record.link, destinations),
    background_color: record.backgroundColor,
    begin_at: day.instantAt(record.displayBeginOffset),
    end_at: day.endOf(record.displayEndOffset),
  };
}

/**
 * Returns the path that a banner links to; a bad destination links to the home page.
 *
 * @example hrefOf({ type: "tab", tabKey: "gift" }, destinations) // "/?tab=gift"
 * @example hrefOf({ type: "path", path: "/review" }, destinations) // "/?tab=review": the page of a tab is the home's
 */
function hrefOf(link: BannerRecord["link"], destinations: Destinations): string {
  switch (link.type) {
    case "product":
      return `/products/${link.productId}`;
    case "category": {
      const page = destinations.pageOfCategory(link.categoryId ?? 0);
      if (!page) return HOME;
      return page.childId === null ? `/category/${page.slug}` : `/category/${page.slug}?sub=${page.childId}`;
    }
    case "displayGroup": {
      const group = destinations.groupOfName(link.displayGroupName ?? "");
      return group === undefined ? HOME : `/displays/${group}`;
    }
    case "tab":
      return `/?tab=${link.tabKey}`;
    case "path": {
      const path = link.path ?? HOME;
      return destinations.isTab(path.slice(1)) ? `/?tab=${path.slice(1)}` : path;
    }
  }
}

const HOME = "/";
