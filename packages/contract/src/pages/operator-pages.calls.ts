import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Instant, InstantInput, nullable } from "../common-schemas.ts";
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

/** Fields of a page of text, shown from `beginsAt` until before `endsAt`; lines and paragraphs are shown as they are. */
export const PageFields = closed({
  /** Last part of its address. */
  slug: Type.String({ pattern: "^[a-z0-9-]{1,80}$", maxLength: 80 }),
  title: Filled(100),
  contents: Filled(20_000),
  beginsAt: InstantInput,
  /** `null`: shown without an end. */
  endsAt: nullable(InstantInput),
});

const CHANGES = { permission: "displays.edit" } as const;
const REFUSALS = ["SLUG_TAKEN", "PAGE_PERIOD_INVALID"] as const;

export const operatorPageCalls = calls({
  "GET /operator/v1/pages": {
    summary: "글 페이지 목록, 새것부터. 글로 찾을 수 있어요.",
    access: "operator",
    permission: "orders.read",
    query: RecordQuery,
    reply: recordList(closed({ ...PageFields.properties, beginsAt: Instant, endsAt: nullable(Instant) })),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/pages": {
    ...ADD,
    ...CHANGES,
    summary: "글 페이지 더하기. 한 줄이라도 맞지 않으면 아무것도 더하지 않아요.",
    body: addBody(PageFields),
    reply: AddReply,
    refusals: [...REFUSALS, "INVALID_INPUT"],
  },
  "PATCH /operator/v1/pages": {
    ...EDIT,
    ...CHANGES,
    summary: "글 페이지 고치기. 예약하거나 미리 볼 수 있어요.",
    body: editBody(PageFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, ...REFUSALS],
  },
  "POST /operator/v1/pages/delete": {
    ...ADD,
    ...CHANGES,
    summary: "글 페이지 지우기. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});
