import { operatorCouponCalls } from "@todayfruit/contract/coupons/operator-coupons.calls";
import { bind } from "../../http/bind-calls.ts";
import { giveCoupon } from "./give-coupon.ts";
import { listGiveableCoupons } from "./list-giveable-coupons.ts";

export const operatorCouponRoutes = bind(operatorCouponCalls, {
  "GET /operator/v1/coupons": listGiveableCoupons,
  "POST /operator/v1/members/{id}/coupons": giveCoupon,
});
