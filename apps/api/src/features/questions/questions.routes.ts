import { questionCalls } from "@todayfruit/contract/calls/voices/questions";
import { ok } from "@todayfruit/domain/result";
import { bind } from "../../http/bind.ts";
import { askQuestion } from "./ask-question.ts";
import { listMyQuestionsOf } from "./asking.repository.ts";
import { changeQuestion, deleteQuestion } from "./change-question.ts";
import { listOwnQuestions } from "./list-own-questions.ts";
import { listProductQuestions } from "./list-product-questions.ts";
import { presentMyQuestion } from "./question.presenter.ts";

export const questionRoutes = bind(questionCalls, {
  "GET /v1/products/{id}/questions": listProductQuestions,
  "GET /v1/products/{id}/questions/user-personal": async ({ path }, { db, buyer }) =>
    ok({ list: (await listMyQuestionsOf(db, buyer.id, path.id)).map(presentMyQuestion) }),
  "POST /v1/products/{id}/questions": askQuestion,
  "GET /v1/app-users/questions": listOwnQuestions,
  "PUT /v1/app-users/questions/{id}": changeQuestion,
  "DELETE /v1/app-users/questions/{id}": deleteQuestion,
});
