import type { FormCoupon, HeldCoupon as Shown } from "@todayfruit/contract/entities/coupon";
import { bestCoupon } from "@todayfruit/domain/coupons/best-coupon";
import type { Coupon, CouponUse } from "@todayfruit/domain/coupons/coupon";
import { mayUseCoupon, minPriceOf } from "@todayfruit/domain/coupons/may-use";
import { type Won, won, ZERO_WON } from "@todayfruit/domain/money/won";
import type { Static } from "typebox";
import type { Asker } from "../../http/context.ts";
import type { HeldCoupon } from "./coupons.repository.ts";

/** Facts about a form and its buyer on which coupons depend. */
export type CouponForm = {
  coupons: readonly HeldCoupon[];
  member_coupon_id: number | null;
  is_first: boolean;
};
type Who = Pick<Asker, "buyer" | "platform"> & { now: () => Date };

/** Returns the discount of the form's coupon on a price of products, in 원; 0 when it cannot be used. */
export function discountOf(form: CouponForm, who: Who): (productsPrice: Won) => Won {
  const picked = form.coupons.find(({ id }) => id === form.member_coupon_id);
  return (productsPrice) => {
    if (!picked) return ZERO_WON;
    const may = mayUseCoupon(couponOf(picked), useOf(form, who, productsPrice));
    return may.ok ? may.value : ZERO_WON;
  };
}

/** Returns the form's coupon as an order uses it. */
export function pickedCoupon(form: CouponForm): { id: number; minPrice: number } | null {
  const picked = form.coupons.find(({ id }) => id === form.member_coupon_id);
  return picked ? { id: picked.id, minPrice: minPriceOf(couponOf(picked)) } : null;
}

/** Presents every coupon of the member with its discount on this form, or why it cannot be used. */
export function presentFormCoupons(
  form: CouponForm,
  who: Who,
  productsPrice: number,
): { coupons: Static<typeof FormCoupon>[]; couponId: number | null; bestCouponId: number | null } {
  const use = useOf(form, who, won(productsPrice));
  const coupons = form.coupons.map((held) => {
    const may = mayUseCoupon(couponOf(held), use);
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
    minPrice: minPriceOf(coupon),
    leastGrade: least?.least ?? null,
    isFirstPurchaseOnly: held.conditions.some(({ code }) => code === "FIRST_PURCHASE"),
    isAppOnly: held.conditions.some(({ code }) => code === "APP_ONLY"),
    validFrom: coupon.validFrom,
    validUntil: coupon.validUntil,
  };
}

function couponOf({
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

function useOf({ is_first }: CouponForm, { buyer, platform, now }: Who, productsPrice: Won): CouponUse {
  return {
    productsPrice,
    grade: buyer?.grade ?? 0,
    isFirstPurchase: is_first,
    isApp: platform !== "web",
    now: now().toISOString(),
  };
}
