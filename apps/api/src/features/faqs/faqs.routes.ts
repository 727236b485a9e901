import { faqCalls } from "@todayfruit/contract/calls/browse/faqs";
import { bind } from "../../http/bind.ts";
import { listFaqs } from "./list-faqs.ts";

export const faqRoutes = bind(faqCalls, {
  "GET /v1/boards/faqs": listFaqs,
});
