import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { CouponRow } from "../use-coupons.ts";

/** Results of a coupon so far: members who got one, orders that used it, discounts in 원. */
export function CouponResults({ coupon: { issued, used, discountSum, budgetLeft } }: { coupon: CouponRow }) {
  return (
    <dl className="number col-span-2 flex flex-col gap-1.5 border-t border-line pt-3">
      <div className="flex">
        <dt className="text-ink-3">준 것 → 쓴 것</dt>
        <dd className="ml-auto">
          {groupDigits(issued)} → {groupDigits(used)}
          {issued > 0 && ` (${Math.round((used / issued) * 100)}%)`}
        </dd>
      </div>
      <div className="flex">
        <dt className="text-ink-3">깎아 드린 값</dt>
        <dd className="ml-auto text-sale">-{groupDigits(discountSum)}원</dd>
      </div>
      {budgetLeft !== null && (
        <div className="flex">
          <dt className="text-ink-3">남은 예산</dt>
          <dd className="ml-auto">{groupDigits(budgetLeft)}원</dd>
        </div>
      )}
    </dl>
  );
}
