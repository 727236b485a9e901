import type { TaxStatus } from "../catalog/vocabulary.ts";
import type { Won } from "../money/won.ts";
import type { AreaType } from "../shipping/area.ts";
import type { ShippingFeeType } from "../shipping/shipping-fee-type.ts";
import type { ShippingTerms } from "../shipping/shipping-terms.ts";

/** One option of one product in a cart or an order. Prices are 원 for one unit; `units` is at least 1. */
export type QuoteLine = {
  /** Unique within the quote. */
  lineId: string;
  productId: number;
  optionId: number;
  distributorId: number;
  /** Whose part of a gift it is, 1 for the first receiver; parts travel apart. Left out: the buyer's own. */
  receiver?: number;
  unitPrice: Won;
  unitListPrice: Won;
  units: number;
  taxStatus: TaxStatus;
  shipping: ShippingTerms;
};

export type QuoteInput = {
  lines: readonly QuoteLine[];
  area: AreaType;
  shippingFeeType: ShippingFeeType;
  /** 원 taken off the products; at most the products price. */
  couponDiscount: Won;
  /** Points spent, 1 point = 1원; at most what is payable. */
  usedPoint: Won;
};
