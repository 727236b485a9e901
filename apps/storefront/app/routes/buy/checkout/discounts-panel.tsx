import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Panel } from "../../../ui/layout/panel.tsx";
import { CouponChoice } from "./coupons/coupon-choice.tsx";
import { PointsInput } from "./points-input.tsx";
import type { OrderTmp, PickedCoupons } from "./use-price-calculation.ts";

type DiscountsPanelProps = {
  order: OrderTmp;
  coupons: PickedCoupons;
  onCoupons(picked: PickedCoupons): void;
  /** Price in 원 with these deductions; `null` while it is not known. */
  price: number | null;
  usedPoint: number;
  onPoint(points: number): void;
};

/** 쿠폰 · 포인트: a member's discounts, in the order they are applied. */
export function DiscountsPanel({
  order,
  coupons,
  onCoupons,
  price,
  usedPoint,
  onPoint,
}: DiscountsPanelProps) {
  const payable = order.prices.price + order.prices.usedPoint;
  return (
    <Panel title="쿠폰 · 포인트">
      <CouponChoice order={order} value={coupons} price={price} onChange={onCoupons} />
      <h3 className="mt-5 mb-2 flex items-baseline justify-between text-label font-semibold text-ink-2">
        포인트
        {order.minUsePoint > 1 && (
          <span className="text-caption font-medium text-ink-3 tabular-nums">
            {groupDigits(order.minUsePoint)}P부터 쓸 수 있어요
          </span>
        )}
      </h3>
      <PointsInput
        value={usedPoint}
        balance={order.point}
        most={Math.min(order.point, payable)}
        least={order.minUsePoint}
        onChange={onPoint}
      />
    </Panel>
  );
}
