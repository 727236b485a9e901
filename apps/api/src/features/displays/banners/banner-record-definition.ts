import type { BannerFields } from "@todayfruit/contract/displays/operator-banners.calls";
import type { Static } from "typebox";
import { buildTableRecord } from "../../record-edits/tables/build-table-record.ts";

/** Banner as a record that operators edit. */
export const bannerRecordDefinition = buildTableRecord<
  "banner",
  Static<typeof BannerFields>,
  "BANNER_PERIOD_INVALID"
>({
  noun: "banners",
  subject: "banner",
  permission: "displays.edit",
  table: "banner",
  columns: {
    title: ["title", "text"],
    subTitle: ["sub_title", "text"],
    image: ["image", "text"],
    href: ["href", "text"],
    backgroundColor: ["background_color", "text"],
    beginsAt: ["begin_at", "timestamptz"],
    endsAt: ["end_at", "timestamptz"],
  },
  usedBy: "exists (select from display_group g where t.id = any(g.banner_ids))",
  async check(_tx, rows) {
    return rows
      .filter(({ edited }) => Date.parse(edited.endsAt) <= Date.parse(edited.beginsAt))
      .map(({ id }) => ({ id, code: "BANNER_PERIOD_INVALID", field: "endsAt" }));
  },
});
