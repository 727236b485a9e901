import type { Won } from "../money/won.ts";

/** Amounts of one line: `net` = products price − its share of the coupon − its share of the points. */
export type QuotedLine = {
  lineId: string;
  productsPrice: Won;
  couponShare: Won;
  pointShare: Won;
  net: Won;
  /** `net` of a 면세 line, 0 of a 과세 line. */
  taxFree: Won;
};

/**
 * Lines that ship together and the cost of their shipping: `fee` = `baseFee` + `areaFee`, as charged after
 * `couponDiscount`, the part of a shipping coupon that pays for it.
 */
export type QuotedBundle = {
  key: string;
  distributorId: number;
  lineIds: readonly string[];
  productsPrice: Won;
  boxes: number;
  baseFee: Won;
  areaFee: Won;
  fee: Won;
  couponDiscount: Won;
  freeFrom: Won;
  /** Products in 원 missing until the base fee is waived; 0 when it is waived already or never will be. */
  missingForFree: Won;
  /** `true` when no base fee is charged. An area fee may still be. */
  isFree: boolean;
};

export type QuoteReasonCode =
  | "LIST_PRICE"
  | "PRODUCT_DISCOUNT"
  | "COUPON"
  | "BASE_SHIPPING"
  | "AREA_SHIPPING"
  | "FREE_SHIPPING"
  | "SHOP_PAYS_SHIPPING"
  | "SHIPPING_COUPON"
  | "POINTS";

/** One reason of the price. Charges are positive, discounts negative; all reasons add up to the price. */
export type QuoteReason = {
  code: QuoteReasonCode;
  amount: Won;
  bundleKey?: string;
  lineId?: string;
};

export type Quote = {
  lines: QuotedLine[];
  bundles: QuotedBundle[];
  reasons: QuoteReason[];
  listPrice: Won;
  productDiscount: Won;
  productsPrice: Won;
  couponDiscount: Won;
  baseShippingFee: Won;
  areaShippingFee: Won;
  /** Shipping as charged, after `shippingCouponDiscount`. */
  shippingFee: Won;
  shippingCouponDiscount: Won;
  usedPoint: Won;
  /** Amount that the buyer pays: products − coupon + shipping − points. */
  price: Won;
  taxFree: Won;
};
