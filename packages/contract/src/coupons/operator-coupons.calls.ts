import { Type } from "typebox";
import { calls } from "../call.ts";
import { Count, closed, Filled, Id, Instant, nullable, Text } from "../schema.ts";

export const operatorCouponCalls = calls({
  "GET /operator/v1/coupons": {
    summary: "줄 수 있는 쿠폰. 곧 끝나는 것부터.",
    access: "operator",
    permission: "points.adjust",
    reply: closed({
      list: Type.Array(
        closed({
          id: Id,
          name: Text(60),
          issued: Count,
          issueLimit: nullable(Count),
          perMember: Count,
          validUntil: Instant,
        }),
      ),
    }),
    refusals: [],
  },
  "POST /operator/v1/members/{id}/coupons": {
    summary: "회원에게 쿠폰을 줘요.",
    access: "operator",
    permission: "points.adjust",
    path: closed({ id: Id }),
    body: closed({ couponId: Id, reason: Filled(200) }),
    /** The coupon now held by the member. */
    reply: closed({ id: Id }),
    refusals: ["MEMBER_NOT_FOUND", "COUPON_NOT_FOUND", "COUPON_GONE", "COUPON_TAKEN"],
    once: true,
  },
});
