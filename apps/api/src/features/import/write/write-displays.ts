import type { Tx } from "../../../db/database.ts";
import type { CheckedCatalogue } from "../check/check-catalogue.ts";
import { bannerRow, displayGroupRow, pageRows } from "../rows/display-rows.ts";
import type { ImportDay } from "../rows/import-day.ts";
import { dropOtherPages, writeRows } from "./import.repository.ts";

/** Banners, groups and the pages that show them. Answers how many rows were written. */
export async function writeDisplays(
  tx: Tx,
  { displays, known }: Pick<CheckedCatalogue, "displays" | "known">,
  day: ImportDay,
): Promise<number> {
  if (!displays) return 0;
  const banners = displays.banners.map((record) =>
    bannerRow(record, (id) => known.categoryPages.get(id), day),
  );
  const groups = displays.groups.map((record) =>
    displayGroupRow(record, day, (kind, id) => known[kind].isGood(id)),
  );
  const pages = pageRows(displays.pages, known.displayGroup.isGood);
  return (
    (await writeRows(tx, "banner", banners)) +
    (await writeRows(tx, "display_group", groups)) +
    (await writeRows(tx, "display_page", pages)) +
    (await dropOtherPages(tx, pages))
  );
}
