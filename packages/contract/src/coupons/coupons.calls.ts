import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Id, nullable, Text } from "../common-schemas.ts";
import { HeldCoupon, OfferedCoupon, PastCoupon, ProductCoupon } from "./shopper-coupon-schemas.ts";

export const couponCalls = calls({
  "GET /v1/app-users/coupons": {
    summary: "쓸 수 있는 내 쿠폰과 지금 받을 수 있는 쿠폰, 먼저 끝나는 것부터. 지난 쿠폰도 함께.",
    access: "member",
    reply: closed({
      list: Type.Array(HeldCoupon, { maxItems: 200 }),
      downloadable: Type.Array(OfferedCoupon, { maxItems: 100 }),
      /** Those used or ended within the last 90 days, the latest first. */
      past: Type.Array(PastCoupon, { maxItems: 20 }),
    }),
    refusals: [],
  },
  "POST /v1/app-users/coupons/{id}/download": {
    summary: "쿠폰 받기. id는 downloadable의 id.",
    access: "member",
    path: closed({ id: Id }),
    reply: closed({ id: Id }),
    refusals: ["COUPON_NOT_FOUND", "COUPON_GONE", "COUPON_TAKEN"],
    once: true,
  },
  "POST /v1/app-users/coupons/code": {
    summary: "쿠폰 코드 쓰기. 대소문자, 띄어쓰기와 -는 가리지 않아요.",
    access: "member",
    body: closed({ code: Text(40, 1) }),
    /** The coupon now held by the member. */
    reply: closed({ id: Id, name: Text(60) }),
    refusals: [
      "COUPON_CODE_UNKNOWN",
      "COUPON_ENDED",
      "COUPON_ALREADY_USED",
      "COUPON_NOT_FOR_YOU",
      "COUPON_NOT_FOUND",
      "COUPON_GONE",
      "COUPON_TAKEN",
    ],
    once: true,
  },
  "GET /v1/products/{id}/coupon": {
    summary: "이 상품 하나를 살 때 가장 크게 깎이는 내 쿠폰. 비회원에게는 가입하면 받는 쿠폰.",
    access: "buyer",
    path: closed({ id: Id }),
    reply: closed({ coupon: nullable(ProductCoupon) }),
    refusals: ["PRODUCT_NOT_FOUND"],
  },
});
