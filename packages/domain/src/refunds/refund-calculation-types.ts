import type { Won } from "../money/won.ts";
import type { QuoteInput } from "../pricing/quote-input-types.ts";
import type { AreaType } from "../shipping/area-of-zonecode.ts";

/**
 * An order with the prices and shipping terms of its day. `price` was paid in money, of which `taxFree` is 면세. `area`
 * is its destination; `chargedArea` the one at payment, if different.
 */
export type Bought = QuoteInput & {
  price: Won;
  taxFree: Won;
  /** Products price in 원 below which the remaining products lose the coupon; absent when they never do. */
  couponMinPrice?: Won;
  /** The same for the shipping coupon, counted on all remaining products. */
  shippingCouponMinPrice?: Won;
  chargedArea?: AreaType;
};

/** Refunds so far: the cancelled products and the total amounts. */
export type RefundedSoFar = {
  productIds: readonly number[];
  money: Won;
  points: Won;
  taxFree: Won;
  /** The part of money and points that claims and goodwill refunded. */
  claimed: Won;
};

/**
 * Codes of refund reasons.
 * - PRODUCT: price of the product; COUPON_SHARE: its share of the coupon.
 * - COUPON_LOST: the remaining products are below the coupon's minimum price and now pay their own share.
 * - BASE_SHIPPING_BACK, AREA_SHIPPING_BACK: shipping that is no longer needed.
 * - FREE_SHIPPING_LOST: the remaining products are below the condition for free shipping and are charged now.
 * - SHIPPING_COUPON_LOST: the remaining products are below the minimum price of the shipping coupon and pay for theirs now.
 * - CLAIM: faulty or returned goods; RETURN_SHIPPING: cost of the return after a change of mind.
 * - GOODWILL: given above what was owed; negative where a cancel finds less left because of it.
 * - NOT_CHARGED: waived, because a cancel never charges the buyer; CARRIED_OVER: deducted now for an earlier waiver.
 */
export type RefundReasonCode =
  | "PRODUCT"
  | "COUPON_SHARE"
  | "COUPON_LOST"
  | "BASE_SHIPPING_BACK"
  | "AREA_SHIPPING_BACK"
  | "FREE_SHIPPING_LOST"
  | "SHIPPING_COUPON_LOST"
  | "CLAIM"
  | "RETURN_SHIPPING"
  | "GOODWILL"
  | "CARRIED_OVER"
  | "NOT_CHARGED";

/** One reason of a refund. Refunded amounts are positive; all reasons add up to money and points. */
export type RefundReason = {
  code: RefundReasonCode;
  amount: Won;
  productId?: number;
  bundleKey?: string;
};

export type Refund = {
  productIds: readonly number[];
  money: Won;
  points: Won;
  /** The 면세 part of `money`. */
  taxFree: Won;
  reasons: RefundReason[];
};
