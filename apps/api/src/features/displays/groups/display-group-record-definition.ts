import type { DisplayGroupFields } from "@todayfruit/contract/displays/operator-display-groups.calls";
import type { Static } from "typebox";
import { buildTableRecord } from "../../record-edits/tables/build-table-record.ts";
import { listUnknownContents } from "./list-unknown-group-contents.repository.ts";

/** Display group as a record that operators edit. */
export const displayGroupRecordDefinition = buildTableRecord<
  "display_group",
  Static<typeof DisplayGroupFields>,
  "DISPLAY_CONTENT_UNKNOWN"
>({
  noun: "display-groups",
  subject: "display group",
  permission: "displays.edit",
  table: "display_group",
  columns: {
    name: ["name", "text"],
    title: ["title", "text"],
    subTitle: ["sub_title", "text"],
    orderByType: ["order_by_type", "text"],
    contentsType: ["contents_type", "text"],
    uiType: ["ui_type", "text"],
    productIds: ["product_ids", "bigint[]"],
    bannerIds: ["banner_ids", "bigint[]"],
    categoryIds: ["category_ids", "bigint[]"],
    reviewIds: ["review_ids", "bigint[]"],
    videoIds: ["video_ids", "bigint[]"],
    endsAt: ["ends_at", "timestamptz"],
    isTimeSale: ["is_time_sale", "boolean"],
  },
  usedBy: `exists (select from page_display_group u where u.group_id = t.id)
    or exists (select from category_display_group u where u.group_id = t.id)
    or exists (select from display_tab u where u.group_id = t.id)`,
  async check(tx, rows) {
    const unknown = await listUnknownContents(
      tx,
      rows.map(({ id, edited }) => ({ id, ...edited })),
    );
    return unknown.map(({ id, field }) => ({ id, code: "DISPLAY_CONTENT_UNKNOWN", field }));
  },
});
