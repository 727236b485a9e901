import type { PaymentMethodType } from "../payments/payment-method-codes.ts";

const WAYS: Record<PaymentMethodType, string> = {
  card: "카드 승인 취소",
  billing: "카드 승인 취소",
  easypay: "간편결제 취소",
  vbank: "환불 계좌로 입금",
  transfer: "계좌이체 취소",
  phone: "휴대폰 결제 취소",
  point: "포인트",
};

/**
 * Writes the ways of a refund for a notice.
 *
 * @example refundMethodText("card", { money: 20000, points: 500 }) // "카드 승인 취소, 포인트"
 */
export function refundMethodText(
  method: PaymentMethodType,
  { money, points }: { money: number; points: number },
): string {
  const ways = [money > 0 ? WAYS[method] : "", points > 0 ? WAYS.point : ""];
  return [...new Set(ways.filter(Boolean))].join(", ") || "없음";
}
