import { inquiryCalls } from "@todayfruit/contract/inquiries/inquiries.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { askFurther, askShop, chooseNotice, rateAnswer } from "./ask-continue-and-rate-inquiries.ts";
import { readInquiry, showInquiries, showInquiry } from "./show-inquiries-and-mark-read.ts";

export const inquiryRoutes = bindCalls(inquiryCalls, {
  "GET /v1/app-users/inquiries": showInquiries,
  "POST /v1/app-users/inquiries": askShop,
  "GET /v1/app-users/inquiries/{id}": showInquiry,
  "POST /v1/app-users/inquiries/{id}/messages": askFurther,
  "PUT /v1/app-users/inquiries/{id}/read": readInquiry,
  "PUT /v1/app-users/inquiries/{id}/notice": chooseNotice,
  "PUT /v1/app-users/inquiries/{id}/helpful": rateAnswer,
});
