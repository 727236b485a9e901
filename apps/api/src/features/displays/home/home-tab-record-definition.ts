import type { HomeTabFields } from "@todayfruit/contract/displays/operator-home-tabs.calls";
import { checkHomeTabs } from "@todayfruit/domain/displays/check-home-tabs";
import type { Static } from "typebox";
import type { RowRefusal } from "../../record-edits/editable-record-types.ts";
import { buildTableRecord } from "../../record-edits/tables/build-table-record.ts";
import { lockHomeTabs } from "./lock-home-tabs.repository.ts";

type Refusal = "HOME_TAB_KEY_TAKEN" | "HOME_TAB_KEY_FIXED" | "HOME_TAB_DEFAULT_INVALID";

/** Tab of the home as a record that operators edit. */
export const homeTabRecordDefinition = buildTableRecord<
  "main_navigation",
  Static<typeof HomeTabFields>,
  Refusal
>({
  noun: "home-tabs",
  subject: "home tab",
  permission: "displays.edit",
  table: "main_navigation",
  columns: {
    key: ["key", "text"],
    name: ["name", "text"],
    sort: ["sort", "integer"],
    isDefault: ["is_default", "boolean"],
    isShown: ["is_shown", "boolean"],
  },
  usedBy: "exists (select from sub_tab u where u.navigation_id = t.id)",
  async check(tx, rows) {
    const ids = rows.map(({ id }) => id);
    const others = (await lockHomeTabs(tx)).filter(({ id }) => !ids.includes(id));
    const edited = rows.map(({ id, edited: { key, isDefault, isShown } }) => ({
      id,
      key,
      isDefault,
      isShown,
    }));
    const moved = rows.filter(({ fields, edited: { key } }) => fields.key !== key);
    return [
      ...moved.map(({ id }): RowRefusal<Refusal> => ({ id, code: "HOME_TAB_KEY_FIXED", field: "key" })),
      ...checkHomeTabs([...others, ...edited], ids),
    ];
  },
});
