import { operatorInquiryCalls } from "@todayfruit/contract/inquiries/operator-inquiries.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { answerInquiry } from "./answer-inquiry.ts";
import { showInquiriesToAnswer, showInquiryToAnswer } from "./show-inquiries-to-answer.ts";
import { storeAnswerPicture } from "./store-answer-picture.ts";

export const operatorInquiryRoutes = bindCalls(operatorInquiryCalls, {
  "GET /operator/v1/inquiries": showInquiriesToAnswer,
  "GET /operator/v1/inquiries/{id}": showInquiryToAnswer,
  "POST /operator/v1/inquiries/images": storeAnswerPicture,
  "POST /operator/v1/inquiries/{id}/answer": answerInquiry,
});
