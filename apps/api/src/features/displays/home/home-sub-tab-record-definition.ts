import type { HomeSubTabFields } from "@todayfruit/contract/displays/operator-home-tabs.calls";
import type { Static } from "typebox";
import type { EditedRecord, RowRefusal } from "../../record-edits/editable-record-types.ts";
import type { TableRecord } from "../../record-edits/tables/build-table-record.ts";
import {
  addHomeSubTabs,
  listHomeSubTabs,
  listWrongHomeSubTabs,
  lockHomeSubTabs,
  removeHomeSubTabs,
  setHomeSubTabs,
} from "./operator-home-sub-tabs.repository.ts";

type Fields = Static<typeof HomeSubTabFields>;
type Refusal = "HOME_TAB_KEY_TAKEN" | "HOME_TAB_KEY_FIXED" | "DISPLAY_CONTENT_UNKNOWN";

/** Tab below a tab of the home, with the groups of its page in order, as a record that operators edit. */
export const homeSubTabRecordDefinition: TableRecord<Fields, Refusal> = {
  noun: "home-sub-tabs",
  subject: "home sub-tab",
  permission: "displays.edit",
  list: listHomeSubTabs,
  lock: lockHomeSubTabs,
  async check(tx, rows) {
    const taken = await listWrongHomeSubTabs(tx, rows.map(pageOf));
    // Among rows that are added together, too.
    const repeated = rows.filter((row, at) =>
      rows.slice(0, at).some((other) => placeOf(other) === placeOf(row)),
    );
    const moved = rows.filter(
      ({ fields, edited }) => fields.key !== edited.key || fields.tabId !== edited.tabId,
    );
    return [
      ...moved.map(({ id }): RowRefusal<Refusal> => ({ id, code: "HOME_TAB_KEY_FIXED", field: "key" })),
      ...repeated.map(({ id }): RowRefusal<Refusal> => ({ id, code: "HOME_TAB_KEY_TAKEN", field: "key" })),
      ...taken.map(
        ({ id, field }): RowRefusal<Refusal> => ({
          id,
          code: field === "key" ? "HOME_TAB_KEY_TAKEN" : "DISPLAY_CONTENT_UNKNOWN",
          field,
        }),
      ),
    ];
  },
  write: (tx, rows) => setHomeSubTabs(tx, rows.map(pageOf)),
  insert: (tx, rows) =>
    addHomeSubTabs(
      tx,
      rows.map(({ id, fields }) => ({ ...fields, id })),
    ),
  async remove(tx, ids) {
    await removeHomeSubTabs(tx, ids);
    return [];
  },
};

function pageOf({ id, edited }: EditedRecord<Fields>): { id: number } & Fields {
  return { ...edited, id };
}

function placeOf({ edited }: EditedRecord<Fields>): string {
  return `${edited.tabId} ${edited.key}`;
}
