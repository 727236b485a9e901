import { groupDigits } from "@todayfruit/domain/money/format-won";
import Sparkles from "lucide-react/icons/sparkles";
import { useState } from "react";
import { Won } from "../../../../features/catalog/price-block.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { BottomSheet } from "../../../../ui/overlay/bottom-sheet.tsx";
import type { OrderTmp, PickedCoupons } from "../use-price-calculation.ts";
import { CouponRadios } from "./coupon-radios.tsx";

type CouponSheetProps = {
  order: OrderTmp;
  open: boolean;
  value: PickedCoupons;
  /** Price in 원 with the picked coupons; `null` while it is not known. */
  price: number | null;
  onChange(value: PickedCoupons): void;
  onClose(): void;
};

/**
 * Sheet of coupons for this order: one of goods and one more of shipping, each with its discount or with what is missing.
 * A pick is priced at once; closing without the button takes it back.
 */
export function CouponSheet({ order, open, value, price, onChange, onClose }: CouponSheetProps) {
  const [before, setBefore] = useState<PickedCoupons | null>(null);
  if (open && before === null) setBefore(value);
  if (!open && before !== null) setBefore(null);
  const { coupons, bestDiscountPrice } = order;
  const discountOf = (id: number | null) => coupons.find((each) => each.id === id)?.discountPrice ?? 0;
  const discount = discountOf(value.couponId) + discountOf(value.shippingCouponId);

  function leave(): void {
    if (before !== null) onChange(before);
    onClose();
  }

  return (
    <BottomSheet
      open={open}
      onClose={leave}
      title="이 주문에 쓸 쿠폰"
      foot={
        <div className="w-full">
          {price !== null && (
            <p className="mb-3 flex items-baseline justify-between gap-3" aria-live="polite">
              <span className="text-label text-ink-2">쓰고 나면 낼 돈</span>
              <b className="text-title2 font-bold tabular">
                <Won amount={price} />
              </b>
            </p>
          )}
          <Button block size="lg" onClick={onClose}>
            {discount > 0 ? `${groupDigits(discount)}원 깎기` : "쿠폰 없이 주문하기"}
          </Button>
        </div>
      }
    >
      {bestDiscountPrice > 0 && (
        <p className="mb-4 flex gap-2 rounded-md bg-brand-tint px-4 py-3 text-label text-brand-ink">
          <Sparkles className="mt-0.5 size-4 flex-none" aria-hidden />
          <span>
            함께 쓸 수 있는 경우를 모두 셈해서{" "}
            <b className="font-bold tabular">{groupDigits(bestDiscountPrice)}원</b>이 가장 커요
          </span>
        </p>
      )}
      <CouponRadios
        title="상품 쿠폰 · 한 장"
        coupons={coupons.filter(({ target }) => target === "products")}
        value={value.couponId}
        bestId={order.bestCouponId}
        onChange={(couponId) => onChange({ ...value, couponId })}
      />
      <CouponRadios
        title="배송 쿠폰 · 한 장 더"
        coupons={coupons.filter(({ target }) => target === "shipping")}
        value={value.shippingCouponId}
        bestId={order.bestShippingCouponId}
        onChange={(shippingCouponId) => onChange({ ...value, shippingCouponId })}
      />
    </BottomSheet>
  );
}
