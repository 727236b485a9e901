import { instantOf } from "../calendar/kst.ts";
import { minWon, type Won, won } from "../money/won.ts";
import { ok, type Result, refuse } from "../result.ts";
import type { Coupon, CouponCondition, CouponDiscount, CouponUse } from "./coupon.ts";
import { meetsAppOnly } from "./rules/app-only.ts";
import { meetsFirstPurchase } from "./rules/first-purchase.ts";
import { meetsGrade } from "./rules/grade.ts";
import { meetsMinPrice } from "./rules/min-price.ts";

/** Reason for which a coupon cannot be used: its period, or the code of the first unmet condition. */
export type CouponRefusal = "NOT_YET" | "EXPIRED" | CouponCondition["code"];

/**
 * Computes the discount of a coupon on the products, in 원: at most their price, a percentage rounded down. Refuses
 * with the first reason for which it cannot be used.
 *
 * @example calculateCouponDiscount({ discount: 3,000원, conditions: [MIN_PRICE 30,000원], … }, { productsPrice: won(29_900), … })
 *   // MIN_PRICE
 */
export function calculateCouponDiscount(coupon: Coupon, use: CouponUse): Result<Won, CouponRefusal> {
  const at = instantOf(use.now);
  if (at < instantOf(coupon.validFrom)) return refuse("NOT_YET");
  if (at >= instantOf(coupon.validUntil)) return refuse("EXPIRED");
  const missed = coupon.conditions.find((condition) => !isMet(condition, use));
  if (missed) return refuse(missed.code);
  return ok(minWon(worthOf(coupon.discount, use.productsPrice), use.productsPrice));
}

function isMet(condition: CouponCondition, use: CouponUse): boolean {
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

function worthOf(discount: CouponDiscount, productsPrice: Won): Won {
  if (discount.kind === "amount") return discount.amount;
  return minWon(won(Math.floor((productsPrice * discount.percent) / 100)), discount.most);
}
