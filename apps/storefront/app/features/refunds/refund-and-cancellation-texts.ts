import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";

type Preview = Reply<"GET /v1/app-users/orders/{id}/refund-preview">;

type Account = NonNullable<Reply<"GET /v1/app-users/withdraw-account">["withdrawAccount"]>;

/**
 * Sentence that names where the money goes back to; `null` for points alone.
 *
 * @param account account of a member who paid by deposit; `null`: not known here
 * @example refundTargetText("vbank", { bankName: "신한은행", accountNumber: "*6789", owner: "김하루" })
 *   // "신한은행 *6789 김하루님 계좌로 돌려드려요."
 */
export function refundTargetText(
  method: Preview["paymentMethodType"],
  account: Account | null,
): string | null {
  switch (method) {
    case "card":
    case "billing":
      return "결제한 카드로 돌려드려요. 카드사에 따라 영업일로 3~5일 걸려요.";
    case "easypay":
      return "결제한 간편결제로 돌려드려요. 결제사에 따라 영업일로 3~5일 걸려요.";
    case "transfer":
      return "이체한 계좌로 돌려드려요.";
    case "phone":
      return "휴대폰 요금에서 취소돼요.";
    case "vbank":
      return account === null
        ? "적어 둔 환불 계좌로 돌려드려요."
        : `${account.bankName} ${account.accountNumber} ${account.owner}님 계좌로 돌려드려요.`;
    case "point":
      return null;
  }
}

/**
 * Label of the button that confirms a cancellation, with what comes back.
 *
 * @example cancelButtonText({ withdrawing: "at-once", refundPrice: 16900, refundPoint: 0 }) // "16,900원 환불받기"
 */
export function cancelButtonText(
  preview: Pick<Preview, "withdrawing" | "refundPrice" | "refundPoint"> | null,
): string {
  if (preview === null || preview.withdrawing === "close-unpaid" || preview.withdrawing === "done")
    return "취소하기";
  const { withdrawing, refundPrice, refundPoint } = preview;
  if (withdrawing === "request") return "취소 요청하기";
  if (refundPrice > 0) return `${groupDigits(refundPrice)}원 환불받기`;
  return refundPoint > 0 ? `${groupDigits(refundPoint)}P 돌려받기` : "취소하기";
}

/** Sentence that says what confirming the cancellation does. */
export function cancellationText(preview: Preview): string {
  switch (preview.withdrawing) {
    case "at-once":
      return "바로 취소하고 아래 금액을 돌려드려요.";
    case "request":
      return "농원이 준비하고 있어 취소를 요청해요. 농원이 확인하면 아래 금액을 돌려드려요.";
    case "close-unpaid":
      return "아직 입금하지 않은 주문이라 돌려드릴 돈은 없어요. 가상계좌는 바로 닫혀요.";
    case "done":
      return "이미 취소했거나 취소를 요청한 상품이에요.";
  }
}
