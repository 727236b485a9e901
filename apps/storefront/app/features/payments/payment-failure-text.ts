const OTHER_METHOD = "다른 결제 수단을 골라주세요";

/** Sentence about a failed payment, by the code of the provider. */
const REASONS: Readonly<Record<string, string>> = {
  REJECT_CARD_COMPANY: "카드사가 결제를 승인하지 않았어요.",
  REJECT_CARD_PAYMENT: "카드의 한도나 잔액이 모자라요.",
  REJECT_ACCOUNT_PAYMENT: "계좌의 잔액이 모자라요.",
  INVALID_REJECT_CARD: "카드사에서 사용을 막은 카드예요. 카드사에 문의하거나",
  INVALID_STOPPED_CARD: "정지된 카드예요.",
  INVALID_CARD_LOST_OR_STOLEN: "분실이나 도난을 신고한 카드예요.",
  INVALID_CARD_EXPIRATION: "카드의 유효기간이 맞지 않아요. 카드 정보를 확인하거나",
  INVALID_CARD_NUMBER: "카드번호가 맞지 않아요. 카드 정보를 확인하거나",
  INVALID_CARD_PASSWORD: "카드 비밀번호가 맞지 않아요. 카드 정보를 확인하거나",
  INVALID_PASSWORD: "결제 비밀번호가 맞지 않아요. 다시 확인하거나",
  CARD_PROCESSING_ERROR: "카드사에서 결제를 처리하지 못했어요. 잠시 뒤에 다시 하거나",
  EXCEED_MAX_CARD_INSTALLMENT_PLAN: "이 카드로는 고른 개월 수만큼 나눠 낼 수 없어요. 할부를 줄이거나",
  EXCEED_MAX_DAILY_PAYMENT_COUNT: "하루에 결제할 수 있는 횟수를 넘었어요.",
  EXCEED_MAX_PAYMENT_AMOUNT: "하루에 결제할 수 있는 금액을 넘었어요.",
  EXCEED_MAX_ONE_DAY_AMOUNT: "하루 한도를 넘었어요.",
  EXCEED_MAX_AUTH_COUNT: "인증할 수 있는 횟수를 넘었어요. 카드사에 문의하거나",
  NOT_AVAILABLE_PAYMENT: "지금은 결제할 수 없는 시간이에요. 나중에 다시 하거나",
  FDS_ERROR: "카드사가 안전을 위해 결제를 막았어요. 카드사에 문의하거나",
  PAY_PROCESS_ABORTED: "결제를 끝내지 못했어요. 다시 해 보거나",
};

/**
 * Writes why a payment failed and what to do next, by the code of the provider. Text of an address or of the provider is
 * never shown.
 *
 * @example paymentFailureText("REJECT_CARD_PAYMENT") // "카드의 한도나 잔액이 모자라요. 다른 결제 수단을 골라주세요"
 * @example paymentFailureText("X") // "다른 결제 수단을 골라주세요"
 */
export function paymentFailureText(code: string | undefined): string {
  const reason = code !== undefined && Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  return reason === undefined ? OTHER_METHOD : `${reason} ${OTHER_METHOD}`;
}
