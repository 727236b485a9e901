import { MAX_FAQS } from "@todayfruit/domain/faqs/max-faqs";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Id, Text } from "../common-schemas.ts";

const Faq = closed({ id: Id, category: Text(20), question: Text(100), answer: Text(2000) });

export const faqCalls = calls({
  "GET /v1/boards/faqs": {
    summary: "자주 묻는 질문 전체. 정한 차례대로.",
    access: "public",
    reply: closed({ list: Type.Array(Faq, { maxItems: MAX_FAQS }) }),
    refusals: [],
    cached: { seconds: 300, tags: ["faqs"] },
  },
});
