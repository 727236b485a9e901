import { couponCalls } from "@todayfruit/contract/coupons/coupons.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { downloadCoupon } from "./download-coupon.ts";
import { redeemCouponCode } from "./giving/redeem-coupon-code.ts";
import { listMemberCoupons } from "./list-member-coupons.ts";
import { showBestProductCoupon } from "./show-best-product-coupon.ts";

export const couponRoutes = bindCalls(couponCalls, {
  "GET /v1/app-users/coupons": listMemberCoupons,
  "POST /v1/app-users/coupons/{id}/download": downloadCoupon,
  "POST /v1/app-users/coupons/code": redeemCouponCode,
  "GET /v1/products/{id}/coupon": showBestProductCoupon,
});
