import { operatorFaqCalls } from "@todayfruit/contract/faqs/operator-faqs.calls";
import { bind } from "../../http/bind-calls.ts";
import { recordHandlers } from "../record-edits/tables/record-handlers.ts";
import { faqRecordDefinition } from "./faq-record-definition.ts";

const HANDLERS = recordHandlers(faqRecordDefinition);

export const operatorFaqRoutes = bind(operatorFaqCalls, {
  "GET /operator/v1/faqs": HANDLERS.list,
  "POST /operator/v1/faqs": HANDLERS.add,
  "PATCH /operator/v1/faqs": HANDLERS.edit,
  "POST /operator/v1/faqs/delete": HANDLERS.remove,
});
