import type { Won } from "../money/won.ts";
import type { QuoteInput } from "../pricing/quote-input.ts";
import type { AreaType } from "../shipping/area.ts";

/**
 * An order with the prices and shipping terms of its day. `price` was paid in money, of which `taxFree` is 면세. `area` is
 * where it goes; `chargedArea` where it went when it was paid, if that was another.
 */
export type Bought = QuoteInput & {
  price: Won;
  taxFree: Won;
  /** Below this price of its products what remains loses the coupon; left out: it never does. */
  couponMinPrice?: Won;
  chargedArea?: AreaType;
};

/** What was given back before: of which products by cancels, and how much in all. */
export type Given = {
  productIds: readonly number[];
  money: Won;
  points: Won;
  taxFree: Won;
  /** The part of money and points that claims gave back. */
  claimed: Won;
};

/**
 * - PRODUCT: what the product cost; COUPON_SHARE: what the coupon took off it.
 * - COUPON_LOST: what remains is below the price that the coupon asks for and pays its own share now.
 * - BASE_SHIPPING_BACK, AREA_SHIPPING_BACK: shipping that is not needed any more.
 * - FREE_SHIPPING_LOST: what remains is below the condition for free shipping and is charged now.
 * - CLAIM: goods that were not as they should be, or are sent back; RETURN_SHIPPING: the way back, for a changed mind.
 * - NOT_CHARGED: nobody pays for a cancel; CARRIED_OVER: what was not charged then is taken off now.
 */
export type RefundReasonCode =
  | "PRODUCT"
  | "COUPON_SHARE"
  | "COUPON_LOST"
  | "BASE_SHIPPING_BACK"
  | "AREA_SHIPPING_BACK"
  | "FREE_SHIPPING_LOST"
  | "CLAIM"
  | "RETURN_SHIPPING"
  | "CARRIED_OVER"
  | "NOT_CHARGED";

/** Why so much comes back. What comes back is positive; all reasons add up to money and points. */
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
