import type { MessageTemplate } from "../message-template.ts";

/** Notices about gifts. The receiver never sees a price; refunds are mentioned to the sender only. */
export const GIFT_TEMPLATES = {
  GIFT_ARRIVED: {
    lines: [
      "[#{상호}] 선물이 도착했어요",
      "",
      "#{보낸이}님이 선물을 보냈어요.",
      "",
      "메시지: #{메시지}",
      "선물: #{상품}",
      "받는 기한: #{기한}까지",
      "",
      "배송지를 적으면 산지에서 바로 보내드려요.",
    ],
    button: "선물 받기",
  },
  GIFT_REMIND: {
    lines: [
      "[#{상호}] 아직 받지 않은 선물이 있어요",
      "",
      "#{보낸이}님이 보낸 #{상품}이 기다리고 있어요.",
      "#{기한}까지 배송지를 적어 주세요. 그 뒤에는 받을 수 없어요.",
    ],
    button: "선물 받기",
  },
  GIFT_REMIND_SENDER: {
    lines: [
      "[#{상호}] 아직 받지 않은 선물이 있어요",
      "",
      "#{받는이}님이 아직 배송지를 적지 않았어요.",
      "선물: #{상품}",
      "#{기한}까지 적지 않으면 취소하고 돌려드려요. 선물 링크를 다시 보내 보세요.",
    ],
    button: "보낸 선물 보기",
  },
  GIFT_ADDRESS_DONE_SENDER: {
    lines: [
      "[#{상호}] 선물을 받기로 했어요",
      "",
      "#{받는이}님이 배송지를 적었어요.",
      "선물: #{상품}",
      "산지에서 준비해 보낼게요.",
    ],
    button: "보낸 선물 보기",
  },
  GIFT_DECLINED_SENDER: {
    lines: [
      "[#{상호}] 선물을 거절했어요",
      "",
      "#{받는이}님이 마음만 받기로 했어요.",
      "선물: #{상품}",
      "환불: #{환불}",
    ],
    button: "보낸 선물 보기",
  },
  GIFT_EXPIRED_SENDER: {
    lines: [
      "[#{상호}] 선물 기한이 지났어요",
      "",
      "#{받는이}님이 기한까지 배송지를 적지 않아 취소했어요.",
      "선물: #{상품}",
      "환불: #{환불}",
    ],
    button: "보낸 선물 보기",
  },
  GIFT_ACCOUNT_SENDER: {
    lines: [
      "[#{상호}] 환불받을 방법을 확인해 주세요",
      "",
      "#{받는이}님에게 보낸 선물이 끝나 돌려드릴 돈이 있어요.",
      "선물: #{상품}",
      "무통장입금은 내 정보에 환불 계좌를 적어 주시고, 휴대폰 결제는 고객센터로 알려 주세요.",
    ],
    button: "보낸 선물 보기",
  },
  GIFT_SHIPPED: {
    lines: [
      "[#{상호}] 선물이 출발했어요",
      "",
      "#{보낸이}님이 보낸 선물이 가고 있어요.",
      "선물: #{상품}",
      "택배사: #{택배사}",
      "송장번호: #{송장번호}",
    ],
    button: "어디쯤 왔는지 보기",
  },
  GIFT_DELIVERED: {
    lines: [
      "[#{상호}] 선물이 도착했어요",
      "",
      "#{보낸이}님이 보낸 #{상품}, 잘 받으셨나요?",
      "고마운 마음을 전해 보세요.",
    ],
    button: "고마움 전하기",
  },
  GIFT_DELIVERED_SENDER: {
    lines: ["[#{상호}] 선물을 전했어요", "", "#{받는이}님에게 선물이 도착했어요.", "선물: #{상품}"],
    button: "보낸 선물 보기",
  },
  GIFT_THANKS_SENDER: {
    lines: ["[#{상호}] 고마운 마음이 도착했어요", "", "#{받는이}님이 보낸 인사예요.", "#{인사}"],
    button: "보낸 선물 보기",
  },
} as const satisfies Record<string, MessageTemplate>;
