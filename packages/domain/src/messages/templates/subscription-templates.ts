import type { MessageTemplate } from "../alimtalk-template-types.ts";

/** Notices to a member about what is delivered to them again and again. */
export const SUBSCRIPTION_TEMPLATES = {
  SUBSCRIPTION_REMINDER: {
    lines: [
      "[#{상호}] 정기배송을 이틀 뒤에 보내요",
      "",
      "상품: #{상품}",
      "출고일: #{출고일}",
      "상품 값: #{금액}",
      "배송비: #{배송비}",
      "결제: #{결제}",
      "#{기한}까지 바꾸거나 건너뛸 수 있어요.",
    ],
    button: "정기배송 보기",
  },
  SUBSCRIPTION_PRICE_ASK: {
    lines: [
      "[#{상호}] 값이 정한 한도를 넘어 결제를 멈췄어요",
      "",
      "상품: #{상품}",
      "출고일: #{출고일}",
      "지금 값: #{금액}",
      "정한 한도: #{한도}",
      "#{기한}까지 답이 없으면 이번은 건너뛰어요.",
    ],
    button: "받을지 정하기",
  },
  SUBSCRIPTION_CARD_FAILED: {
    lines: [
      "[#{상호}] 정기배송을 결제하지 못했어요",
      "",
      "상품: #{상품}",
      "금액: #{금액}",
      "카드: #{카드}",
      "사유: #{사유}",
      "#{기한}까지 결제하면 #{출고일}에 그대로 보내요.",
    ],
    button: "다시 결제하기",
  },
  SUBSCRIPTION_SKIPPED: {
    lines: [
      "[#{상호}] 이번 정기배송을 건너뛰었어요",
      "",
      "상품: #{상품}",
      "출고일: #{출고일}",
      "사유: #{사유}",
      "다음: #{다음}",
      "낸 돈은 없어요.",
    ],
    button: "정기배송 보기",
  },
  SUBSCRIPTION_CHANGED: {
    lines: [
      "[#{상호}] 고객센터에서 정기배송을 바꿨어요",
      "",
      "상품: #{상품}",
      "바뀐 것: #{내용}",
      "다르게 원하시면 고객센터에 알려 주세요.",
    ],
    button: "정기배송 보기",
  },
  SUBSCRIPTION_CARD_REMOVED: {
    lines: [
      "[#{상호}] 정기배송을 결제할 카드가 없어요",
      "",
      "상품: #{상품}",
      "다음 출고: #{다음}",
      "#{안내}",
    ],
    button: "카드 고르기",
  },
  SUBSCRIPTION_BOX: {
    lines: [
      "[#{상호}] #{월} 꾸러미가 정해졌어요",
      "",
      "상품: #{상품}",
      "담는 것: #{내용}",
      "출고일: #{출고일}",
    ],
    button: "정기배송 보기",
  },
} as const satisfies Record<string, MessageTemplate>;
