import type { ShippingFeeUnit } from "../catalog/vocabulary.ts";
import type { Won } from "../money/won.ts";

/** On what terms a product is shipped. Fees are 원 per box, except `base` of the unit `order`. */
export type ShippingTerms = {
  base: Won;
  primaryArea: Won;
  secondaryArea: Won;
  thirdArea: Won;
  unit: ShippingFeeUnit;
  /** Product price of the bundle from which the base fee is waived; 0 means never. */
  freeFrom: Won;
  isBundle: boolean;
  maxUnitInBox: number;
};

/** One line of a cart or an order as the shipping rules see it. `productsPrice` is before coupons and points. */
export type ShippedLine = {
  lineId: string;
  productId: number;
  distributorId: number;
  /** Whose part of a gift it is; left out: the buyer's own. */
  receiver?: number;
  units: number;
  productsPrice: Won;
  shipping: ShippingTerms;
};
