import {
  calculateCouponDiscount,
  couponBundlesOf,
  couponLinesOf,
} from "@todayfruit/domain/coupons/calculate-coupon-discount";
import type { Coupon, CouponTarget, CouponUse } from "@todayfruit/domain/coupons/coupon-types";
import { minPriceOfCoupon } from "@todayfruit/domain/coupons/min-price-of-coupon";
import {
  type ShippingDiscount,
  splitShippingDiscount,
} from "@todayfruit/domain/coupons/split-shipping-discount";
import { type Won, won, ZERO_WON } from "@todayfruit/domain/money/won";
import type { Asker } from "../../http/handler-context-types.ts";
import type { HeldCoupon } from "./coupons.repository.ts";

/** Facts about a form and its buyer on which coupons depend. */
export type CouponForm = {
  coupons: readonly HeldCoupon[];
  member_coupon_id: number | null;
  shipping_member_coupon_id: number | null;
  is_first: boolean;
};

export type Who = Pick<Asker, "buyer" | "platform"> & { now: () => Date };

/** An order before coupons, as they look at it. */
export type CouponGoods = Pick<CouponUse, "lines" | "bundles">;

/** Discounts of the selected coupons: of goods, with the lines that it is for, and of shipping, by bundle. */
export type CouponDiscounts = {
  couponDiscount: Won;
  couponLineIds: ReadonlySet<string>;
  shippingDiscounts: ShippingDiscount[];
};

/** Returns the discounts of the form's coupons on an order; none of one that cannot be used. */
export function couponDiscountsOf(form: CouponForm, who: Who): (goods: CouponGoods) => CouponDiscounts {
  return (goods) => {
    const use = couponUseOf(form, who, goods);
    const products = usable(form, "products", use);
    const shipping = usable(form, "shipping", use);
    return {
      couponDiscount: products?.discount ?? ZERO_WON,
      couponLineIds: new Set(products ? couponLinesOf(products.coupon, use).map(({ lineId }) => lineId) : []),
      shippingDiscounts: shipping
        ? splitShippingDiscount(shipping.discount, couponBundlesOf(shipping.coupon, use))
        : [],
    };
  };
}

/** Returns the form's coupon of a target as an order uses it. */
export function selectedCoupon(
  form: CouponForm,
  target: CouponTarget,
): { id: number; name: string; minPrice: number } | null {
  const picked = pickedOf(form, target);
  return picked ? { id: picked.id, name: picked.name, minPrice: minPriceOfCoupon(couponOf(picked)) } : null;
}

/** Returns the id if it is a coupon of this target that the form's buyer can pick, otherwise `null`. */
export function pickableCouponId(
  { coupons }: CouponForm,
  target: CouponTarget,
  id: number | null,
): number | null {
  return coupons.some((coupon) => coupon.id === id && coupon.target === target) ? id : null;
}

export function couponOf({
  id,
  target,
  scope,
  kind,
  amount,
  percent,
  conditions,
  validFrom,
  validUntil,
}: Omit<HeldCoupon, "couponId">): Coupon {
  return {
    id,
    target,
    scope,
    conditions,
    validFrom: new Date(validFrom).toISOString(),
    validUntil: new Date(validUntil).toISOString(),
    discount:
      kind === "amount" ? { kind, amount: won(amount) } : { kind, percent: percent ?? 0, most: won(amount) },
  };
}

export function couponUseOf(
  { is_first }: Pick<CouponForm, "is_first">,
  { buyer, platform, now }: Who,
  goods: CouponGoods,
): CouponUse {
  return {
    ...goods,
    grade: buyer?.grade ?? 0,
    isFirstPurchase: is_first,
    isApp: platform !== "web",
    now: now().toISOString(),
  };
}

function pickedOf(form: CouponForm, target: CouponTarget): HeldCoupon | undefined {
  const id = target === "products" ? form.member_coupon_id : form.shipping_member_coupon_id;
  return form.coupons.find((coupon) => coupon.id === id && coupon.target === target);
}

function usable(form: CouponForm, target: CouponTarget, use: CouponUse) {
  const picked = pickedOf(form, target);
  if (!picked) return null;
  const coupon = couponOf(picked);
  const may = calculateCouponDiscount(coupon, use);
  return may.ok ? { coupon, discount: may.value } : null;
}
