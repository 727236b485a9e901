import type { BadgeTone } from "../../ui/layout/badge.tsx";
import type { ProductSummary } from "./product-summary.ts";

type Facts = Pick<
  ProductSummary,
  "labelRecommend" | "isExclusive" | "isAppOnly" | "labelShippingMethod" | "productShippingFee"
>;

/**
 * The badges of a product in their fixed order: 추천, 단독, 무료배송, 앱전용, 배송 라벨.
 *
 * @returns all of them; a card shows the first two
 */
export function productBadges(product: Facts): { tone: BadgeTone; text: string }[] {
  const badges: { tone: BadgeTone; text: string }[] = [];
  if (product.labelRecommend) badges.push({ tone: "recommend", text: product.labelRecommend });
  if (product.isExclusive) badges.push({ tone: "only", text: "단독" });
  if (product.productShippingFee.base === 0) badges.push({ tone: "brand", text: "무료배송" });
  if (product.isAppOnly) badges.push({ tone: "info", text: "앱전용" });
  const label = product.labelShippingMethod;
  if (label && label !== "무료배송") badges.push({ tone: "mute", text: label });
  return badges;
}
