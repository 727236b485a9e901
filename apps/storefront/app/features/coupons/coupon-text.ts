import type { Reply } from "@todayfruit/contract/all-calls";
import { formatFullDate, formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";

type Held = Reply<"GET /v1/app-users/coupons">["list"][number];
type Refusal = NonNullable<Reply<"GET /v4/app-users/order-tmp/{id}">["coupons"][number]["refusal"]>;

/**
 * Discount of a coupon as text.
 *
 * @example couponWorth({ kind: "percent", percent: 15, amount: 4000 }) // "15% 할인 (최대 4,000원)"
 */
export function couponWorth({ kind, amount, percent }: Held["discount"]): string {
  return kind === "amount"
    ? `${groupDigits(amount)}원 할인`
    : `${percent}% 할인 (최대 ${groupDigits(amount)}원)`;
}

/**
 * Conditions and last day of a coupon as text; the day with its year when that is not the current one.
 *
 * @param now in ms since 1970
 * @example couponTerms(coupon, now) // "20,000원 이상 · 앱에서만 · 12월 31일 (목)까지"
 */
export function couponTerms(coupon: Held, now: number): string {
  const { minPrice, leastGrade, isFirstPurchaseOnly, isAppOnly, validUntil } = coupon;
  // `validUntil` is exclusive, so the last day is the one before.
  const lastDay = kstDateOf(new Date(Date.parse(validUntil) - 1).toISOString());
  const isThisYear = kstDateOf(new Date(now).toISOString()).slice(0, 4) === lastDay.slice(0, 4);
  return [
    minPrice > 0 ? `${groupDigits(minPrice)}원 이상` : null,
    leastGrade === null ? null : `${leastGrade}등급부터`,
    isFirstPurchaseOnly ? "첫 구매" : null,
    isAppOnly ? "앱에서만" : null,
    `${isThisYear ? formatMonthDay(lastDay) : formatFullDate(lastDay)}까지`,
  ]
    .filter((term) => term !== null)
    .join(" · ");
}

/** Explains why a coupon cannot be used on this order and what would make it usable. */
export function couponRefusalText(refusal: Refusal, { minPrice, leastGrade }: Held): string {
  switch (refusal) {
    case "NOT_YET":
      return "아직 쓸 수 없어요";
    case "EXPIRED":
      return "기간이 지났어요";
    case "MIN_PRICE":
      return `상품을 ${groupDigits(minPrice)}원 이상 담으면 쓸 수 있어요`;
    case "GRADE":
      return `${leastGrade}등급부터 쓸 수 있어요`;
    case "FIRST_PURCHASE":
      return "첫 구매에만 쓸 수 있어요";
    case "APP_ONLY":
      return "앱에서 주문할 때 쓸 수 있어요";
  }
}
