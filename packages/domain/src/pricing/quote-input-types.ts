import type { TaxStatus } from "../catalog/tax-status.ts";
import type { ShippingDiscount } from "../coupons/split-shipping-discount.ts";
import type { Won } from "../money/won.ts";
import type { AreaType } from "../shipping/area-of-zonecode.ts";
import type { ShippingTerms } from "../shipping/product-shipping-terms-types.ts";
import type { ShippingFeeType } from "../shipping/shipping-fee-type.ts";

/** One option of one product in a cart or an order. Prices are in 원 per unit; `units` is at least 1. */
export type QuoteLine = {
  /** Unique within the quote. */
  lineId: string;
  productId: number;
  optionId: number;
  distributorId: number;
  /** Receiver of this part of a gift, counted from 1; parts ship separately. Absent for the buyer's own line. */
  receiver?: number;
  unitPrice: Won;
  unitListPrice: Won;
  units: number;
  taxStatus: TaxStatus;
  shipping: ShippingTerms;
  /** `false` when the goods coupon is not for this line, which then has no share of it. */
  inCouponScope?: boolean;
};

export type QuoteInput = {
  lines: readonly QuoteLine[];
  area: AreaType;
  shippingFeeType: ShippingFeeType;
  /** Discount of the goods coupon in 원; at most the price of the lines in its scope. */
  couponDiscount: Won;
  /** Discounts of a shipping coupon by bundle; each pays at most the fee of its bundle. Absent: no shipping coupon. */
  shippingDiscounts?: readonly ShippingDiscount[];
  /** Points spent, 1 point = 1원; at most the payable amount. */
  usedPoint: Won;
};
