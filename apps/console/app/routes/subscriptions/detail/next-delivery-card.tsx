import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import {
  NEXT_NAMES,
  SKIP_NAMES,
} from "../../../features/subscriptions/subscription-state-and-reason-names.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { Card } from "../../../ui/layout/card.tsx";
import type { SubscriptionDetail } from "./use-subscription.ts";

const MOVE_NAMES = { closed_day: "쉬는 날", chosen: "산 분이 고름", delayed: "알림이 늦음" } as const;

/** The next delivery: its day, price and state, and when it is told and charged. */
export function NextDeliveryCard({ subscription: { next, status } }: { subscription: SubscriptionDetail }) {
  if (next === null) {
    return (
      <Card title="다음 배송">
        <p className="text-ink-3">{status === "ended" ? "그만둬서 없어요" : "다시 시작하면 정해져요"}</p>
      </Card>
    );
  }
  const now = Date.now();
  return (
    <Card
      title={`다음 배송 · ${formatMonthDay(next.dispatchOn)} 출고`}
      aside={
        <Badge tone={next.state === "failed" || next.state === "ask" ? "warning" : "neutral"}>
          {NEXT_NAMES[next.state]}
        </Badge>
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        <Fact name="값">
          {next.goodsPrice.toLocaleString()}원 + 배송비 {next.shippingFee.toLocaleString()}원 ={" "}
          <b>{next.price.toLocaleString()}원</b>
        </Fact>
        {next.movedFrom !== null && (
          <Fact name="옮긴 날">
            {formatMonthDay(next.movedFrom)}에서 · {MOVE_NAMES[next.movedBecause ?? "chosen"]}
          </Fact>
        )}
        <Fact name="문자">
          {next.remindedAt === null
            ? `${instantText(next.remindAt, now)} 예정`
            : `${instantText(next.remindedAt, now)}에 보냄`}
        </Fact>
        <Fact name="결제">{instantText(next.changeUntil, now)}</Fact>
        {next.failure && (
          <Fact name="거절">
            {next.failure.message} <span className="text-ink-3">({next.failure.code})</span>
            <span className="block">{instantText(next.payUntil, now)}까지 다시 결제할 수 있어요</span>
          </Fact>
        )}
        {next.approvedPrice !== null && (
          <Fact name="받아들인 값">{next.approvedPrice.toLocaleString()}원까지</Fact>
        )}
        {next.obstacle !== null && <Fact name="지금 결제하면">건너뜀 · {SKIP_NAMES[next.obstacle]}</Fact>}
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="number wrap-anywhere">{children}</dd>
    </>
  );
}
