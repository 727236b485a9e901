import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { couponConditions, couponWorth } from "../../../features/coupons/format-coupon-terms.ts";
import { Panel } from "../../../ui/layout/panel.tsx";

type Past = Reply<"GET /v1/app-users/coupons">["past"];

/** 지난 쿠폰: those used or ended lately, and how coupons are used together. */
export function PastCoupons({ coupons }: { coupons: Past }) {
  return (
    <>
      {coupons.length > 0 && (
        <Panel title="지난 쿠폰">
          <ul className="flex flex-col gap-3">
            {coupons.map((coupon) => (
              <li
                key={coupon.id}
                className="flex items-center justify-between gap-3 rounded-lg bg-sunken px-4 py-4 text-ink-2"
              >
                <div className="min-w-0">
                  <b className="block text-body1 font-bold tabular">{couponWorth(coupon)}</b>
                  <span className="mt-0.5 block font-semibold">{coupon.name}</span>
                  <span className="mt-0.5 block text-caption tabular-nums">{couponConditions(coupon)}</span>
                  <span className="block text-caption tabular-nums">{pastText(coupon)}</span>
                </div>
                <span className="flex-none text-label font-semibold">
                  {coupon.isUsed ? "사용함" : "끝남"}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <p className="bg-surface px-gutter pt-2 pb-8 text-caption text-ink-2">
        상품 쿠폰은 한 주문에 한 장, 배송 쿠폰은 한 장 더 쓸 수 있어요. 주문을 취소하면 끝나는 날까지 다시 쓸
        수 있게 돌려드려요.
      </p>
    </>
  );
}

function pastText({ isUsed, at }: Past[number]): string {
  if (isUsed) return `${formatMonthDay(kstDateOf(at))}에 썼어요`;
  // A coupon ends at the first instant after its last day.
  return `${formatMonthDay(kstDateOf(new Date(Date.parse(at) - 1).toISOString()))}에 끝났어요`;
}
