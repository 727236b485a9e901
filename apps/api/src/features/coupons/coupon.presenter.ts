import type { HeldCoupon as Shown } from "@todayfruit/contract/coupons/shopper-coupon-schemas";
import type { OrderTmp } from "@todayfruit/contract/orders/order";
import { calculateCouponDiscount } from "@todayfruit/domain/coupons/calculate-coupon-discount";
import type { CouponTarget } from "@todayfruit/domain/coupons/coupon-types";
import { explainCoupon } from "@todayfruit/domain/coupons/explain-coupon";
import { findBestCoupons } from "@todayfruit/domain/coupons/find-best-coupons";
import { minPriceOfCoupon } from "@todayfruit/domain/coupons/min-price-of-coupon";
import type { Static } from "typebox";
import type { HeldCoupon } from "./coupons.repository.ts";
import {
  type CouponForm,
  type CouponGoods,
  couponOf,
  couponUseOf,
  type Who,
} from "./derive-form-coupons-and-discounts.ts";

type FormCoupons = Pick<
  Static<typeof OrderTmp>,
  "coupons" | "couponId" | "shippingCouponId" | "bestCouponId" | "bestShippingCouponId" | "bestDiscountPrice"
>;

/**
 * Presents every coupon of the member with its discount on this form, or why it cannot be used, and the combination
 * with the largest discount.
 */
export function presentFormCoupons(form: CouponForm, who: Who, goods: CouponGoods): FormCoupons {
  const use = couponUseOf(form, who, goods);
  const coupons = form.coupons.map((held) => {
    const coupon = couponOf(held);
    const may = calculateCouponDiscount(coupon, use);
    return {
      ...presentHeld(held),
      discountPrice: may.ok ? may.value : 0,
      refusal: may.ok ? null : may.code,
      ...explainCoupon(coupon, use),
    };
  });
  const picked = (wanted: number | null, target: CouponTarget) =>
    coupons.find((each) => each.id === wanted && each.target === target && each.refusal === null)?.id ?? null;
  const best = findBestCoupons(form.coupons.map(couponOf), use);
  return {
    coupons,
    couponId: picked(form.member_coupon_id, "products"),
    shippingCouponId: picked(form.shipping_member_coupon_id, "shipping"),
    bestCouponId: best.products?.id ?? null,
    bestShippingCouponId: best.shipping?.id ?? null,
    bestDiscountPrice: best.discount,
  };
}

export function presentHeld(held: Omit<HeldCoupon, "couponId">): Static<typeof Shown> {
  const coupon = couponOf(held);
  const least = held.conditions.find((each) => each.code === "GRADE");
  return {
    id: held.id,
    name: held.name,
    target: held.target,
    scope: held.scope,
    discount: { kind: held.kind, amount: held.amount, percent: held.percent },
    minPrice: minPriceOfCoupon(coupon),
    leastGrade: least?.least ?? null,
    isFirstPurchaseOnly: held.conditions.some(({ code }) => code === "FIRST_PURCHASE"),
    isAppOnly: held.conditions.some(({ code }) => code === "APP_ONLY"),
    validFrom: coupon.validFrom,
    validUntil: coupon.validUntil,
  };
}
