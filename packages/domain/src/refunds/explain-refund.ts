import type { ExplainedAmount } from "../pricing/explain-price.ts";
import type { RefundReason, RefundReasonCode } from "./refund-calculation-types.ts";

/** Names that the reasons of a refund refer to by their ids; `null` for one that is not known. */
export type RefundNames = {
  /** Name of a product of the order. */
  ofProduct(productId: number): string | null;
  /** Name of the farm of a bundle. */
  ofBundle(bundleKey: string): string | null;
};

/**
 * Explains a refund line by line: what comes back or is taken off, and why. The amounts add up to money and points.
 *
 * @example [PRODUCT 25,000, FREE_SHIPPING_LOST -3,000]
 *   // 감귤 5kg · 취소한 상품의 값이에요 · 25,000; 한라농원 배송비 · 남은 상품이 무료배송 금액보다 적어 배송비를 빼요 · -3,000
 */
export function explainRefund(reasons: readonly RefundReason[], names: RefundNames): ExplainedAmount[] {
  return reasons.map(({ code, amount, productId, bundleKey }) => {
    const product = productId === undefined ? null : names.ofProduct(productId);
    const farm = bundleKey === undefined ? null : names.ofBundle(bundleKey);
    return { ...explain(code, product, farm === null ? "" : `${farm} `, amount), amount };
  });
}

function explain(
  code: RefundReasonCode,
  product: string | null,
  farm: string,
  amount: number,
): Omit<ExplainedAmount, "amount"> {
  switch (code) {
    case "PRODUCT":
      return { name: product ?? "상품 금액", reason: "살 때 낸 값이에요" };
    case "COUPON_SHARE":
      return { name: "쿠폰 할인", reason: "이 상품에 쓴 쿠폰 할인을 빼요" };
    case "COUPON_LOST":
      return { name: "쿠폰 할인", reason: "남은 상품이 쿠폰을 쓸 수 있는 금액보다 적어 할인을 빼요" };
    case "BASE_SHIPPING_BACK":
      return { name: `${farm}배송비`, reason: "보낼 상품이 없어 돌려드려요" };
    case "AREA_SHIPPING_BACK":
      return { name: `${farm}지역 추가 배송비`, reason: "줄어든 상자만큼 돌려드려요" };
    case "FREE_SHIPPING_LOST":
      return { name: `${farm}배송비`, reason: "남은 상품이 무료배송 금액보다 적어 배송비를 빼요" };
    case "SHIPPING_COUPON_LOST":
      return {
        name: `${farm}배송비`,
        reason: "남은 상품이 배송 쿠폰을 쓸 수 있는 금액보다 적어 배송비를 빼요",
      };
    case "CLAIM":
      return { name: product ?? "교환 반품한 상품", reason: "문제가 있거나 돌려보낸 만큼이에요" };
    case "RETURN_SHIPPING":
      return { name: "반품 배송비", reason: "마음이 바뀌어 보내는 상품의 배송비를 빼요" };
    case "GOODWILL":
      return amount < 0
        ? { name: "먼저 돌려드린 금액", reason: "앞서 더 돌려드린 만큼 남은 돈이 적어요" }
        : { name: "더 돌려드린 금액", reason: "불편을 드려 고객센터에서 돌려드려요" };
    case "CARRIED_OVER":
      return { name: "앞서 받지 않은 금액", reason: "먼저 취소할 때 미룬 금액을 빼요" };
    case "NOT_CHARGED":
      return {
        name: "지금은 받지 않는 금액",
        reason: "취소로 돈을 내는 일은 없어요. 나머지도 취소하면 그때 빼요",
      };
  }
}
