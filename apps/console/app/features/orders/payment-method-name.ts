import type { PaymentMethodType } from "@todayfruit/domain/payments/payment-method-codes";

/** @example paymentMethodName("vbank") // "무통장입금" */
export function paymentMethodName(method: PaymentMethodType): string {
  return NAMES[method];
}

const NAMES: Record<PaymentMethodType, string> = {
  card: "카드",
  easypay: "간편결제",
  vbank: "무통장입금",
  transfer: "계좌이체",
  phone: "휴대폰",
  billing: "등록 카드",
  point: "포인트",
};
