import { calls } from "../call-definition.ts";
import { closed, Filled, Id } from "../common-schemas.ts";
import {
  ADD,
  AddReply,
  addBody,
  DELETE_REFUSALS,
  DeleteBody,
  DeleteReply,
  EDIT,
  EDIT_REFUSALS,
  EditReply,
  editBody,
  RecordQuery,
  recordList,
} from "../record-edits/record-edit-schemas.ts";

/** Fields of a note on a member, for operators alone. */
export const MemberNoteFields = closed({ memberId: Id, contents: Filled(1000) });

const CHANGES = { permission: "members.edit" } as const;

export const memberNoteCalls = calls({
  "GET /operator/v1/member-notes": {
    summary: "회원 메모, 새것부터. 글로 찾을 수 있어요.",
    access: "operator",
    permission: "members.read",
    query: RecordQuery,
    reply: recordList(MemberNoteFields),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/member-notes": {
    ...ADD,
    ...CHANGES,
    summary: "회원에게 메모 남기기. 회원에게는 보이지 않아요.",
    body: addBody(MemberNoteFields),
    reply: AddReply,
    refusals: ["MEMBER_NOT_FOUND", "INVALID_INPUT"],
  },
  "PATCH /operator/v1/member-notes": {
    ...EDIT,
    ...CHANGES,
    summary: "회원 메모 고치기.",
    body: editBody(MemberNoteFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, "MEMBER_NOT_FOUND"],
  },
  "POST /operator/v1/member-notes/delete": {
    ...ADD,
    ...CHANGES,
    summary: "회원 메모 지우기. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});
