import type { Reply } from "@todayfruit/contract/all-calls";

/** Builds the schema.org FAQPage of the questions and answers. */
export function faqJsonLd(list: Reply<"GET /v1/boards/faqs">["list"]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: list.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
