import type { MessageTemplate } from "../alimtalk-template-types.ts";

/** Notices to the buyer about the progress of an order. */
export const ORDER_TEMPLATES = {
  ORDER_PAID: {
    lines: [
      "[#{상호}] 주문을 받았어요",
      "",
      "#{이름}님, 주문해 주셔서 고마워요.",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "결제 금액: #{금액}",
      "출고 예정일: #{출고예정일}",
      "도착 예정일: #{도착예정일}",
    ],
    button: "주문 보기",
  },
  ORDER_SHIPPED: {
    lines: [
      "[#{상호}] 상품이 출발했어요",
      "",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "택배사: #{택배사}",
      "송장번호: #{송장번호}",
      "도착 예정일: #{도착예정일}",
    ],
    button: "배송 조회",
  },
  INVOICE_CORRECTED: {
    lines: [
      "[#{상호}] 송장 번호를 바로잡았어요",
      "",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "택배사: #{택배사}",
      "송장번호: #{송장번호}",
      "앞서 알린 번호는 지워 주세요.",
    ],
    button: "배송 조회",
  },
  ORDER_DELIVERED: {
    lines: ["[#{상호}] 상품이 도착했어요", "", "주문번호: #{주문번호}", "상품: #{상품}", "맛있게 드세요."],
    button: "주문 보기",
  },
  /** Free text of an operator about the order; never an advertisement. */
  ORDER_MESSAGE: {
    lines: ["[#{상호}] 주문에 대해 알려드려요", "", "주문번호: #{주문번호}", "상품: #{상품}", "", "#{내용}"],
    button: "주문 보기",
  },
  /** Sent to members only, because reviews earn points for members only. */
  ORDER_DELIVERED_REVIEW: {
    lines: [
      "[#{상호}] 상품이 도착했어요",
      "",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "맛있게 드세요. 후기를 쓰면 포인트를 드려요.",
      "글 후기: #{글포인트}",
      "사진 후기: #{사진포인트}",
      "받는 기한: #{기한}까지",
    ],
    button: "후기 쓰기",
  },
  ORDER_DELAYED: {
    lines: [
      "[#{상호}] 출발이 늦어져요",
      "",
      "기다리게 해서 미안해요.",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "사유: #{사유}",
      "새 출고일: #{출고일}",
      "이전 도착 예정일: #{이전도착일}",
      "새 도착 예정일: #{도착예정일}",
    ],
    button: "주문 보기",
  },
  ORDER_ARRIVAL_CHANGED: {
    lines: [
      "[#{상호}] 도착 예정일이 바뀌었어요",
      "",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "사유: #{사유}",
      "이전 도착 예정일: #{이전도착일}",
      "새 도착 예정일: #{도착예정일}",
    ],
    button: "주문 보기",
  },
  ORDER_ADDRESS_CHANGED: {
    lines: [
      "[#{상호}] 배송지를 바꿨어요",
      "",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "사유: #{사유}",
      "바뀐 배송지는 주문에서 확인해 주세요.",
    ],
    button: "주문 보기",
  },
  ORDER_OPTION_CHANGED: {
    lines: [
      "[#{상호}] 옵션을 바꿨어요",
      "",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "이전 옵션: #{이전옵션}",
      "새 옵션: #{새옵션}",
      "사유: #{사유}",
      "결제하신 금액은 그대로예요.",
    ],
    button: "주문 보기",
  },
  STOCK_OUT_REFUND: {
    lines: [
      "[#{상호}] 품절되어 돌려드려요",
      "",
      "준비하던 상품이 떨어져 보낼 수 없게 됐어요. 미안해요.",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "환불: #{환불}",
    ],
    button: "주문 보기",
  },
  ORDER_CANCELLED: {
    lines: [
      "[#{상호}] 주문을 취소했어요",
      "",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "환불: #{환불}",
      "환불수단: #{환불수단}",
    ],
    button: "주문 보기",
  },
} as const satisfies Record<string, MessageTemplate>;
