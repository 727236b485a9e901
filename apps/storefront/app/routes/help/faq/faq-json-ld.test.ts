import { expect, test } from "vitest";
import { faqJsonLd } from "./faq-json-ld.ts";

const FAQ = { id: 1, category: "배송", question: "언제 출고되나요?", answer: "1~3일 안에 보내요." };

test("faqJsonLd: lists the questions with their answers", () => {
  expect(faqJsonLd([FAQ]).mainEntity).toEqual([
    {
      "@type": "Question",
      name: "언제 출고되나요?",
      acceptedAnswer: { "@type": "Answer", text: "1~3일 안에 보내요." },
    },
  ]);
});
