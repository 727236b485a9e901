import type { ProductFeedFields } from "@todayfruit/contract/product-feeds/operator-product-feeds.calls";
import type { Static } from "typebox";
import { buildTableRecord } from "../record-edits/tables/build-table-record.ts";

/** Product feed as a record that operators edit; its address is none of its fields, so that no trail keeps it. */
export const productFeedRecordDefinition = buildTableRecord<
  "product_feed",
  Static<typeof ProductFeedFields>,
  never
>({
  noun: "product-feeds",
  subject: "product feed",
  permission: "displays.edit",
  table: "product_feed",
  columns: {
    name: ["name", "text"],
    format: ["format", "text"],
    variant: ["variant", "text"],
    isOn: ["is_on", "boolean"],
  },
  check: async () => [],
});
