import { instantOf } from "../calendar/kst.ts";
import { minWon, sumWon, type Won, won } from "../money/won.ts";
import { ok, type Result, refuse } from "../result.ts";
import { type CouponLine, isInCouponScope } from "./coupon-scope.ts";
import type { Coupon, CouponCondition, CouponDiscount, CouponUse } from "./coupon-types.ts";
import { meetsAppOnly } from "./rules/app-only.ts";
import { meetsFirstPurchase } from "./rules/first-purchase.ts";
import { meetsGrade } from "./rules/grade.ts";
import { meetsMinPrice } from "./rules/min-price.ts";

/**
 * Reason for which a coupon cannot be used: its period, no goods that it is for, no fee that a shipping coupon could
 * pay, or the code of the first unmet condition.
 */
export type CouponRefusal = "NOT_YET" | "EXPIRED" | "SCOPE" | "SHIPPING_FREE" | CouponCondition["code"];

/**
 * Computes the discount of a coupon in 원: on the goods that it is for, at most their price, or on the shipping of the
 * bundles with such goods, at most its fee; a percentage is rounded down. A minimum price counts the goods that it is
 * for. Refuses with the first reason for which it cannot be used.
 *
 * @example calculateCouponDiscount({ discount: 3,000원, conditions: [MIN_PRICE 30,000원], … }, { lines: [29,900원], … })
 *   // MIN_PRICE
 */
export function calculateCouponDiscount(coupon: Coupon, use: CouponUse): Result<Won, CouponRefusal> {
  const at = instantOf(use.now);
  if (at < instantOf(coupon.validFrom)) return refuse("NOT_YET");
  if (at >= instantOf(coupon.validUntil)) return refuse("EXPIRED");
  const lines = couponLinesOf(coupon, use);
  if (lines.length === 0) return refuse("SCOPE");
  const productsPrice = sumWon(lines.map((line) => line.productsPrice));
  const missed = coupon.conditions.find((condition) => !isMet(condition, { ...use, productsPrice }));
  if (missed) return refuse(missed.code);
  if (coupon.target === "products") return ok(minWon(worthOf(coupon.discount, productsPrice), productsPrice));
  const fee = sumWon(couponBundlesOf(coupon, use).map((bundle) => bundle.fee));
  return fee === 0 ? refuse("SHIPPING_FREE") : ok(minWon(worthOf(coupon.discount, fee), fee));
}

/** Lists the lines with goods that the coupon is for. */
export function couponLinesOf({ scope }: Pick<Coupon, "scope">, use: Pick<CouponUse, "lines">): CouponLine[] {
  return use.lines.filter((line) => isInCouponScope(scope, line));
}

/** Lists the bundles that carry goods that the coupon is for. */
export function couponBundlesOf(
  coupon: Pick<Coupon, "scope">,
  use: Pick<CouponUse, "lines" | "bundles">,
): CouponUse["bundles"][number][] {
  const lineIds = new Set(couponLinesOf(coupon, use).map(({ lineId }) => lineId));
  return use.bundles.filter((bundle) => bundle.lineIds.some((id) => lineIds.has(id)));
}

function isMet(condition: CouponCondition, use: CouponUse & { productsPrice: Won }): boolean {
  switch (condition.code) {
    case "MIN_PRICE":
      return meetsMinPrice(condition, use);
    case "GRADE":
      return meetsGrade(condition, use);
    case "FIRST_PURCHASE":
      return meetsFirstPurchase(condition, use);
    case "APP_ONLY":
      return meetsAppOnly(condition, use);
  }
}

function worthOf(discount: CouponDiscount, price: Won): Won {
  if (discount.kind === "amount") return discount.amount;
  return minWon(won(Math.floor((price * discount.percent) / 100)), discount.most);
}
