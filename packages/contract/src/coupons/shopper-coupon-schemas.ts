import { COUPON_SCOPE_KINDS } from "@todayfruit/domain/coupons/coupon-scope";
import { COUPON_TARGETS } from "@todayfruit/domain/coupons/coupon-types";
import { Type } from "typebox";
import { Count, closed, Id, Instant, Money, nullable, oneOf, Text } from "../common-schemas.ts";

const held = {
  id: Id,
  name: Text(60),
  /** Amount that it reduces, of the goods or of the shipping; an order uses one coupon of each. */
  target: oneOf(COUPON_TARGETS),
  /** Goods that it is for; empty: all goods. */
  scope: Type.Array(closed({ kind: oneOf(COUPON_SCOPE_KINDS), id: Id, name: Text(120) })),
  /** Discount; `amount` in 원 is the discount itself, or the upper limit of `percent`. */
  discount: closed({
    kind: oneOf(["amount", "percent"]),
    amount: Money,
    percent: nullable(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  /** The smallest price of the goods that it is for, in 원; 0 for every order. */
  minPrice: Money,
  leastGrade: nullable(Count),
  isFirstPurchaseOnly: Type.Boolean(),
  isAppOnly: Type.Boolean(),
  validFrom: Instant,
  validUntil: Instant,
};

export const HeldCoupon = closed(held);
export const OfferedCoupon = closed({ ...held, isTaken: Type.Boolean() });

/** A coupon that was used or has ended; `at` is when. */
export const PastCoupon = closed({ ...held, isUsed: Type.Boolean(), at: Instant });

/** The best coupon for one unit of a product: one that the member holds, or one that joining gives. */
export const ProductCoupon = closed({
  name: Text(60),
  isFromSignUp: Type.Boolean(),
  discount: held.discount,
  /** Discount on one unit, and its price after it, in 원; `null` while one unit is too little for the coupon. */
  discountPrice: nullable(Money),
  price: nullable(Money),
  minPrice: Money,
  /** Days from the day of issue on which it can be used; `null`: until `validUntil` alone. */
  validDays: nullable(Count),
  validUntil: Instant,
  /** Coupons that the member can use now, of goods. */
  heldCount: Count,
});

export const COUPON_REFUSALS = [
  "NOT_YET",
  "EXPIRED",
  "SCOPE",
  "SHIPPING_FREE",
  "MIN_PRICE",
  "GRADE",
  "FIRST_PURCHASE",
  "APP_ONLY",
] as const;

/** A coupon on an order form: its discount there, or the reason for which it cannot be used. */
export const FormCoupon = closed({
  ...held,
  discountPrice: Money,
  refusal: nullable(oneOf(COUPON_REFUSALS)),
  /** Basis of the discount, or the reason against its use. */
  reason: Text(200),
  /** Text of the sum or condition missing until it can be used; `null` for a usable one. */
  missing: nullable(Text(200)),
});
