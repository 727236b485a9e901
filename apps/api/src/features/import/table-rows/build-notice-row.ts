import type { ImportDay } from "../convert-day-offsets.ts";
import type { NoticeRecord } from "../records/board/notice-record.ts";
import type { ImportedRow } from "./imported-row-types.ts";

export function buildNoticeRow(record: NoticeRecord, day: ImportDay): ImportedRow<"notice"> {
  return {
    id: record.id,
    type: record.type,
    title: record.title,
    contents: record.contents,
    is_pinned: record.isPinned,
    created_at: day.instantAt(record.dateOffset),
  };
}
