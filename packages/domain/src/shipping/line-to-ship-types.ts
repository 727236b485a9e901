import type { Won } from "../money/won.ts";
import type { ShippingTerms } from "./product-shipping-terms-types.ts";

/** One line of a cart or an order, as the shipping rules use it. `productsPrice` is before coupons and points. */
export type LineToShip = {
  lineId: string;
  productId: number;
  distributorId: number;
  /** Receiver of this part of a gift, counted from 1; absent for the buyer's own line. */
  receiver?: number;
  units: number;
  productsPrice: Won;
  shipping: ShippingTerms;
};
