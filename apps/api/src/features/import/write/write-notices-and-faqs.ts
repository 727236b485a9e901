import type { Tx } from "../../../db/database.ts";
import type { CheckedCatalogue } from "../check/check-catalogue.ts";
import type { ImportDay } from "../convert-day-offsets.ts";
import { buildNoticeRow } from "../table-rows/build-notice-row.ts";
import { dropOtherRows, writeRows } from "./imported-rows.repository.ts";

/** Writes notices and frequent questions, and deletes others; returns the number of rows changed. */
export async function writeNoticesAndFaqs(
  tx: Tx,
  { notices, faqs }: Pick<CheckedCatalogue, "notices" | "faqs">,
  day: ImportDay,
): Promise<number> {
  const rows = notices.map((record) => buildNoticeRow(record, day));
  return (
    (await writeRows(tx, "notice", rows)) +
    (await dropOtherRows(tx, "notice", rows)) +
    (await writeRows(tx, "faq", faqs)) +
    (await dropOtherRows(tx, "faq", faqs))
  );
}
