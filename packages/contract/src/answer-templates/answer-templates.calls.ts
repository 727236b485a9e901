import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, oneOf } from "../common-schemas.ts";
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

/** Text that operators begin an answer with; variables are in braces, e.g. `{닉네임}`. */
export const AnswerTemplateFields = closed({
  kind: oneOf(["question", "inquiry", "review"]),
  title: Filled(60),
  contents: Filled(1000),
  sort: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
});

const CHANGES = { permission: "voices.answer" } as const;

export const answerTemplateCalls = calls({
  "GET /operator/v1/answer-templates": {
    summary: "답변 틀, 새것부터. 글로 찾을 수 있어요.",
    access: "operator",
    permission: "orders.read",
    query: RecordQuery,
    reply: recordList(AnswerTemplateFields),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/answer-templates": {
    ...ADD,
    ...CHANGES,
    summary: "답변 틀 더하기. 중괄호 안의 말은 답할 때 채워요.",
    body: addBody(AnswerTemplateFields),
    reply: AddReply,
    refusals: ["ANSWER_VARIABLE_UNKNOWN", "INVALID_INPUT"],
  },
  "PATCH /operator/v1/answer-templates": {
    ...EDIT,
    ...CHANGES,
    summary: "답변 틀 고치기.",
    body: editBody(AnswerTemplateFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, "ANSWER_VARIABLE_UNKNOWN"],
  },
  "POST /operator/v1/answer-templates/delete": {
    ...ADD,
    ...CHANGES,
    summary: "답변 틀 지우기. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});
