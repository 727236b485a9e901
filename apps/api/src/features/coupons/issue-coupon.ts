import { addDays, kstDateOf, kstMidnight } from "@todayfruit/domain/calendar/kst";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import { type CouponRow, giveCoupon, lockCoupon } from "./coupons.repository.ts";

type Refusal = "COUPON_NOT_FOUND" | "COUPON_GONE" | "COUPON_TAKEN";

/**
 * Issues a coupon to a member, within its total limit and the limit per member. Operators issue any; members take those
 * offered to them (`byMember`).
 *
 * @returns the id of the coupon in the member's hands
 */
export async function issueCoupon(
  tx: Tx,
  wish: { couponId: number; userId: number; byMember: boolean; now: Date },
): Promise<Result<number, Refusal, undefined>> {
  const coupon = await lockCoupon(tx, wish.couponId, wish.now);
  if (!coupon || (wish.byMember && !coupon.is_offered)) return refuse("COUPON_NOT_FOUND");
  if (!coupon.is_left) return refuse("COUPON_GONE");
  const id = await giveCoupon(tx, {
    couponId: coupon.id,
    userId: wish.userId,
    perMember: coupon.per_member,
    validUntil: endOfCoupon(coupon, wish.now),
    now: wish.now,
  });
  return id === null ? refuse("COUPON_TAKEN") : ok(id);
}

/** Returns the end of the coupon's days in Korea (KST), including today, at most the coupon's own end. */
export function endOfCoupon({ valid_until, valid_days }: CouponRow, now: Date): Date {
  if (valid_days === null) return valid_until;
  const end = new Date(kstMidnight(addDays(kstDateOf(now.toISOString()), valid_days)));
  return end < valid_until ? end : valid_until;
}
