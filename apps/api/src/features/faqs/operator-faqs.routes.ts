import { operatorFaqCalls } from "@todayfruit/contract/faqs/operator-faqs.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { buildRecordHandlers } from "../record-edits/tables/build-record-handlers.ts";
import { faqRecordDefinition } from "./faq-record-definition.ts";

const HANDLERS = buildRecordHandlers(faqRecordDefinition);

export const operatorFaqRoutes = bindCalls(operatorFaqCalls, {
  "GET /operator/v1/faqs": HANDLERS.list,
  "POST /operator/v1/faqs": HANDLERS.add,
  "PATCH /operator/v1/faqs": HANDLERS.edit,
  "POST /operator/v1/faqs/delete": HANDLERS.remove,
});
