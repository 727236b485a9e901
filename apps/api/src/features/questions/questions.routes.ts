import { questionCalls } from "@todayfruit/contract/questions/questions.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { askQuestion } from "./ask-question.ts";
import { changeQuestion } from "./change-question.ts";
import { deleteQuestion } from "./delete-question.ts";
import { listOwnQuestions, listOwnQuestionsOfProduct } from "./list-own-questions.ts";
import { listProductQuestions } from "./list-product-questions.ts";

export const questionRoutes = bindCalls(questionCalls, {
  "GET /v1/products/{id}/questions": listProductQuestions,
  "GET /v1/products/{id}/questions/user-personal": listOwnQuestionsOfProduct,
  "POST /v1/products/{id}/questions": askQuestion,
  "GET /v1/app-users/questions": listOwnQuestions,
  "PUT /v1/app-users/questions/{id}": changeQuestion,
  "DELETE /v1/app-users/questions/{id}": deleteQuestion,
});
