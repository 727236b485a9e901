import { operatorQuestionCalls } from "@todayfruit/contract/calls/operator/questions";
import { bind } from "../../../http/bind.ts";
import { answerQuestion, changeAnswer } from "./answer-question.ts";
import { listQuestionsToAnswer } from "./list-questions.ts";

export const operatorQuestionRoutes = bind(operatorQuestionCalls, {
  "GET /operator/v1/questions": listQuestionsToAnswer,
  "POST /operator/v1/questions/{id}/answer": answerQuestion,
  "PUT /operator/v1/questions/{id}/answer": changeAnswer,
});
