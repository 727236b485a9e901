import type { FormCoupon, HeldCoupon as Shown } from "@todayfruit/contract/coupons/coupon";
import { bestCoupon } from "@todayfruit/domain/coupons/best-coupon";
import { calculateCouponDiscount } from "@todayfruit/domain/coupons/calculate-coupon-discount";
import { minPriceOfCoupon } from "@todayfruit/domain/coupons/coupon-min-price";
import { won } from "@todayfruit/domain/money/won";
import type { Static } from "typebox";
import { type CouponForm, couponOf, couponUseOf, type Who } from "./coupon-discount.ts";
import type { HeldCoupon } from "./coupons.repository.ts";

/** Presents every coupon of the member with its discount on this form, or why it cannot be used. */
export function presentFormCoupons(
  form: CouponForm,
  who: Who,
  productsPrice: number,
): { coupons: Static<typeof FormCoupon>[]; couponId: number | null; bestCouponId: number | null } {
  const use = couponUseOf(form, who, won(productsPrice));
  const coupons = form.coupons.map((held) => {
    const may = calculateCouponDiscount(couponOf(held), use);
    return {
      ...presentHeld(held),
      discountPrice: may.ok ? may.value : 0,
      refusal: may.ok ? null : may.code,
    };
  });
  const isPicked = coupons.some(({ id, refusal }) => id === form.member_coupon_id && refusal === null);
  return {
    coupons,
    couponId: isPicked ? form.member_coupon_id : null,
    bestCouponId: bestCoupon(form.coupons.map(couponOf), use)?.id ?? null,
  };
}

export function presentHeld(held: Omit<HeldCoupon, "couponId">): Static<typeof Shown> {
  const coupon = couponOf(held);
  const least = held.conditions.find((each) => each.code === "GRADE");
  return {
    id: held.id,
    name: held.name,
    discount: { kind: held.kind, amount: held.amount, percent: held.percent },
    minPrice: minPriceOfCoupon(coupon),
    leastGrade: least?.least ?? null,
    isFirstPurchaseOnly: held.conditions.some(({ code }) => code === "FIRST_PURCHASE"),
    isAppOnly: held.conditions.some(({ code }) => code === "APP_ONLY"),
    validFrom: coupon.validFrom,
    validUntil: coupon.validUntil,
  };
}
