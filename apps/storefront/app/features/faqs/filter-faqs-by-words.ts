import type { Reply } from "@todayfruit/contract/all-calls";

export type Faq = Reply<"GET /v1/boards/faqs">["list"][number];

/**
 * Finds the questions whose subject, question or answer contains every word, grouped by subject in the list's order.
 *
 * @param text search text as typed; empty gives all
 * @example filterFaqsByWords(list, "취소 비회원") // [{ category: "주문·결제", faqs: [{ question: "비회원으로 주문할 수 있나요?", … }] }]
 */
export function filterFaqsByWords(list: readonly Faq[], text: string): { category: string; faqs: Faq[] }[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = list.filter(({ category, question, answer }) => {
    const whole = `${category} ${question} ${answer}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  });
  return [...new Set(found.map(({ category }) => category))].map((category) => ({
    category,
    faqs: found.filter((faq) => faq.category === category),
  }));
}
