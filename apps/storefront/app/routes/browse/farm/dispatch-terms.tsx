import type { Reply } from "@todayfruit/contract/all-calls";
import { otherWeekdays, weekdaysText } from "@todayfruit/domain/delivery/weekdays-text";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Panel } from "../../../ui/layout/panel.tsx";

/** 보내는 약속: cutoff, days without dispatch, shipping fee and carrier of a farm. */
export function DispatchTerms({ dispatch }: { dispatch: Reply<"GET /v1/farms/{id}">["dispatch"] }) {
  const { baseShippingFee: base, freeShippingFeeConditionPrice: freeFrom } = dispatch;
  const closed = weekdaysText(otherWeekdays(dispatch.shippingWeekdays));
  return (
    <Panel title="보내는 약속">
      <dl className="grid grid-cols-terms gap-x-3 gap-y-2.5 text-label tabular-nums">
        <dt className="text-ink-3">출고</dt>
        <dd>
          {weekdaysText(dispatch.shippingWeekdays)}, {dispatch.orderCutoffTime}까지 주문한 상품
        </dd>
        <dt className="text-ink-3">쉬는 날</dt>
        <dd>{closed === "" ? "공휴일" : `${closed}, 공휴일`}</dd>
        <dt className="text-ink-3">배송비</dt>
        <dd>
          {base === 0 ? "무료" : `${groupDigits(base)}원`}
          {base > 0 && freeFrom > 0 && ` · ${groupDigits(freeFrom)}원부터 무료`}
        </dd>
        <dt className="text-ink-3">택배</dt>
        <dd>{dispatch.deliveryCompanyName}</dd>
      </dl>
    </Panel>
  );
}
