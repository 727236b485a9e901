import { operatorQuestionCalls } from "@todayfruit/contract/questions/operator-questions.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { hideOrShowQuestions } from "../hiding/hide-or-show-questions.ts";
import { answerQuestion, changeAnswer } from "./answer-question-or-change-answer.ts";
import { listQuestionsToAnswer } from "./list-questions-to-answer.ts";

export const operatorQuestionRoutes = bindCalls(operatorQuestionCalls, {
  "GET /operator/v1/questions": listQuestionsToAnswer,
  "PATCH /operator/v1/questions": hideOrShowQuestions,
  "POST /operator/v1/questions/{id}/answer": answerQuestion,
  "PUT /operator/v1/questions/{id}/answer": changeAnswer,
});
