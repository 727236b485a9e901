import type { Tx } from "../../../db/database.ts";
import type { CheckedCatalogue } from "../check/check-catalogue.ts";
import type { ImportDay } from "../rows/import-day.ts";
import { noticeRow } from "../rows/notice-row.ts";
import { dropOtherRows, writeRows } from "./import.repository.ts";

/** The board as the file has it. Answers how many rows changed. */
export async function writeNotices(
  tx: Tx,
  { notices }: Pick<CheckedCatalogue, "notices">,
  day: ImportDay,
): Promise<number> {
  const rows = notices.map((record) => noticeRow(record, day));
  return (await writeRows(tx, "notice", rows)) + (await dropOtherRows(tx, "notice", rows));
}
