import type { Won } from "../money/won.ts";
import type { AppOnlyCondition } from "./rules/app-only.ts";
import type { FirstPurchaseCondition } from "./rules/first-purchase.ts";
import type { GradeCondition } from "./rules/grade.ts";
import type { MinPriceCondition } from "./rules/min-price.ts";

/** Condition of a coupon: a value with a code; the rule of each code is in a file of its own. */
export type CouponCondition = MinPriceCondition | GradeCondition | FirstPurchaseCondition | AppOnlyCondition;

/** An amount in 원, or a percentage up to `most` 원. */
export type CouponDiscount =
  | { kind: "amount"; amount: Won }
  | { kind: "percent"; percent: number; most: Won };

/** A coupon that a member holds. `validFrom` and `validUntil` are instants; it has expired at `validUntil`. */
export type Coupon = {
  id: number;
  discount: CouponDiscount;
  conditions: readonly CouponCondition[];
  validFrom: string;
  validUntil: string;
};

/** The purchase that a coupon would be used for. */
export type CouponUse = {
  /** Price of the products before coupon and points, in 원. */
  productsPrice: Won;
  grade: number;
  isFirstPurchase: boolean;
  isApp: boolean;
  now: string;
};
