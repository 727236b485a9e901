import { type Won, won } from "../money/won.ts";
import type { Coupon } from "./coupon-types.ts";

/** Returns the products' price in 원 below which a partly cancelled order loses the coupon; 0 without such a condition. */
export function minPriceOfCoupon({ conditions }: Pick<Coupon, "conditions">): Won {
  return won(Math.max(0, ...conditions.map((each) => (each.code === "MIN_PRICE" ? each.minPrice : 0))));
}
