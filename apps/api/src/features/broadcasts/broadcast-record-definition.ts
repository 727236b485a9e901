import type { BroadcastFields } from "@todayfruit/contract/broadcasts/operator-broadcasts.calls";
import type { Static } from "typebox";
import { buildTableRecord } from "../record-edits/tables/build-table-record.ts";

/** Live broadcast as a record that operators edit; one that orders came from is kept. */
export const broadcastRecordDefinition = buildTableRecord<"broadcast", Static<typeof BroadcastFields>, never>(
  {
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
  },
);
