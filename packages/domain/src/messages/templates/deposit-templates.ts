import type { MessageTemplate } from "../alimtalk-template-types.ts";

/** Notices about a virtual account that waits for a deposit. */
export const DEPOSIT_TEMPLATES = {
  VBANK_ISSUED: {
    lines: [
      "[#{상호}] 입금을 기다려요",
      "",
      "입금하면 주문이 끝나요.",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "은행: #{은행}",
      "계좌번호: #{계좌번호}",
      "예금주: #{예금주}",
      "금액: #{금액}",
      "입금기한: #{입금기한}",
    ],
    button: "주문 보기",
  },
  VBANK_REMIND: {
    lines: [
      "[#{상호}] 입금 기한이 다가와요",
      "",
      "한 번에 입금해 주세요. 기한이 지나면 주문이 취소돼요.",
      "상품: #{상품}",
      "은행: #{은행}",
      "계좌번호: #{계좌번호}",
      "금액: #{금액}",
      "입금기한: #{입금기한}",
    ],
    button: "주문 보기",
  },
  VBANK_REVERSED: {
    lines: [
      "[#{상호}] 은행이 입금을 되돌렸어요",
      "",
      "한 번에 다시 입금해 주세요. 기한이 지나면 주문이 취소돼요.",
      "상품: #{상품}",
      "은행: #{은행}",
      "계좌번호: #{계좌번호}",
      "금액: #{금액}",
      "입금기한: #{입금기한}",
    ],
    button: "주문 보기",
  },
  VBANK_EXPIRED: {
    lines: [
      "[#{상호}] 입금이 없어 주문이 끝났어요",
      "",
      "기한까지 입금되지 않아 주문을 닫았어요. 낸 돈은 없어요.",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
    ],
    button: "주문 보기",
  },
  DEPOSIT_OK: {
    lines: [
      "[#{상호}] 입금을 확인했어요",
      "",
      "#{이름}님, 주문해 주셔서 고마워요.",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "입금 금액: #{금액}",
      "도착 예정일: #{도착예정일}",
    ],
    button: "주문 보기",
  },
} as const satisfies Record<string, MessageTemplate>;
