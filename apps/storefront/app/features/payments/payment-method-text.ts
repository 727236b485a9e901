import type { Reply } from "@todayfruit/contract/all-calls";

type Payment = Reply<"GET /v1.2/app-users/orders/{id}">["payment"];

const METHODS: Record<Payment["paymentMethodType"], string> = {
  card: "신용카드",
  easypay: "간편결제",
  vbank: "무통장입금",
  transfer: "계좌이체",
  phone: "휴대폰",
  billing: "등록 카드",
  point: "포인트",
};

/**
 * Payment method of an order as text.
 *
 * @example paymentMethodText({ paymentMethodType: "card", cardText: "하루카드 일시불", … }) // "하루카드 일시불"
 */
export function paymentMethodText(
  payment: Pick<Payment, "paymentMethodType" | "cardText" | "paymentVbank">,
): string {
  if (payment.cardText) return payment.cardText;
  const bank = payment.paymentVbank?.bankText;
  return bank ? `${METHODS.vbank} · ${bank}` : METHODS[payment.paymentMethodType];
}
