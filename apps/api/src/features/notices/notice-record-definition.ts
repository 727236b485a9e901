import type { NoticeFields } from "@todayfruit/contract/notices/operator-notices.calls";
import type { Static } from "typebox";
import { buildTableRecord } from "../record-edits/tables/build-table-record.ts";

/** Notice as a record that operators edit. */
export const noticeRecordDefinition = buildTableRecord<"notice", Static<typeof NoticeFields>, never>({
  noun: "notices",
  subject: "notice",
  permission: "displays.edit",
  table: "notice",
  columns: {
    type: ["type", "text"],
    title: ["title", "text"],
    contents: ["contents", "text"],
    isPinned: ["is_pinned", "boolean"],
    publishedAt: ["created_at", "timestamptz"],
  },
  check: async () => [],
});
