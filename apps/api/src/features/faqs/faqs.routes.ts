import { faqCalls } from "@todayfruit/contract/faqs/faqs.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { listFaqs } from "./list-faqs.ts";

export const faqRoutes = bindCalls(faqCalls, {
  "GET /v1/boards/faqs": listFaqs,
});
