import { couponCalls } from "@todayfruit/contract/coupons/coupons.calls";
import { bind } from "../../http/bind-calls.ts";
import { downloadCoupon } from "./download-coupon.ts";
import { listCoupons } from "./list-coupons.ts";
import { redeemCouponCode } from "./redeem-coupon-code.ts";

export const couponRoutes = bind(couponCalls, {
  "GET /v1/app-users/coupons": listCoupons,
  "POST /v1/app-users/coupons/{id}/download": downloadCoupon,
  "POST /v1/app-users/coupons/code": redeemCouponCode,
});
