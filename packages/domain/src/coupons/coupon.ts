import type { Won } from "../money/won.ts";
import type { AppOnlyCondition } from "./rules/app-only.ts";
import type { FirstPurchaseCondition } from "./rules/first-purchase.ts";
import type { GradeCondition } from "./rules/grade.ts";
import type { MinPriceCondition } from "./rules/min-price.ts";

/** Conditions are values with a code; each code has one rule in a file of its own. */
export type CouponCondition = MinPriceCondition | GradeCondition | FirstPurchaseCondition | AppOnlyCondition;

/** So many 원, or so many percent up to so many 원. */
export type CouponDiscount =
  | { kind: "amount"; amount: Won }
  | { kind: "percent"; percent: number; most: Won };

/** What a member holds. Instants; at `validUntil` it is over. */
export type Coupon = {
  id: number;
  discount: CouponDiscount;
  conditions: readonly CouponCondition[];
  validFrom: string;
  validUntil: string;
};

/** What it would be used for. */
export type CouponUse = {
  /** What the products cost before coupon and points, in 원. */
  productsPrice: Won;
  grade: number;
  isFirstPurchase: boolean;
  isApp: boolean;
  now: string;
};
