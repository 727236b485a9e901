import { josa } from "../korean/josa.ts";
import { formatWon, groupDigits } from "../money/format-won.ts";
import { sumWon } from "../money/won.ts";
import {
  type CouponRefusal,
  calculateCouponDiscount,
  couponBundlesOf,
  couponLinesOf,
} from "./calculate-coupon-discount.ts";
import { couponScopeName } from "./coupon-scope.ts";
import type { Coupon, CouponUse } from "./coupon-types.ts";
import { minPriceOfCoupon } from "./min-price-of-coupon.ts";

/** A coupon on an order in words: what its discount rests on, and what is missing; `missing` is `null` for a usable one. */
export type ExplainedCoupon = { reason: string; missing: string | null };

/**
 * Explains what the discount of a coupon rests on, or why it cannot be used and what is missing.
 *
 * @example explainCoupon(10% for 사과, 24,900원 of it) // { reason: "사과 24,900원의 10%", missing: null }
 * @example explainCoupon(from 100,000원, 80,700원) // { reason: "100,000원부터 쓸 수 있어요", missing: "19,300원 모자라요" }
 */
export function explainCoupon(coupon: Coupon, use: CouponUse): ExplainedCoupon {
  const may = calculateCouponDiscount(coupon, use);
  return may.ok
    ? { reason: reasonOf(coupon, use), missing: null }
    : explainRefusal(may.code, coupon, productsPriceOf(coupon, use));
}

function reasonOf(coupon: Coupon, use: CouponUse): string {
  const { target, scope, discount } = coupon;
  const name = couponScopeName(scope) ?? "상품";
  if (target === "shipping") {
    const fee = formatWon(sumWon(couponBundlesOf(coupon, use).map((bundle) => bundle.fee)));
    return scope.length === 0 ? `배송비 ${fee}에서 빼요` : `${name} 배송비 ${fee}에서 빼요`;
  }
  const price = groupDigits(productsPriceOf(coupon, use));
  const minPrice = minPriceOfCoupon(coupon);
  if (discount.kind === "percent") return `${name} ${price}원의 ${discount.percent}%`;
  if (minPrice > 0) return `${name} ${price}원 · ${groupDigits(minPrice)}원 이상이라 쓸 수 있어요`;
  return `${name} ${price}원에서 빼요`;
}

function explainRefusal(code: CouponRefusal, coupon: Coupon, productsPrice: number): ExplainedCoupon {
  const { conditions, scope } = coupon;
  const name = couponScopeName(scope);
  const goods = name === null ? "" : `${name} `;
  switch (code) {
    case "NOT_YET":
      return { reason: "쓸 수 있는 날이 아직 오지 않았어요", missing: "아직이에요" };
    case "EXPIRED":
      return { reason: "쓸 수 있는 날이 지났어요", missing: "끝났어요" };
    case "SCOPE":
      return {
        reason: `${goods}상품에만 쓸 수 있어요`,
        missing: `${josa(missingGoods(coupon), "이/가")} 없어요`,
      };
    case "SHIPPING_FREE":
      return { reason: "배송비가 있을 때 쓸 수 있어요", missing: "배송비가 없어요" };
    case "MIN_PRICE": {
      const minPrice = minPriceOfCoupon(coupon);
      return {
        reason: `${goods}${groupDigits(minPrice)}원부터 쓸 수 있어요`,
        missing: `${groupDigits(minPrice - productsPrice)}원 모자라요`,
      };
    }
    case "GRADE": {
      const least = conditions.find((each) => each.code === "GRADE")?.least ?? 1;
      return { reason: `${least}등급부터 쓸 수 있어요`, missing: "등급이 모자라요" };
    }
    case "FIRST_PURCHASE":
      return { reason: "첫 구매에만 쓸 수 있어요", missing: "첫 구매가 아니에요" };
    case "APP_ONLY":
      return { reason: "앱에서 주문할 때 쓸 수 있어요", missing: "앱에서 써요" };
  }
}

/** Names the goods that an order lacks for a coupon: "딸기", or more than one kind together. */
function missingGoods({ scope: [first, ...rest] }: Coupon): string {
  if (first === undefined || rest.length > 0) return "쓸 수 있는 상품";
  return first.kind === "distributor" ? `${first.name} 상품` : first.name;
}

function productsPriceOf(coupon: Coupon, use: CouponUse) {
  return sumWon(couponLinesOf(coupon, use).map((line) => line.productsPrice));
}
