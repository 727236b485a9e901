import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";

type Preview = Reply<"GET /v1/app-users/orders/{id}/refund-preview">;
type Line = Preview["lines"][number];

/**
 * Label of a refund line; `note` explains it when the label is not enough.
 *
 * @example refundLineText({ code: "PRODUCT", amount: 10000, name: "제주 노지 감귤 5kg" })
 *   // { label: "제주 노지 감귤 5kg", note: null }
 */
export function refundLineText({ code, name }: Line): { label: string; note: string | null } {
  const farm = name === null ? "" : `${name} `;
  switch (code) {
    case "PRODUCT":
      return { label: name ?? "상품 금액", note: null };
    case "COUPON_SHARE":
      return { label: "쿠폰 할인", note: "이 상품에 쓴 쿠폰 할인을 빼요" };
    case "COUPON_LOST":
      return { label: "쿠폰 할인", note: "남은 상품이 쿠폰을 쓸 수 있는 금액보다 적어 할인을 빼요" };
    case "BASE_SHIPPING_BACK":
      return { label: `${farm}배송비`, note: "보낼 상품이 없어 돌려드려요" };
    case "AREA_SHIPPING_BACK":
      return { label: `${farm}지역 추가 배송비`, note: "줄어든 상자만큼 돌려드려요" };
    case "FREE_SHIPPING_LOST":
      return { label: `${farm}배송비`, note: "남은 상품이 무료배송 금액보다 적어 배송비를 빼요" };
    case "SHIPPING_COUPON_LOST":
      return {
        label: `${farm}배송비`,
        note: "남은 상품이 배송 쿠폰을 쓸 수 있는 금액보다 적어 배송비를 빼요",
      };
    case "CLAIM":
      return { label: name ?? "교환 반품한 상품", note: null };
    case "RETURN_SHIPPING":
      return { label: "반품 배송비", note: "마음이 바뀌어 보내는 상품의 배송비를 빼요" };
    case "CARRIED_OVER":
      return { label: "앞서 받지 않은 금액", note: "먼저 취소할 때 미룬 금액을 빼요" };
    case "NOT_CHARGED":
      return {
        label: "지금은 받지 않는 금액",
        note: "취소로 돈을 내는 일은 없어요. 나머지도 취소하면 그때 빼요",
      };
  }
}

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
