import type { MemberNoteFields } from "@todayfruit/contract/members/member-notes.calls";
import type { Static } from "typebox";
import { buildTableRecord } from "../../record-edits/tables/build-table-record.ts";
import { lockMembers } from "../members.repository.ts";

/** Note on a member as a record that operators write for each other. */
export const memberNoteRecordDefinition = buildTableRecord<
  "member_note",
  Static<typeof MemberNoteFields>,
  "MEMBER_NOT_FOUND"
>({
  noun: "member-notes",
  subject: "member note",
  permission: "members.edit",
  table: "member_note",
  columns: { memberId: ["user_id", "bigint"], contents: ["contents", "text"] },
  async check(tx, rows) {
    if (rows.length === 0) return [];
    const members = await lockMembers(tx, [...new Set(rows.map(({ edited }) => edited.memberId))]);
    const known = new Set(members.map(({ id }) => id));
    return rows
      .filter(({ edited }) => !known.has(edited.memberId))
      .map(({ id }) => ({ id, code: "MEMBER_NOT_FOUND", field: "memberId" }));
  },
});
