import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { BadgeTone } from "../../ui/layout/badge.tsx";
import type { ProductCardData } from "./reduce-product-to-card-data.ts";

type Facts = Pick<
  ProductCardData,
  "labelRecommend" | "isExclusive" | "isAppOnly" | "labelShippingMethod" | "productShippingFee"
>;

/**
 * The badges of a product in their fixed order: 추천, 단독, 무료배송 or the base shipping fee, 앱전용, 배송 라벨.
 */
export function listProductBadges(product: Facts): { tone: BadgeTone; text: string }[] {
  const badges: { tone: BadgeTone; text: string }[] = [];
  if (product.labelRecommend) badges.push({ tone: "recommend", text: product.labelRecommend });
  if (product.isExclusive) badges.push({ tone: "only", text: "단독" });
  badges.push(shippingBadge(product));
  if (product.isAppOnly) badges.push({ tone: "info", text: "앱전용" });
  const label = product.labelShippingMethod;
  if (label && label !== "무료배송") badges.push({ tone: "mute", text: label });
  return badges;
}

/** The two badges of a card: the shipping fee, which belongs to the price, and the first other one. */
export function cardBadges(product: Facts): { tone: BadgeTone; text: string }[] {
  const all = listProductBadges(product);
  const shipping = shippingBadge(product).text;
  const other = all.find(({ text }) => text !== shipping);
  return all.filter((badge) => badge.text === shipping || badge === other);
}

function shippingBadge({ productShippingFee: { base } }: Facts): { tone: BadgeTone; text: string } {
  return base === 0
    ? { tone: "brand", text: "무료배송" }
    : { tone: "mute", text: `배송비 ${groupDigits(base)}원` };
}
