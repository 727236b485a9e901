import { couponScopeName } from "@todayfruit/domain/coupons/coupon-scope";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { CouponRow } from "./use-coupons.ts";

type Discounted = Pick<CouponRow, "target" | "discount">;

/**
 * Writes the discount of a coupon.
 *
 * @example discountText({ target: "products", discount: { kind: "percent", percent: 10, amount: 5000 } }) // "10% (최대 5,000원)"
 */
export function discountText({ target, discount }: Discounted): string {
  const won = `${groupDigits(discount.amount)}원`;
  const value = discount.kind === "percent" ? `${discount.percent}% (최대 ${won})` : won;
  return target === "shipping" ? `배송비 ${value}` : value;
}

/** Writes where a coupon is used: its goods, and the price from which it counts. */
export function useText({ scope, minPrice }: Pick<CouponRow, "scope" | "minPrice">): string {
  const goods = couponScopeName(scope) ?? "모든 상품";
  return minPrice > 0 ? `${goods} · ${groupDigits(minPrice)}원부터` : goods;
}

/** Writes how members get a coupon. */
export function wayText({ code, moment, downloadFrom }: CouponRow): string {
  if (moment !== null) return MOMENTS[moment];
  if (code !== null) return `코드 ${code}`;
  return downloadFrom === null ? "손으로 줘요" : "직접 받아요";
}

export const MOMENTS = {
  sign_up: "가입하면 저절로",
  birthday: "생일에 저절로",
  first_purchase: "첫 구매 뒤 저절로",
  grade: "등급에 오르면 저절로",
} as const;
