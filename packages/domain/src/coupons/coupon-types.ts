import type { Won } from "../money/won.ts";
import type { CouponLine, CouponScopeEntry } from "./coupon-scope.ts";
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

/** Amounts that coupons reduce: the price of the products, or the shipping fee. An order uses one coupon of each. */
export const COUPON_TARGETS = ["products", "shipping"] as const;
export type CouponTarget = (typeof COUPON_TARGETS)[number];

/** A coupon that a member holds. `validFrom` and `validUntil` are instants; it has expired at `validUntil`. */
export type Coupon = {
  id: number;
  target: CouponTarget;
  /** Goods that it is for; empty: all goods. */
  scope: readonly CouponScopeEntry[];
  discount: CouponDiscount;
  conditions: readonly CouponCondition[];
  validFrom: string;
  validUntil: string;
};

/** The purchase that a coupon would be used for, before coupons and points. */
export type CouponUse = {
  lines: readonly CouponLine[];
  /** Shipping by bundle, each with its fee in 원. */
  bundles: readonly { key: string; lineIds: readonly string[]; fee: Won }[];
  grade: number;
  isFirstPurchase: boolean;
  isApp: boolean;
  now: string;
};
