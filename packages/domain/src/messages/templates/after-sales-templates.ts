import type { MessageTemplate } from "../alimtalk-template-types.ts";

/** Notices to the buyer about requests to cancel, return or exchange, and about refunds that came later. */
export const AFTER_SALES_TEMPLATES = {
  CANCEL_REQUESTED: {
    lines: [
      "[#{상호}] 취소 요청을 받았어요",
      "",
      "산지에서 상품을 준비하고 있어 확인한 뒤 알려드려요.",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "예상 환불: #{환불}",
    ],
    button: "주문 보기",
  },
  CANCEL_DENIED: {
    lines: [
      "[#{상호}] 취소하지 못했어요",
      "",
      "요청하신 취소를 받아들이지 못했어요. 상품은 예정대로 보내드려요.",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "사유: #{사유}",
    ],
    button: "주문 보기",
  },
  RETURN_REQUESTED: {
    lines: [
      "[#{상호}] 반품 신청을 받았어요",
      "",
      "보내 주신 내용을 확인하고 알려드려요.",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "예상 환불: #{환불}",
    ],
    button: "주문 보기",
  },
  EXCHANGE_REQUESTED: {
    lines: [
      "[#{상호}] 교환 신청을 받았어요",
      "",
      "보내 주신 내용을 확인하고 알려드려요.",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
    ],
    button: "주문 보기",
  },
  RETURN_APPROVED: {
    lines: [
      "[#{상호}] 반품을 받아들였어요",
      "",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "환불: #{환불}",
      "환불수단: #{환불수단}",
      "안내: #{안내}",
    ],
    button: "주문 보기",
  },
  EXCHANGE_APPROVED: {
    lines: [
      "[#{상호}] 교환을 받아들였어요",
      "",
      "새 상품을 준비해 보내드려요.",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "안내: #{안내}",
    ],
    button: "주문 보기",
  },
  RETURN_DENIED: {
    lines: [
      "[#{상호}] 신청을 받아들이지 못했어요",
      "",
      "확인한 결과를 알려드려요. 내용을 더해 다시 신청할 수 있어요.",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "신청: #{신청}",
      "사유: #{사유}",
    ],
    button: "주문 보기",
  },
  RETURN_CORRECTED: {
    lines: [
      "[#{상호}] 처리 결과를 바로잡았어요",
      "",
      "알려드린 결과가 달라졌어요.",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "결과: #{결과}",
      "사유: #{사유}",
    ],
    button: "주문 보기",
  },
  /** The shop gave money back above what was owed. */
  GOODWILL_REFUND: {
    lines: [
      "[#{상호}] 불편을 드려 환불해 드려요",
      "",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "환불: #{환불}",
      "환불수단: #{환불수단}",
      "사유: #{사유}",
    ],
    button: "주문 보기",
  },
  /** The shop decided to refund other than the buyer was shown; the buyer answers. */
  RETURN_OFFERED: {
    lines: [
      "[#{상호}] 환불 금액을 확인해 주세요",
      "",
      "신청할 때 안내한 금액과 달라 이유를 적었어요. 받아들이거나 다시 봐 달라고 할 수 있어요.",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "안내한 금액: #{안내금액}",
      "결정한 금액: #{결정금액}",
      "사유: #{사유}",
      "#{기한}까지 말씀이 없으면 결정한 금액을 돌려드려요.",
    ],
    button: "확인하기",
  },
  RETURN_REOPENED: {
    lines: [
      "[#{상호}] 결정을 다시 볼게요",
      "",
      "보내 주신 내용을 확인하고 알려드려요.",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
    ],
    button: "진행 보기",
  },
  RETURN_PICKUP: {
    lines: [
      "[#{상호}] 상품을 가지러 가요",
      "",
      "받은 상자에 담아 문 앞에 두시면 택배사가 가져가요.",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "택배사: #{택배사}",
      "수거일: #{수거일}",
    ],
    button: "주문 보기",
  },
  RETURN_COLLECTED: {
    lines: [
      "[#{상호}] 상품을 가져갔어요",
      "",
      "농장에 도착하면 확인하고 알려드려요.",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "택배사: #{택배사}",
    ],
    button: "진행 보기",
  },
  RETURN_RECEIVED: {
    lines: [
      "[#{상호}] 농장에서 상품을 받았어요",
      "",
      "보내 주신 상품이 농장에 도착했어요.",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
    ],
    button: "진행 보기",
  },
  EXCHANGE_SHIPPED: {
    lines: [
      "[#{상호}] 교환 상품이 출발했어요",
      "",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "택배사: #{택배사}",
      "송장번호: #{송장번호}",
    ],
    button: "배송 조회",
  },
  EXCHANGE_DELIVERED: {
    lines: [
      "[#{상호}] 교환 상품이 도착했어요",
      "",
      "기다려 주셔서 고마워요. 맛있게 드세요.",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
    ],
    button: "주문 보기",
  },
  /** Sent when the money of a refund that was announced before went back only later. */
  REFUND_PAID: {
    lines: [
      "[#{상호}] 환불을 마쳤어요",
      "",
      "기다려 주셔서 고마워요.",
      "주문번호: #{주문번호}",
      "상품: #{상품}",
      "환불: #{환불}",
      "환불수단: #{환불수단}",
    ],
    button: "주문 보기",
  },
} as const satisfies Record<string, MessageTemplate>;
