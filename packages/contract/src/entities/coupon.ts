import { Type } from "typebox";
import { Count, closed, Id, Instant, Money, nullable, oneOf, Text } from "../schema.ts";

const held = {
  id: Id,
  name: Text(60),
  /** `amount` 원: what is taken off, or the most that `percent` takes off. */
  discount: closed({
    kind: oneOf(["amount", "percent"]),
    amount: Money,
    percent: nullable(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  /** 0: for every order. */
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

/** On an order form: what it takes off there, or why it cannot be used. */
export const FormCoupon = closed({
  ...held,
  discountPrice: Money,
  refusal: nullable(oneOf(COUPON_REFUSALS)),
});
