import { instantOf } from "../calendar/kst.ts";
import { addWon, type Won, ZERO_WON } from "../money/won.ts";
import { calculateCouponDiscount } from "./calculate-coupon-discount.ts";
import type { Coupon, CouponTarget, CouponUse } from "./coupon-types.ts";

/** Coupons of one order: one for its goods and one more for its shipping, and their discount together in 원. */
export type BestCoupons = { products: Coupon | null; shipping: Coupon | null; discount: Won };

type Candidate = { coupon: Coupon | null; discount: Won };

const NONE: Candidate = { coupon: null, discount: ZERO_WON };

/**
 * Finds the combination of a goods coupon and a shipping coupon with the largest discount, among all of them. Among
 * equals the goods coupon that expires first wins, then the shipping coupon that does, then the oldest. A coupon that
 * takes nothing off is left out.
 *
 * @example findBestCoupons([3,000원 until May, 3,000원 until March, 배송비 무료], use)
 *   // { products: the one until March, shipping: 배송비 무료, discount: 6000 }
 */
export function findBestCoupons(coupons: readonly Coupon[], use: CouponUse): BestCoupons {
  const shippings = candidatesOf("shipping", coupons, use);
  const pairs = candidatesOf("products", coupons, use).flatMap((products) =>
    shippings.map((shipping) => ({
      products,
      shipping,
      discount: addWon(products.discount, shipping.discount),
    })),
  );
  const [best] = pairs.toSorted(
    (a, b) =>
      b.discount - a.discount ||
      byEnd(a.products.coupon, b.products.coupon) ||
      byEnd(a.shipping.coupon, b.shipping.coupon),
  );
  return {
    products: best?.products.coupon ?? null,
    shipping: best?.shipping.coupon ?? null,
    discount: best?.discount ?? ZERO_WON,
  };
}

/** Lists the coupons of a target that take something off, and using none. */
function candidatesOf(target: CouponTarget, coupons: readonly Coupon[], use: CouponUse): Candidate[] {
  const usable = coupons.flatMap((coupon) => {
    if (coupon.target !== target) return [];
    const may = calculateCouponDiscount(coupon, use);
    return may.ok && may.value > 0 ? [{ coupon, discount: may.value }] : [];
  });
  return [...usable, NONE];
}

function byEnd(a: Coupon | null, b: Coupon | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return instantOf(a.validUntil) - instantOf(b.validUntil) || a.id - b.id;
}
