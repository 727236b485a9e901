import { groupDigits } from "@todayfruit/domain/money/format-won";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useState } from "react";
import { couponRefusalText, couponTerms, couponWorth } from "../../../features/coupons/coupon-text.ts";
import { Button } from "../../../ui/form/button.tsx";
import { BottomSheet } from "../../../ui/overlay/bottom-sheet.tsx";
import type { OrderTmp } from "./use-price-calculation.ts";

type CouponChoiceProps = {
  order: OrderTmp;
  value: number | null;
  onChange(value: number | null): void;
};

/** 쿠폰: the selected coupon, the one with the largest discount, and the others with the reason they cannot be used. */
export function CouponChoice({ order, value, onChange }: CouponChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { coupons, bestCouponId } = order;
  const picked = coupons.find(({ id }) => id === value);
  const best = coupons.find(({ id }) => id === bestCouponId);
  const usable = coupons.filter(({ refusal }) => refusal === null).length;

  function choose(id: number | null): void {
    onChange(id);
    setIsOpen(false);
  }

  return (
    <div>
      <h3 className="mb-2 text-label font-semibold text-ink-2">
        쿠폰 <span className="text-brand-ink tabular-nums">{usable}장</span>
      </h3>
      <button
        className="flex min-h-13 w-full items-center justify-between gap-3 rounded-md px-4 text-left inset-shadow-outline disabled:text-ink-3"
        type="button"
        disabled={coupons.length === 0}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <span className="min-w-0 truncate">
          {picked ? picked.name : coupons.length === 0 ? "가진 쿠폰이 없어요" : "쿠폰 고르기"}
        </span>
        <span className="flex flex-none items-center gap-1 font-semibold tabular">
          {picked && picked.discountPrice > 0 && `-${groupDigits(picked.discountPrice)}원`}
          <ChevronRight className="size-18px text-ink-3" aria-hidden />
        </span>
      </button>
      {best && best.id !== value && (
        <p className="mt-2.5 flex items-center justify-between gap-3 text-label text-ink-2">
          <span className="min-w-0">
            가장 많이 아끼는 쿠폰은 <b className="font-semibold">{best.name}</b> (
            {groupDigits(best.discountPrice)}원)
          </span>
          <Button className="flex-none" tone="tint" size="xs" onClick={() => onChange(best.id)}>
            추천 쿠폰 쓰기
          </Button>
        </p>
      )}
      <BottomSheet open={isOpen} onClose={() => setIsOpen(false)} title="쿠폰 고르기">
        <ul className="flex flex-col gap-2">
          <li>
            <Choice isPicked={value === null} onPick={() => choose(null)}>
              <b className="font-semibold">쓰지 않기</b>
            </Choice>
          </li>
          {coupons.map((coupon) => (
            <li key={coupon.id}>
              <Choice
                isPicked={coupon.id === value}
                isDisabled={coupon.refusal !== null}
                onPick={() => choose(coupon.id)}
              >
                <b className="block font-semibold">{coupon.name}</b>
                <span className="block text-label text-ink-2">{couponWorth(coupon.discount)}</span>
                <span className="block text-caption text-ink-2">{couponTerms(coupon, Date.now())}</span>
                {coupon.refusal !== null && (
                  <span className="mt-1 block text-caption text-danger">
                    {couponRefusalText(coupon.refusal, coupon)}
                  </span>
                )}
              </Choice>
            </li>
          ))}
        </ul>
      </BottomSheet>
    </div>
  );
}

type ChoiceProps = {
  isPicked: boolean;
  isDisabled?: boolean;
  onPick(): void;
  children: ReactNode;
};

function Choice({ isPicked, isDisabled = false, onPick, children }: ChoiceProps) {
  return (
    <button
      className="min-h-13 w-full rounded-md px-4 py-3 text-left inset-shadow-outline aria-pressed:inset-shadow-selected disabled:bg-sunken"
      type="button"
      aria-pressed={isPicked}
      disabled={isDisabled}
      onClick={onPick}
    >
      {children}
    </button>
  );
}
