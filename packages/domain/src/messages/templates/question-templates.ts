import type { MessageTemplate } from "../alimtalk-template-types.ts";

/** Notices to the author of a question or an inquiry. */
export const QUESTION_TEMPLATES = {
  QNA_ANSWERED: {
    lines: [
      "[#{상호}] 문의에 답변했어요",
      "",
      "#{이름}님, 기다려 주셔서 고마워요.",
      "상품: #{상품}",
      "문의: #{문의}",
    ],
    button: "답변 보기",
  },
  INQUIRY_ANSWERED: {
    lines: [
      "[#{상호}] 1:1 문의에 답변했어요",
      "",
      "#{이름}님, 기다려 주셔서 고마워요.",
      "문의 종류: #{종류}",
    ],
    button: "답변 보기",
  },
} as const satisfies Record<string, MessageTemplate>;
