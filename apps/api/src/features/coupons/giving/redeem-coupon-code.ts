import type { Input } from "@todayfruit/contract/all-calls";
import { couponCode } from "@todayfruit/domain/coupons/coupon-code";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/context.ts";
import { issueCoupon } from "../issue-coupon.ts";
import { findCouponByCode } from "./moment-coupons.repository.ts";

/** Gives the member the coupon of a code, within its limits; capitals, blanks and hyphens do not matter. */
export async function redeemCouponCode(
  { body }: Input<"POST /v1/app-users/coupons/code">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"POST /v1/app-users/coupons/code">> {
  const couponId = await findCouponByCode(db, couponCode(body.code));
  if (couponId === null) return refuse("COUPON_CODE_UNKNOWN");
  const given = await db.transaction(
    (tx) => issueCoupon(tx, { couponId, userId: buyer.id, byMember: false, now: now() }),
    (result) => result.ok,
  );
  return given.ok ? ok({ id: given.value }) : given;
}
