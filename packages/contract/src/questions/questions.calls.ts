import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Id, nullable, Take, Text } from "../common-schemas.ts";
import { MyQuestion, Question } from "./question.ts";

const path = closed({ id: Id });
const Page = Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 }));
const QuestionBody = closed({ contents: Text(2000), isSecret: Type.Boolean() });
const WRONG = ["QUESTION_TOO_SHORT", "QUESTION_TOO_LONG", "FREE_TEXT_REFUSED"] as const;

export const questionCalls = calls({
  "GET /v1/products/{id}/questions": {
    summary: "상품 문의. 최신순. 한 쪽 10개, 쪽은 0부터. 비밀글은 내용과 답변이 비어 있어요.",
    access: "public",
    path,
    query: closed({ page: Page, take: Type.Optional(Take) }),
    reply: closed({ list: Type.Array(Question), nextPage: nullable(Count), count: Count }),
    refusals: ["PRODUCT_NOT_FOUND"],
    cached: { seconds: 60, tags: ["product:{id}"] },
  },
  "GET /v1/products/{id}/questions/user-personal": {
    summary: "이 상품에 내가 한 문의. 비밀글도 모두. 최신순 100개까지.",
    access: "buyer",
    path,
    reply: closed({ list: Type.Array(MyQuestion) }),
    refusals: [],
  },
  "POST /v1/products/{id}/questions": {
    summary: "상품 문의하기",
    access: "member",
    path,
    body: QuestionBody,
    reply: MyQuestion,
    refusals: ["PRODUCT_NOT_FOUND", "QUESTION_ASKED", "QUESTION_LIMIT", ...WRONG],
    once: true,
  },
  "GET /v1/app-users/questions": {
    summary: "내 상품 문의. 최신순. 한 쪽 10개, 쪽은 0부터.",
    access: "member",
    query: closed({ page: Page }),
    reply: closed({ list: Type.Array(MyQuestion), nextPage: nullable(Count), count: Count }),
    refusals: [],
  },
  "PUT /v1/app-users/questions/{id}": {
    summary: "내 문의 고치기. 답변하기 전까지.",
    access: "member",
    path,
    body: QuestionBody,
    reply: MyQuestion,
    refusals: ["QUESTION_NOT_FOUND", "QUESTION_ANSWERED", ...WRONG],
  },
  "DELETE /v1/app-users/questions/{id}": {
    summary: "내 문의 지우기. 답변하기 전까지.",
    access: "member",
    path,
    reply: closed({ isDeleted: Type.Boolean() }),
    refusals: ["QUESTION_NOT_FOUND", "QUESTION_ANSWERED"],
  },
});
