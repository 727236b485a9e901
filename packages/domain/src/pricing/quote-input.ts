import type { TaxStatus } from "../catalog/tax-status.ts";
import type { Won } from "../money/won.ts";
import type { AreaType } from "../shipping/area.ts";
import type { ShippingTerms } from "../shipping/product-shipping-terms.ts";
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
};

export type QuoteInput = {
  lines: readonly QuoteLine[];
  area: AreaType;
  shippingFeeType: ShippingFeeType;
  /** Discount on the products in 원; at most the products price. */
  couponDiscount: Won;
  /** Points spent, 1 point = 1원; at most the payable amount. */
  usedPoint: Won;
};
