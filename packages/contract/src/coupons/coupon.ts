import { Type } from "typebox";
import { Count, closed, Id, Instant, Money, nullable, oneOf, Text } from "../schema.ts";

const held = {
  id: Id,
  name: Text(60),
  /** Discount; `amount` in 원 is the discount itself, or the upper limit of `percent`. */
  discount: closed({
    kind: oneOf(["amount", "percent"]),
    amount: Money,
    percent: nullable(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  /** The smallest products price in 원; 0 for every order. */
  minPrice: Money,
  leastGrade: nullable(Count),
  isFirstPurchaseOnly: Type.Boolean(),
  isAppOnly: Type.Boolean(),
  validFrom: Instant,
  validUntil: Instant,
};

export const HeldCoupon = closed(held);
export const OfferedCoupon = closed({ ...held, isTaken: Type.Boolean() });

export const COUPON_REFUSALS = [
  "NOT_YET",
  "EXPIRED",
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
});
