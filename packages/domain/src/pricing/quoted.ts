import type { Won } from "../money/won.ts";

/** What one line costs: `net` = products price − its share of the coupon − its share of the points. */
export type QuotedLine = {
  lineId: string;
  productsPrice: Won;
  couponShare: Won;
  pointShare: Won;
  net: Won;
  /** `net` of a 면세 line, 0 of a 과세 line. */
  taxFree: Won;
};

/** Lines that travel together and what their shipping costs: `fee` = `baseFee` + `areaFee`, as charged. */
export type QuotedBundle = {
  key: string;
  distributorId: number;
  lineIds: readonly string[];
  productsPrice: Won;
  boxes: number;
  baseFee: Won;
  areaFee: Won;
  fee: Won;
  freeFrom: Won;
  /** How many 원 of products are missing until the base fee is waived; 0 when it is, or never will be. */
  missingForFree: Won;
  /** No base fee is charged. An area fee may still be. */
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
  | "POINTS";

/** Why the price is what it is. Charges are positive, discounts negative; all reasons add up to the price. */
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
  shippingFee: Won;
  usedPoint: Won;
  /** What the buyer pays: products − coupon + shipping − points. */
  price: Won;
  taxFree: Won;
};
