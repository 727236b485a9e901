import { instantOf } from "../calendar/kst.ts";
import { calculateCouponDiscount } from "./calculate-coupon-discount.ts";
import type { Coupon, CouponUse } from "./coupon.ts";

/**
 * Finds the usable coupon with the largest discount; among equals the one that expires first, then the oldest.
 * Returns `null` when none can be used or discounts anything.
 *
 * @example bestCoupon([3,000원 until May, 3,000원 until March, 2,000원], use) // the one until March
 */
export function bestCoupon(coupons: readonly Coupon[], use: CouponUse): Coupon | null {
  const usable = coupons.flatMap((coupon) => {
    const may = calculateCouponDiscount(coupon, use);
    return may.ok && may.value > 0 ? [{ coupon, worth: may.value, end: instantOf(coupon.validUntil) }] : [];
  });
  const [best] = usable.toSorted((a, b) => b.worth - a.worth || a.end - b.end || a.coupon.id - b.coupon.id);
  return best?.coupon ?? null;
}
