import type { Reply } from "@todayfruit/contract/all-calls";
import { daysBetween, formatFullDate, formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { couponScopeName } from "@todayfruit/domain/coupons/coupon-scope";
import { groupDigits } from "@todayfruit/domain/money/format-won";

type Held = Reply<"GET /v1/app-users/coupons">["list"][number];

/** Amount from which a shipping coupon is called free shipping, in 원: no order of the shop has such a fee. */
const WHOLE_FEE = 1_000_000;
/** Days before its end on which a coupon is marked. */
const SOON_DAYS = 7;

/**
 * Discount of a coupon as text.
 *
 * @example couponWorth({ target: "products", discount: { kind: "percent", percent: 15, amount: 4000 } })
 *   // "15% 할인 (최대 4,000원)"
 */
export function couponWorth({ target, discount }: Pick<Held, "target" | "discount">): string {
  const { kind, amount, percent } = discount;
  if (target === "shipping") {
    if (kind === "percent" && percent === 100 && amount >= WHOLE_FEE) return "무료배송";
    return kind === "amount" || percent === 100
      ? `배송비 ${groupDigits(amount)}원 할인`
      : `배송비 ${percent}% 할인 (최대 ${groupDigits(amount)}원)`;
  }
  return kind === "amount"
    ? `${groupDigits(amount)}원 할인`
    : `${percent}% 할인 (최대 ${groupDigits(amount)}원)`;
}

/**
 * Conditions of a coupon as text, with the goods that it is for.
 *
 * @example couponConditions(coupon) // "20,000원 이상 · 앱에서만 · 모든 상품"
 */
export function couponConditions({
  minPrice,
  leastGrade,
  isFirstPurchaseOnly,
  isAppOnly,
  scope,
}: Pick<Held, "minPrice" | "leastGrade" | "isFirstPurchaseOnly" | "isAppOnly" | "scope">): string {
  const goods = couponScopeName(scope);
  return [
    minPrice > 0 ? `${groupDigits(minPrice)}원 이상` : null,
    leastGrade === null ? null : `${leastGrade}등급부터`,
    isFirstPurchaseOnly ? "첫 구매" : null,
    isAppOnly ? "앱에서만" : null,
    goods === null ? "모든 상품" : `${goods}만`,
  ]
    .filter((term) => term !== null)
    .join(" · ");
}

/**
 * Last day of a coupon as text, with its year when that is not the current one, and the days that are left.
 *
 * @param now in ms since 1970
 * @example couponEnd({ validUntil: "2026-11-30T15:00:00Z" }, now)
 *   // { text: "11월 30일 (월)까지 · 7일 남음", isSoon: true }
 */
export function couponEnd(
  { validUntil }: Pick<Held, "validUntil">,
  now: number,
): { text: string; isSoon: boolean } {
  // `validUntil` is exclusive, so the last day is the one before.
  const lastDay = kstDateOf(new Date(Date.parse(validUntil) - 1).toISOString());
  const today = kstDateOf(new Date(now).toISOString());
  const left = daysBetween(today, lastDay);
  const day = today.slice(0, 4) === lastDay.slice(0, 4) ? formatMonthDay(lastDay) : formatFullDate(lastDay);
  return {
    text: `${day}까지 · ${left === 0 ? "오늘까지예요" : `${left}일 남음`}`,
    isSoon: left <= SOON_DAYS,
  };
}
