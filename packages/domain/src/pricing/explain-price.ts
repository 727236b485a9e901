import { groupDigits } from "../money/format-won.ts";
import type { QuotedBundle, QuoteReason } from "./quote-breakdown-types.ts";

/** Line of an explained price: what it is, why it has this amount, and the amount in 원, negative when taken off. */
export type ExplainedAmount = { name: string; reason: string; amount: number };

/** Names that the reasons of a quote refer to by their ids. */
export type QuoteNames = {
  /** Name of the product and option of a line. */
  ofLine(lineId: string): string;
  /** Name of the farm of a bundle. */
  ofBundle(bundleKey: string): string;
  /** Names of the coupons that were used, by what they take money off; absent ones are called by their kind. */
  ofCoupon?: { products?: string | undefined; shipping?: string | undefined };
};

type Explained = {
  reasons: readonly Pick<QuoteReason, "code" | "amount" | "bundleKey" | "lineId">[];
  bundles: readonly Pick<QuotedBundle, "key" | "freeFrom" | "missingForFree">[];
};

/**
 * Explains a price line by line: each product with its discount, the shipping of each farm, coupon and points, in the
 * order of a receipt. The amounts add up to the price.
 *
 * @example one product of 정가 25,500원 sold for 19,900원 with shipping of 3,000원
 *   // 감귤 5kg · 정가 25,500원에서 5,600원 할인 · 19,900; 서귀포농원 배송비 · 농장에서 보내는 기본 배송비 · 3,000
 */
export function explainPrice({ reasons, bundles }: Explained, names: QuoteNames): ExplainedAmount[] {
  const sumOf = (codes: readonly string[], about: (each: Explained["reasons"][number]) => boolean) =>
    reasons
      .filter((each) => codes.includes(each.code) && about(each))
      .reduce((sum, each) => sum + each.amount, 0);
  const lineIds = new Set(reasons.flatMap(({ lineId }) => lineId ?? []));
  const lines = [...lineIds].map((lineId) => {
    const listPrice = sumOf(["LIST_PRICE"], (each) => each.lineId === lineId);
    const off = -sumOf(["PRODUCT_DISCOUNT"], (each) => each.lineId === lineId);
    const reason =
      off > 0 ? `정가 ${groupDigits(listPrice)}원에서 ${groupDigits(off)}원 할인` : "할인 없는 값";
    return { name: names.ofLine(lineId), reason, amount: listPrice - off };
  });
  const keys = new Set([
    ...bundles.map(({ key }) => key),
    ...reasons.flatMap(({ bundleKey }) => bundleKey ?? []),
  ]);
  const shipping = [...keys].map((key) => {
    const own = (each: Explained["reasons"][number]) => each.bundleKey === key;
    const base = sumOf(["BASE_SHIPPING"], own);
    const area = sumOf(["AREA_SHIPPING"], own);
    const waived = sumOf(["FREE_SHIPPING"], own);
    const paidByShop = sumOf(["SHOP_PAYS_SHIPPING"], own);
    const { freeFrom = 0, missingForFree = 0 } = bundles.find((bundle) => bundle.key === key) ?? {};
    const reason = [
      ...(waived < 0
        ? [`${groupDigits(freeFrom)}원 이상이라 기본 배송비 ${groupDigits(-waived)}원 무료`]
        : []),
      ...(paidByShop < 0 ? [`가게가 ${groupDigits(-paidByShop)}원을 내요`] : []),
      ...(base > 0 && waived === 0 && paidByShop === 0 ? [baseFeeReason(freeFrom, missingForFree)] : []),
      ...(area > 0 && paidByShop === 0 ? [`제주·도서산간 추가 ${groupDigits(area)}원`] : []),
    ].join(" · ");
    return {
      name: `${names.ofBundle(key)} 배송비`,
      reason: reason === "" ? "늘 무료로 보내요" : reason,
      amount: base + area + waived + paidByShop,
    };
  });
  const rest = [
    {
      name: names.ofCoupon?.products ?? "쿠폰 할인",
      reason: "상품 값에서 빼요",
      amount: sumOf(["COUPON"], () => true),
    },
    {
      name: names.ofCoupon?.shipping ?? "배송 쿠폰",
      reason: "배송비에서 빼요",
      amount: sumOf(["SHIPPING_COUPON"], () => true),
    },
    { name: "포인트 사용", reason: "1P를 1원으로 써요", amount: sumOf(["POINTS"], () => true) },
  ].filter(({ amount }) => amount !== 0);
  return [...lines, ...shipping, ...rest];
}

/** Says why a base fee is charged: how much is missing for free shipping, where there is a sum for it. */
function baseFeeReason(freeFrom: number, missingForFree: number): string {
  return missingForFree > 0
    ? `${groupDigits(freeFrom)}원부터 무료예요. ${groupDigits(missingForFree)}원이 모자라요`
    : "기본 배송비";
}
