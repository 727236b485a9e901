import type { MemberFields } from "@todayfruit/contract/members/operator-members.calls";
import type { Static } from "typebox";
import type { EditableRecord } from "../record-edits/editable-record-types.ts";
import { endSessions, listGradeNumbers, lockMembers, setMembers } from "./members.repository.ts";

type Fields = Static<typeof MemberFields>;

/** Member as a record that operators edit: blocked or not, and a grade by hand until a day. */
export const memberRecordDefinition: EditableRecord<Fields, "HAND_GRADE_INVALID"> = {
  noun: "members",
  subject: "member",
  permission: "members.edit",
  async lock(tx, ids) {
    const rows = await lockMembers(tx, ids);
    return rows.map((row) => ({
      id: row.id,
      version: row.version,
      fields: {
        isBlocked: row.is_blocked,
        handGrade: row.hand_grade,
        handGradeUntil: row.hand_grade_until,
      },
    }));
  },
  async check(tx, rows) {
    const graded = rows.filter(({ edited }) => edited.handGrade !== null || edited.handGradeUntil !== null);
    if (graded.length === 0) return [];
    const known = await listGradeNumbers(tx);
    return graded
      .filter(({ edited: { handGrade, handGradeUntil } }) => {
        return handGrade === null || handGradeUntil === null || !known.includes(handGrade);
      })
      .map(({ id }) => ({ id, code: "HAND_GRADE_INVALID", field: "handGrade" }));
  },
  async write(tx, rows, at) {
    await setMembers(
      tx,
      rows.map(({ id, edited }) => ({ id, ...edited })),
    );
    const blocked = rows.filter(({ fields, edited }) => edited.isBlocked && !fields.isBlocked);
    if (blocked.length > 0)
      await endSessions(
        tx,
        blocked.map(({ id }) => id),
        at,
      );
  },
};
