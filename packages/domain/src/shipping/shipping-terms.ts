import type { ShippingFeeUnit } from "../catalog/vocabulary.ts";
import type { Won } from "../money/won.ts";

/** Shipping terms of a product. Fees are in 원 per box, except `base` of the unit `order`. */
export type ShippingTerms = {
  base: Won;
  primaryArea: Won;
  secondaryArea: Won;
  thirdArea: Won;
  unit: ShippingFeeUnit;
  /** Products price of the bundle in 원 from which the base fee is waived; 0 means never. */
  freeFrom: Won;
  isBundle: boolean;
  maxUnitInBox: number;
};

/** One line of a cart or an order, as the shipping rules use it. `productsPrice` is before coupons and points. */
export type ShippedLine = {
  lineId: string;
  productId: number;
  distributorId: number;
  /** Receiver of this part of a gift, counted from 1; absent for the buyer's own line. */
  receiver?: number;
  units: number;
  productsPrice: Won;
  shipping: ShippingTerms;
};
