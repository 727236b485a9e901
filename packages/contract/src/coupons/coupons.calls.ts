import { Type } from "typebox";
import { calls } from "../call.ts";
import { closed, Id, Text } from "../schema.ts";
import { HeldCoupon, OfferedCoupon } from "./coupon.ts";

export const couponCalls = calls({
  "GET /v1/app-users/coupons": {
    summary: "쓸 수 있는 내 쿠폰과 지금 받을 수 있는 쿠폰. 먼저 끝나는 것부터.",
    access: "member",
    reply: closed({
      list: Type.Array(HeldCoupon, { maxItems: 200 }),
      downloadable: Type.Array(OfferedCoupon, { maxItems: 100 }),
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
    reply: closed({ id: Id }),
    refusals: ["COUPON_CODE_UNKNOWN", "COUPON_NOT_FOUND", "COUPON_GONE", "COUPON_TAKEN"],
    once: true,
  },
});
