import type { Tx } from "../../../db/database.ts";
import type { CheckedCatalogue } from "../check/check-catalogue.ts";
import type { ImportDay } from "../convert-day-offsets.ts";
import { buildBannerRow } from "../table-rows/build-banner-row.ts";
import {
  categoryDisplayRows,
  displayGroupRow,
  displayTabRows,
  pageRows,
} from "../table-rows/build-display-rows.ts";
import { navigationRow, subTabRows } from "../table-rows/build-navigation-rows.ts";
import {
  advertisingRow,
  bestRankingRows,
  productGroupRow,
} from "../table-rows/build-ranking-group-and-advertising-rows.ts";
import { type DroppedTable, dropOtherRows, writeRows } from "./imported-rows.repository.ts";

type Rows = { [Table in DroppedTable]: Parameters<typeof writeRows<Table>>[2] };

/** Tables in sequence of their references; deletions run in reverse. */
const ORDER = [
  "main_navigation",
  "sub_tab",
  "banner",
  "display_group",
  "display_tab",
  "page_display_group",
  "category_display_group",
  "best_ranking_tiebreaker",
  "product_group",
  "advertisement",
] as const satisfies readonly DroppedTable[];

/** Writes tabs, banners, groups, pages and best rankings, and deletes others; returns the number of rows changed. */
export async function writeDisplays(
  tx: Tx,
  catalogue: Pick<CheckedCatalogue, "displays" | "known">,
  day: ImportDay,
): Promise<number> {
  const rows = rowsOf(catalogue, day);
  if (!rows) return 0;
  let changed = 0;
  for (const table of ORDER) changed += await writeRows(tx, table, rows[table]);
  for (const table of ORDER.toReversed()) changed += await dropOtherRows(tx, table, rows[table]);
  return changed;
}

function rowsOf(
  { displays, known }: Pick<CheckedCatalogue, "displays" | "known">,
  day: ImportDay,
): Omit<Rows, "notice" | "faq"> | null {
  if (!displays) return null;
  const { isGood: isProduct } = known.product;
  const { isGood: isGroup } = known.displayGroup;
  const destinations = {
    pageOfCategory: (id: number) => known.categoryPages.get(id),
    groupOfName(name: string) {
      const id = known.groupOfName.get(name);
      return id !== undefined && isGroup(id) ? id : undefined;
    },
    isTab: (key: string) => known.tabs.has(key),
  };
  return {
    main_navigation: displays.navigation.map(navigationRow),
    sub_tab: subTabRows(displays.navigation, displays.subTabs),
    banner: displays.banners.map((record) => buildBannerRow(record, destinations, day)),
    display_group: displays.groups.map((record) =>
      displayGroupRow(record, day, (kind, id) => known[kind].isGood(id)),
    ),
    display_tab: displays.groups.flatMap((record) => displayTabRows(record, isProduct)),
    page_display_group: pageRows(displays.pages, isGroup),
    category_display_group: displays.categoryDisplays.flatMap((record) =>
      categoryDisplayRows(record, isGroup),
    ),
    best_ranking_tiebreaker: displays.bestRankings.flatMap((record) => bestRankingRows(record, isProduct)),
    product_group: displays.productGroups.map((record, index) =>
      productGroupRow(record, index + 1, isProduct),
    ),
    advertisement: displays.advertising.map(advertisingRow),
  };
}
