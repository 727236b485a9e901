import type { PopupFields } from "@todayfruit/contract/popups/operator-popups.calls";
import type { Static } from "typebox";
import type { RowRefusal } from "../record-edits/editable-record-types.ts";
import { buildTableRecord } from "../record-edits/tables/build-table-record.ts";

type Refusal = "POPUP_PERIOD_INVALID" | "POPUP_EMPTY";

/** Popup as a record that operators edit. */
export const popupRecordDefinition = buildTableRecord<"popup", Static<typeof PopupFields>, Refusal>({
  noun: "popups",
  subject: "popup",
  permission: "displays.edit",
  table: "popup",
  columns: {
    title: ["title", "text"],
    text: ["text", "text"],
    image: ["image", "text"],
    imageAlt: ["image_alt", "text"],
    href: ["href", "text"],
    variants: ["variants", "text[]"],
    beginsAt: ["begin_at", "timestamptz"],
    endsAt: ["end_at", "timestamptz"],
  },
  async check(_tx, rows) {
    return rows.flatMap(({ id, edited: { text, image, beginsAt, endsAt } }): RowRefusal<Refusal>[] => [
      ...(Date.parse(endsAt) <= Date.parse(beginsAt)
        ? [{ id, code: "POPUP_PERIOD_INVALID", field: "endsAt" } as const]
        : []),
      ...(text === null && image === null ? [{ id, code: "POPUP_EMPTY", field: "text" } as const] : []),
    ]);
  },
});
