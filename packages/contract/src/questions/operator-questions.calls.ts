import { QUESTION_STATUSES } from "@todayfruit/domain/questions/status";
import { Type } from "typebox";
import { calls } from "../call.ts";
import { closed, Filled, Id, nullable, oneOf, Take } from "../schema.ts";
import { MyQuestion } from "./question.ts";

const path = closed({ id: Id });
const Answer = Filled(1000);

export const operatorQuestionCalls = calls({
  "GET /operator/v1/questions": {
    access: "operator",
    permission: "claims.decide",
    summary: "상품 문의. 오래 기다린 것부터. 기본은 답변을 기다리는 것.",
    query: closed({
      status: Type.Optional(oneOf(QUESTION_STATUSES)),
      nextPage: Type.Optional(Id),
      take: Type.Optional(Take),
    }),
    reply: closed({ list: Type.Array(MyQuestion), nextPage: nullable(Id) }),
    refusals: [],
  },
  "POST /operator/v1/questions/{id}/answer": {
    access: "operator",
    permission: "claims.decide",
    summary: "문의에 답변해요. 물어본 사람에게 알려요.",
    path,
    body: closed({ contents: Answer }),
    reply: MyQuestion,
    refusals: ["QUESTION_NOT_FOUND", "QUESTION_ANSWERED"],
  },
  "PUT /operator/v1/questions/{id}/answer": {
    access: "operator",
    permission: "claims.decide",
    summary: "답변을 고쳐요. 다시 알리지는 않아요.",
    path,
    body: closed({ contents: Answer, reason: Filled(300) }),
    reply: MyQuestion,
    refusals: ["QUESTION_NOT_FOUND", "QUESTION_NOT_ANSWERED"],
  },
});
