import type { BroadcastFields } from "@todayfruit/contract/broadcasts/operator-broadcasts.calls";
import type { Static } from "typebox";
import { tableRecord } from "../record-edits/tables/table-record.ts";

/** Live broadcast as a record that operators edit; one that orders came from is kept. */
export const broadcastRecordDefinition = tableRecord<"broadcast", Static<typeof BroadcastFields>, never>({
  noun: "broadcasts",
  subject: "broadcast",
  permission: "displays.edit",
  table: "broadcast",
  columns: {
    title: ["title", "text"],
    path: ["path", "text"],
    startsAt: ["starts_at", "timestamptz"],
  },
  usedBy: "exists (select from order_content c where c.broadcast_id = t.id)",
  check: async () => [],
});
