import type { Reply } from "@todayfruit/contract/all-calls";

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

/** Sentence that says what confirming the cancellation does. */
export function cancellationText(preview: Preview): string {
  switch (preview.withdrawing) {
    case "at-once":
      return "바로 취소하고, 결제한 수단으로 먼저 돌려드려요. 카드는 영업일로 3~5일 걸릴 수 있어요.";
    case "request":
      return "농원이 준비하고 있어 취소를 요청해요. 농원이 확인하면 아래 금액을 돌려드려요.";
    case "close-unpaid":
      return "아직 입금하지 않은 주문이라 돌려드릴 돈은 없어요. 가상계좌는 바로 닫혀요.";
    case "done":
      return "이미 취소했거나 취소를 요청한 상품이에요.";
  }
}
