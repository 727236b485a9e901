import { calculateCouponDiscount } from "@todayfruit/domain/coupons/calculate-coupon-discount";
import type { Coupon, CouponUse } from "@todayfruit/domain/coupons/coupon";
import { minPriceOfCoupon } from "@todayfruit/domain/coupons/coupon-min-price";
import { type Won, won, ZERO_WON } from "@todayfruit/domain/money/won";
import type { Asker } from "../../http/context.ts";
import type { HeldCoupon } from "./coupons.repository.ts";

/** Facts about a form and its buyer on which coupons depend. */
export type CouponForm = {
  coupons: readonly HeldCoupon[];
  member_coupon_id: number | null;
  is_first: boolean;
};

export type Who = Pick<Asker, "buyer" | "platform"> & { now: () => Date };

/** Returns the discount of the form's coupon on a price of products, in 원; 0 when it cannot be used. */
export function couponDiscountOf(form: CouponForm, who: Who): (productsPrice: Won) => Won {
  const picked = form.coupons.find(({ id }) => id === form.member_coupon_id);
  return (productsPrice) => {
    if (!picked) return ZERO_WON;
    const may = calculateCouponDiscount(couponOf(picked), couponUseOf(form, who, productsPrice));
    return may.ok ? may.value : ZERO_WON;
  };
}

/** Returns the form's coupon as an order uses it. */
export function selectedCoupon(form: CouponForm): { id: number; minPrice: number } | null {
  const picked = form.coupons.find(({ id }) => id === form.member_coupon_id);
  return picked ? { id: picked.id, minPrice: minPriceOfCoupon(couponOf(picked)) } : null;
}

export function couponOf({
  id,
  kind,
  amount,
  percent,
  conditions,
  validFrom,
  validUntil,
}: Omit<HeldCoupon, "couponId">): Coupon {
  return {
    id,
    conditions,
    validFrom: new Date(validFrom).toISOString(),
    validUntil: new Date(validUntil).toISOString(),
    discount:
      kind === "amount" ? { kind, amount: won(amount) } : { kind, percent: percent ?? 0, most: won(amount) },
  };
}

export function couponUseOf(
  { is_first }: CouponForm,
  { buyer, platform, now }: Who,
  productsPrice: Won,
): CouponUse {
  return {
    productsPrice,
    grade: buyer?.grade ?? 0,
    isFirstPurchase: is_first,
    isApp: platform !== "web",
    now: now().toISOString(),
  };
}
