import { groupDigits } from "@todayfruit/domain/money/format-won";
import { type ReactNode, useId } from "react";
import { Badge } from "../../../../ui/layout/badge.tsx";
import type { OrderTmp } from "../use-price-calculation.ts";

type Coupon = OrderTmp["coupons"][number];

type CouponRadiosProps = {
  title: string;
  coupons: readonly Coupon[];
  value: number | null;
  /** The one in the best combination; `null`: none is. */
  bestId: number | null;
  onChange(id: number | null): void;
};

/** Radio group of coupons of one kind: usable ones by their discount, none, then the others with what is missing. */
export function CouponRadios({ title, coupons, value, bestId, onChange }: CouponRadiosProps) {
  const name = useId();
  const usable = coupons.filter(({ refusal }) => refusal === null);
  const others = coupons.filter(({ refusal }) => refusal !== null);
  return (
    <fieldset className="mt-4">
      <legend className="text-label font-semibold text-ink-2">{title}</legend>
      {usable.length === 0 && (
        <p className="flex min-h-11 items-center text-label text-ink-3">쓸 수 있는 쿠폰이 없어요</p>
      )}
      {usable
        .toSorted((a, b) => b.discountPrice - a.discountPrice)
        .map((coupon) => (
          <Row key={coupon.id} name={name} isPicked={coupon.id === value} onPick={() => onChange(coupon.id)}>
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-1.5">
                {coupon.name}
                {coupon.id === bestId && <Badge tone="brand">가장 좋아요</Badge>}
              </span>
              <Reason coupon={coupon} />
            </span>
            <b
              className={`flex-none font-semibold tabular ${coupon.id === value ? "text-sale" : "text-ink"}`}
            >
              -{groupDigits(coupon.discountPrice)}원
            </b>
          </Row>
        ))}
      {usable.length > 0 && (
        <Row name={name} isPicked={value === null} onPick={() => onChange(null)}>
          <span className="flex-1">쓰지 않을래요</span>
          <b className="flex-none font-semibold tabular">0원</b>
        </Row>
      )}
      {others.map((coupon) => (
        <Row key={coupon.id} name={name} isPicked={false} isDisabled>
          <span className="min-w-0 flex-1 text-ink-3">
            {coupon.name}
            <Reason coupon={coupon} />
          </span>
          <span className="flex-none text-label font-semibold text-ink-3 tabular-nums">{coupon.missing}</span>
        </Row>
      ))}
    </fieldset>
  );
}

function Reason({ coupon }: { coupon: Coupon }) {
  return <span className="block text-caption font-normal text-ink-3 tabular-nums">{coupon.reason}</span>;
}

type RowProps = {
  name: string;
  isPicked: boolean;
  isDisabled?: boolean;
  onPick?(): void;
  children: ReactNode;
};

function Row({ name, isPicked, isDisabled = false, onPick, children }: RowProps) {
  return (
    <label className="flex min-h-13 cursor-pointer items-center gap-3 border-b border-line py-3.5 has-checked:font-semibold has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        className="peer sr-only"
        type="radio"
        name={name}
        checked={isPicked}
        disabled={isDisabled}
        onChange={() => onPick?.()}
      />
      <span
        className="size-22px flex-none rounded-full bg-surface inset-shadow-control peer-checked:inset-shadow-dot peer-disabled:bg-sunken"
        aria-hidden
      />
      {children}
    </label>
  );
}
