import { operatorCouponCalls } from "@todayfruit/contract/calls/operator/coupons";
import { bind } from "../../http/bind.ts";
import { giveCoupon } from "./give-coupon.ts";
import { listGiveableCoupons } from "./list-giveable-coupons.ts";

export const operatorCouponRoutes = bind(operatorCouponCalls, {
  "GET /operator/v1/coupons": listGiveableCoupons,
  "POST /operator/v1/members/{id}/coupons": giveCoupon,
});
