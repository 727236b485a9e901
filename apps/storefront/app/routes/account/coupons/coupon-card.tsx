import type { Reply } from "@todayfruit/contract/all-calls";
import type { ReactNode } from "react";
import { couponConditions, couponEnd, couponWorth } from "../../../features/coupons/format-coupon-terms.ts";

type CouponCardProps = {
  coupon: Reply<"GET /v1/app-users/coupons">["list"][number];
  /** Action on the right. */
  children?: ReactNode;
};

/** A coupon with its discount, conditions, last day and days left; marked when it ends within a week. */
export function CouponCard({ coupon, children }: CouponCardProps) {
  const end = couponEnd(coupon, Date.now());
  return (
    <li className="flex items-center justify-between gap-3 rounded-lg px-4 py-4 inset-shadow-outline">
      <div className="min-w-0">
        <b className="block text-body1 font-bold text-brand-ink tabular">{couponWorth(coupon)}</b>
        <span className="mt-0.5 block font-semibold">{coupon.name}</span>
        <span className="mt-0.5 block text-caption text-ink-2 tabular-nums">{couponConditions(coupon)}</span>
        <span
          className={`block text-caption tabular-nums ${end.isSoon ? "font-semibold text-sale" : "text-ink-2"}`}
        >
          {end.text}
        </span>
      </div>
      {children}
    </li>
  );
}
