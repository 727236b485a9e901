import type { Reply } from "@todayfruit/contract/all-calls";

export type Faq = Reply<"GET /v1/boards/faqs">["list"][number];

/**
 * The questions of which every word is found in their subject, question or answer, by subject in the order of the list.
 *
 * @param text as typed; empty: all of them
 * @example findFaqs(list, "취소 비회원") // [{ category: "주문·결제", faqs: [{ question: "비회원으로 주문할 수 있나요?", … }] }]
 */
export function findFaqs(list: readonly Faq[], text: string): { category: string; faqs: Faq[] }[] {
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
