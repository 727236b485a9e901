import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Instant, InstantInput } from "../common-schemas.ts";
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

/** Fields of a notice; it appears at `publishedAt`. */
export const NoticeFields = closed({
  type: Filled(20),
  title: Filled(100),
  contents: Filled(5000),
  isPinned: Type.Boolean(),
  publishedAt: InstantInput,
});

const CHANGES = { permission: "displays.edit" } as const;

export const operatorNoticeCalls = calls({
  "GET /operator/v1/notices": {
    summary: "공지 목록, 새것부터. 글로 찾을 수 있어요.",
    access: "operator",
    permission: "orders.read",
    query: RecordQuery,
    reply: recordList(closed({ ...NoticeFields.properties, publishedAt: Instant })),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/notices": {
    ...ADD,
    ...CHANGES,
    summary: "공지 더하기. 한 줄이라도 맞지 않으면 아무것도 더하지 않아요.",
    body: addBody(NoticeFields),
    reply: AddReply,
    refusals: ["INVALID_INPUT"],
  },
  "PATCH /operator/v1/notices": {
    ...EDIT,
    ...CHANGES,
    summary: "공지 고치기. 예약하거나 미리 볼 수 있어요.",
    body: editBody(NoticeFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS],
  },
  "POST /operator/v1/notices/delete": {
    ...ADD,
    ...CHANGES,
    summary: "공지 지우기. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});
