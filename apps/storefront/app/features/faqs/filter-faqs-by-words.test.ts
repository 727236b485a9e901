import { expect, test } from "vitest";
import { type Faq, filterFaqsByWords } from "./filter-faqs-by-words.ts";

const LIST: Faq[] = [
  { id: 1, category: "배송", question: "언제 출고되나요?", answer: "1~3일 안에 보내요." },
  { id: 2, category: "취소", question: "주문을 취소하고 싶어요.", answer: "주문 상세에서 할 수 있어요." },
  { id: 3, category: "배송", question: "배송비는요?", answer: "묶음배송은 한 번만 받아요." },
];
const idsOf = (text: string) =>
  filterFaqsByWords(LIST, text).map(({ category, faqs }) => [category, ...faqs.map(({ id }) => id)]);

test("filterFaqsByWords: an empty text gives all questions by subject in the list's order", () => {
  expect(idsOf("  ")).toEqual([
    ["배송", 1, 3],
    ["취소", 2],
  ]);
});

test("filterFaqsByWords: matches every word in the subject, the question or the answer", () => {
  expect(idsOf("배송 한 번만")).toEqual([["배송", 3]]);
  expect(idsOf("취소 상세")).toEqual([["취소", 2]]);
  expect(idsOf("없는 말")).toEqual([]);
});
