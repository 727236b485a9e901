import type { NoticeRecord } from "../records/board/notice-record.ts";
import type { ImportDay } from "./import-day.ts";
import type { WrittenRow } from "./written-row.ts";

export function noticeRow(record: NoticeRecord, day: ImportDay): WrittenRow<"notice"> {
  return {
    id: record.id,
    type: record.type,
    title: record.title,
    contents: record.contents,
    is_pinned: record.isPinned,
    created_at: day.instantAt(record.dateOffset),
  };
}
