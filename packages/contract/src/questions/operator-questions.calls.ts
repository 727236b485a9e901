import { QUESTION_STATUSES } from "@todayfruit/domain/questions/question-status-codes";
import { HIDING_GROUNDS } from "@todayfruit/domain/reviews/hiding-grounds";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Id, nullable, oneOf, Take } from "../common-schemas.ts";
import { EDIT, EDIT_REFUSALS, EditReply, editBody, Version } from "../record-edits/record-edit-schemas.ts";
import { MyQuestion } from "./question.ts";

/** Fields of a question that operators write. */
export const QuestionFields = closed({
  /** Legal ground on which it is hidden; `null` shows it again. */
  hiddenFor: nullable(oneOf(HIDING_GROUNDS)),
});

const path = closed({ id: Id });
const Answer = Filled(1000);

export const operatorQuestionCalls = calls({
  "GET /operator/v1/questions": {
    farm: true,
    access: "operator",
    permission: "claims.decide",
    summary: "상품 문의. 오래 기다린 것부터. 기본은 답변을 기다리는 것.",
    query: closed({
      status: Type.Optional(oneOf(QUESTION_STATUSES)),
      /** Only hidden ones, or only those that are shown. */
      isHidden: Type.Optional(Type.Boolean()),
      nextPage: Type.Optional(Id),
      take: Type.Optional(Take),
    }),
    reply: closed({
      list: Type.Array(closed({ ...MyQuestion.properties, version: Version })),
      nextPage: nullable(Id),
    }),
    refusals: [],
  },
  "PATCH /operator/v1/questions": {
    ...EDIT,
    permission: "voices.answer",
    summary: "문의를 법이 정한 까닭으로 가리기와 다시 보이기. 물어본 사람에게 알려요.",
    body: editBody(QuestionFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS],
  },
  "POST /operator/v1/questions/{id}/answer": {
    farm: true,
    access: "operator",
    permission: "claims.decide",
    summary: "문의에 답변해요. 물어본 사람에게 알려요.",
    path,
    body: closed({ contents: Answer }),
    reply: MyQuestion,
    refusals: ["QUESTION_NOT_FOUND", "QUESTION_ANSWERED"],
  },
  "PUT /operator/v1/questions/{id}/answer": {
    farm: true,
    access: "operator",
    permission: "claims.decide",
    summary: "답변을 고쳐요. 다시 알리지는 않아요.",
    path,
    body: closed({ contents: Answer, reason: Filled(300) }),
    reply: MyQuestion,
    refusals: ["QUESTION_NOT_FOUND", "QUESTION_NOT_ANSWERED"],
  },
});
