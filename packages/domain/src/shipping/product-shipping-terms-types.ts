import type { Won } from "../money/won.ts";
import type { ShippingFeeUnit } from "./shipping-fee-units.ts";

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
  /** Fee of sending the goods back after a change of mind, in 원; the base fee without it. */
  returnFee?: Won;
};
