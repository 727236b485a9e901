import type { MessageTemplate } from "../alimtalk-template-types.ts";

/** Notices with the link of an order that was taken by telephone. */
export const DRAFT_ORDER_TEMPLATES = {
  DRAFT_ORDER: {
    lines: [
      "[#{상호}] 말씀하신 주문을 담아 두었어요",
      "",
      "상품: #{상품}",
      "지금 값: #{금액}",
      "결제 기한: #{기한}까지",
      "",
      "값과 배송비는 주문서에서 한 번 더 확인해 주세요.",
    ],
    button: "주문하기",
  },
} as const satisfies Record<string, MessageTemplate>;
