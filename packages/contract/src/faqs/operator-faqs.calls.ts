import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled } from "../common-schemas.ts";
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

/** Fields of a frequent question; `sort` is its place, the smallest first. */
export const FaqFields = closed({
  category: Filled(20),
  question: Filled(100),
  answer: Filled(2000),
  sort: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
});

const CHANGES = { permission: "displays.edit" } as const;

export const operatorFaqCalls = calls({
  "GET /operator/v1/faqs": {
    summary: "자주 묻는 질문 목록, 새것부터. 글로 찾을 수 있어요.",
    access: "operator",
    permission: "orders.read",
    query: RecordQuery,
    reply: recordList(FaqFields),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/faqs": {
    ...ADD,
    ...CHANGES,
    summary: "자주 묻는 질문 더하기. 한 줄이라도 맞지 않으면 아무것도 더하지 않아요.",
    body: addBody(FaqFields),
    reply: AddReply,
    refusals: ["FAQS_FULL", "INVALID_INPUT"],
  },
  "PATCH /operator/v1/faqs": {
    ...EDIT,
    ...CHANGES,
    summary: "자주 묻는 질문 고치기. 예약하거나 미리 볼 수 있어요.",
    body: editBody(FaqFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, "FAQS_FULL"],
  },
  "POST /operator/v1/faqs/delete": {
    ...ADD,
    ...CHANGES,
    summary: "자주 묻는 질문 지우기. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});
