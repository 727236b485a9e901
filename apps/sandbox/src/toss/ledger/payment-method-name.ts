import type { PaymentRequest, WindowMethod } from "./payment-record-types.ts";

/**
 * Returns the Korean `method` of a Payment.
 * @example paymentMethodName({ method: "CARD", easyPay: "KAKAOPAY" }) // "간편결제"
 */
export function paymentMethodName(request: Pick<PaymentRequest, "method" | "easyPay">): string {
  return request.method === "CARD" && request.easyPay !== null ? "간편결제" : NAMES[request.method];
}

/** Returns the provider's name for `easyPay.provider`; a code without an entry is returned as it is. */
export function easyPayName(code: string): string {
  return EASY_PAYS.get(code) ?? code;
}

const NAMES: Record<WindowMethod, string> = {
  CARD: "카드",
  VIRTUAL_ACCOUNT: "가상계좌",
  TRANSFER: "계좌이체",
  MOBILE_PHONE: "휴대폰",
  CULTURE_GIFT_CERTIFICATE: "문화상품권",
  BOOK_GIFT_CERTIFICATE: "도서문화상품권",
  GAME_GIFT_CERTIFICATE: "게임문화상품권",
};

const EASY_PAYS = new Map([
  ["TOSSPAY", "토스페이"],
  ["NAVERPAY", "네이버페이"],
  ["KAKAOPAY", "카카오페이"],
  ["PAYCO", "페이코"],
  ["SAMSUNGPAY", "삼성페이"],
  ["LPAY", "엘페이"],
  ["SSG", "SSG페이"],
]);
