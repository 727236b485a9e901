import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { Cart } from "./state/cart-types-and-readers.ts";

/**
 * Totals of a cart as an announcement.
 *
 * @example writeCartTotalsAnnouncement(totals) // "선택한 상품 2개 46,800원, 배송비 3,000원, 결제 예정 금액 49,800원"
 */
export function writeCartTotalsAnnouncement({
  optionCountings,
  productsPrice,
  shippingFee,
  price,
}: Cart["totals"]): string {
  if (optionCountings === 0) return "선택한 상품이 없어요";
  const [products, shipping, all] = [productsPrice, shippingFee, price].map(groupDigits);
  return `선택한 상품 ${optionCountings}개 ${products}원, 배송비 ${shipping}원, 결제 예정 금액 ${all}원`;
}
