import { operatorCouponCalls } from "@todayfruit/contract/coupons/operator-coupons.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import {
  changeCoupons,
  defineCoupons,
  deleteCoupons,
} from "../definition/define-change-and-delete-coupons.ts";
import { giveCoupon } from "./give-coupon.ts";
import { giveCouponToMany } from "./give-coupon-to-many.ts";
import { listOperatorCoupons } from "./list-operator-coupons.ts";

export const operatorCouponRoutes = bindCalls(operatorCouponCalls, {
  "GET /operator/v1/coupons": listOperatorCoupons,
  "POST /operator/v1/coupons": defineCoupons,
  "PATCH /operator/v1/coupons": changeCoupons,
  "POST /operator/v1/coupons/delete": deleteCoupons,
  "POST /operator/v1/coupons/{id}/give": giveCouponToMany,
  "POST /operator/v1/members/{id}/coupons": giveCoupon,
});
