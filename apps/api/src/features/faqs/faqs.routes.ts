import { faqCalls } from "@todayfruit/contract/faqs/faqs.calls";
import { bind } from "../../http/bind-calls.ts";
import { listFaqs } from "./list-faqs.ts";

export const faqRoutes = bind(faqCalls, {
  "GET /v1/boards/faqs": listFaqs,
});
