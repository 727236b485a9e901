import { COUPON_MOMENTS } from "@todayfruit/domain/coupons/automatic-coupon-moments";
import { COUPON_SCOPE_KINDS } from "@todayfruit/domain/coupons/coupon-scope";
import { COUPON_TARGETS } from "@todayfruit/domain/coupons/coupon-types";
import { Type } from "typebox";
import {
  Count,
  closed,
  Filled,
  Id,
  Instant,
  InstantInput,
  Money,
  nullable,
  oneOf,
  Text,
} from "../common-schemas.ts";
import { Version } from "../record-edits/record-edit-schemas.ts";

/** The largest amount of a coupon, in 원; a shipping coupon of this amount pays the whole fee. */
export const MAX_COUPON_WON = 100_000_000;
const Won = Type.Integer({ minimum: 1, maximum: MAX_COUPON_WON });
const Grade = Type.Integer({ minimum: 1, maximum: 9 });

/** Fields of a coupon that operators write; amounts in 원. */
export const CouponFields = closed({
  name: Filled(60),
  /** Part of the price that it reduces; an order uses one coupon of each. */
  target: oneOf(COUPON_TARGETS),
  /** Goods that it is for; empty: all goods. */
  scope: Type.Array(closed({ kind: oneOf(COUPON_SCOPE_KINDS), id: Id }), {
    maxItems: 200,
    uniqueItems: true,
  }),
  /** Discount; `amount` is the discount itself, or the upper limit of `percent`. */
  discount: closed({
    kind: oneOf(["amount", "percent"]),
    amount: Won,
    percent: nullable(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  /** The smallest price of the goods that it is for; 0 for every order. */
  minPrice: Type.Integer({ minimum: 0, maximum: MAX_COUPON_WON }),
  leastGrade: nullable(Grade),
  isFirstPurchaseOnly: Type.Boolean(),
  isAppOnly: Type.Boolean(),
  validFrom: InstantInput,
  /** Those issued before keep the end that they have. */
  validUntil: InstantInput,
  /** Days from the day of issue on which it can be used; `null`: until `validUntil` alone. */
  validDays: nullable(Type.Integer({ minimum: 1, maximum: 3650 })),
  /** Period in which members take one themselves; `null`: the shop gives it. */
  downloadFrom: nullable(InstantInput),
  downloadUntil: nullable(InstantInput),
  issueLimit: nullable(Type.Integer({ minimum: 1, maximum: 100_000_000 })),
  perMember: Type.Integer({ minimum: 1, maximum: 100 }),
  /** Code for which members get one, in capitals and digits. */
  code: nullable(Type.String({ pattern: "^[A-Z0-9]{6,30}$", maxLength: 30 })),
  /** Moment at which each member is given one. */
  moment: nullable(oneOf(COUPON_MOMENTS)),
  /** Grade with which it is given, for the moment `grade` alone. */
  momentGrade: nullable(Grade),
  /** Sum of discounts from which it is issued no more; those issued can still be used. */
  budget: nullable(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  /** Issued no more; members keep those they have. */
  isStopped: Type.Boolean(),
});

export const COUPON_STATUSES = ["running", "scheduled", "stopped", "ended"] as const;

/** Coupon with its results, for operators. */
export const OperatorCoupon = closed({
  ...CouponFields.properties,
  id: Id,
  version: Version,
  scope: Type.Array(closed({ kind: oneOf(COUPON_SCOPE_KINDS), id: Id, name: Text(120) })),
  validFrom: Instant,
  validUntil: Instant,
  downloadFrom: nullable(Instant),
  downloadUntil: nullable(Instant),
  status: oneOf(COUPON_STATUSES),
  createdAt: Instant,
  issued: Count,
  /** Orders that used one and kept it. */
  used: Count,
  /** Sum of the discounts of these orders. */
  discountSum: Money,
  /** Rest of the budget, at least 0; `null` without a budget. */
  budgetLeft: nullable(Money),
});
