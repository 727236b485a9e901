import type { OrderNoteFields } from "@todayfruit/contract/fulfilment/order-notes.calls";
import type { Static } from "typebox";
import type { EditableRecord } from "../../record-edits/editable-record-types.ts";
import { listActiveOperators, lockOrderNotes, setOrderNotes } from "./order-notes.repository.ts";

type Fields = Static<typeof OrderNoteFields>;

/** Note of an order as a record that operators edit: memo, tags and assignee. */
export const orderNoteRecordDefinition: EditableRecord<Fields, "OPERATOR_NOT_FOUND"> = {
  noun: "orders",
  subject: "order note",
  permission: "orders.note",
  async lock(tx, ids) {
    const rows = await lockOrderNotes(tx, ids);
    return rows.map(({ id, version, memo, tags, assignee_id: assigneeId }) => ({
      id,
      version,
      fields: { memo, tags, assigneeId },
    }));
  },
  async check(tx, rows) {
    const assigned = rows.flatMap(({ edited }) => edited.assigneeId ?? []);
    const active = new Set(await listActiveOperators(tx, assigned));
    return rows.flatMap(({ id, edited: { assigneeId } }) =>
      assigneeId === null || active.has(assigneeId)
        ? []
        : [{ id, code: "OPERATOR_NOT_FOUND" as const, field: "assigneeId" }],
    );
  },
  async write(tx, rows) {
    await setOrderNotes(
      tx,
      rows.map(({ id, edited }) => ({ id, ...edited })),
    );
  },
};
