import { NoticeRecord } from "../../records/board/notice-record.ts";
import { createRecordValidator } from "../../validate/create-record-validator.ts";
import type { RowRules } from "../check-rows.ts";

export const NOTICE_FILE = "catalog/notices.json";

export const noticeValidator = createRecordValidator(NoticeRecord);

export function noticeRules(accept: (record: NoticeRecord) => void): RowRules<NoticeRecord> {
  return {
    file: NOTICE_FILE,
    kind: "notice",
    validator: noticeValidator,
    examine: () => [],
    media: () => [],
    accept,
  };
}
