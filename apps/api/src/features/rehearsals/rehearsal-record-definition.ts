import type { RehearsalFields } from "@todayfruit/contract/rehearsals/waiting-room-rehearsals.calls";
import type { Static } from "typebox";
import type { EditableRecord } from "../record-edits/editable-record-types.ts";
import { endRequests, lockRehearsals } from "./rehearsals.repository.ts";

type Fields = Static<typeof RehearsalFields>;

/**
 * Rehearsal as a record that operators cancel until it ends, also by undoing its request. One that ended or was cancelled
 * stays so.
 */
export const rehearsalRecordDefinition: EditableRecord<Fields, "REHEARSAL_ENDED"> = {
  noun: "rehearsals",
  subject: "rehearsal",
  permission: "catalog.edit",
  async lock(tx, ids) {
    const rows = await lockRehearsals(tx, ids);
    return rows.map(({ id, version, state }) => ({
      id,
      version,
      fields: { isCancelled: state !== "requested" && state !== "running" },
    }));
  },
  async check(_tx, rows) {
    return rows.flatMap(({ id, fields, edited }) =>
      fields.isCancelled && !edited.isCancelled
        ? [{ id, code: "REHEARSAL_ENDED", field: "isCancelled" }]
        : [],
    );
  },
  async write(tx, rows, at) {
    const cancelled = rows.filter(({ edited }) => edited.isCancelled).map(({ id }) => id);
    await endRequests(tx, cancelled, at);
  },
};
