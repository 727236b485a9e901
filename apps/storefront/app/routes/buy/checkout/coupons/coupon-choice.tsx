import { groupDigits } from "@todayfruit/domain/money/format-won";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import { Button } from "../../../../ui/form/button.tsx";
import type { OrderTmp, PickedCoupons } from "../use-price-calculation.ts";
import { CouponSheet } from "./coupon-sheet.tsx";

type CouponChoiceProps = {
  order: OrderTmp;
  value: PickedCoupons;
  /** Price in 원 with the picked coupons; `null` while it is not known. */
  price: number | null;
  onChange(value: PickedCoupons): void;
};

/** 쿠폰: the picked coupons, the combination with the largest discount, and the sheet with all of them. */
export function CouponChoice({ order, value, price, onChange }: CouponChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { coupons, bestDiscountPrice } = order;
  const usable = coupons.filter(({ refusal }) => refusal === null).length;
  // The goods coupon first, whichever ends first.
  const namedBy = ({ couponId, shippingCouponId }: PickedCoupons) =>
    [couponId, shippingCouponId].flatMap((id) => coupons.find((coupon) => coupon.id === id) ?? []);
  const picked = namedBy(value);
  const best: PickedCoupons = { couponId: order.bestCouponId, shippingCouponId: order.bestShippingCouponId };
  const isBest = best.couponId === value.couponId && best.shippingCouponId === value.shippingCouponId;

  return (
    <div>
      <h3 className="mb-2 text-label font-semibold text-ink-2">
        쿠폰 <span className="text-brand-ink tabular-nums">{usable}장</span>
      </h3>
      <button
        className="flex min-h-13 w-full items-center justify-between gap-3 rounded-md px-4 py-2 text-left inset-shadow-outline disabled:text-ink-3"
        type="button"
        disabled={coupons.length === 0}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <span className="min-w-0">
          {picked.map(({ id, name, discountPrice }) => (
            <span key={id} className="block">
              {name}{" "}
              <b className="font-semibold whitespace-nowrap tabular">-{groupDigits(discountPrice)}원</b>
            </span>
          ))}
          {picked.length === 0 && (coupons.length === 0 ? "가진 쿠폰이 없어요" : "쿠폰 고르기")}
        </span>
        <ChevronRight className="size-18px flex-none text-ink-3" aria-hidden />
      </button>
      {bestDiscountPrice > 0 && !isBest && (
        <p className="mt-2.5 flex items-center justify-between gap-3 text-label text-ink-2">
          <span className="min-w-0">
            가장 크게 깎이는 쿠폰은{" "}
            <b className="font-semibold">
              {namedBy(best)
                .map(({ name }) => name)
                .join(" + ")}
            </b>{" "}
            ({groupDigits(bestDiscountPrice)}원)
          </span>
          <Button className="flex-none" tone="tint" size="xs" onClick={() => onChange(best)}>
            추천 쿠폰 쓰기
          </Button>
        </p>
      )}
      <CouponSheet
        order={order}
        open={isOpen}
        value={value}
        price={price}
        onChange={onChange}
        onClose={() => setIsOpen(false)}
      />
    </div>
  );
}
