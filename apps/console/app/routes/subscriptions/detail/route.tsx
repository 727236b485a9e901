import ChevronRight from "lucide-react/icons/chevron-right";
import { Link, useParams } from "react-router";
import {
  PAUSE_NAMES,
  STATUS_NAMES,
} from "../../../features/subscriptions/subscription-state-and-reason-names.ts";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { shortDay } from "../../../ui/format-dates-and-durations.ts";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { ActionLogCard } from "./action-log-card.tsx";
import { CyclesCard } from "./cycles-card.tsx";
import { NextDeliveryCard } from "./next-delivery-card.tsx";
import { SubscriptionActions } from "./subscription-actions.tsx";
import { useSubscription } from "./use-subscription.ts";

export const meta = () => [{ title: "정기배송 하나 · 오늘의과일 운영" }];

/** One subscription: what comes next, what came, and what operators do for its buyer. */
export default function SubscriptionPage() {
  const { id } = useParams();
  const { data, error, refetch } = useSubscription(Number(id));
  if (error && !data) return <ErrorScreen error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={8} />;
  const { status, pauseReason } = data;
  return (
    <>
      <nav aria-label="위치" className="mb-1 flex items-center gap-1 text-micro text-ink-3">
        <Link to={paths.subscriptions()} className="hover:text-ink">
          정기배송
        </Link>
        <ChevronRight className="size-3!" aria-hidden />
        <span className="number">{data.id}</span>
      </nav>
      <PageHeading
        isOnCanvas
        title={data.productName}
        aside={
          <>
            <Badge tone={status === "active" ? "success" : "neutral"}>
              {STATUS_NAMES[status]}
              {pauseReason !== null && ` · ${PAUSE_NAMES[pauseReason]}`}
            </Badge>
            {data.isBox && <Badge tone="outline">제철 꾸러미</Badge>}
            {!data.hasCard && <Badge tone="danger">카드 없음</Badge>}
          </>
        }
        actions={<SubscriptionActions key={data.id} subscription={data} />}
      />
      <p className="number mb-4 text-ink-2">
        <Link className="underline" to={paths.member(data.memberId)}>
          {data.memberName ?? "이름 없음"}
        </Link>{" "}
        · {data.optionName} {data.units}개 · {data.intervalWeeks}주마다 · 우편번호 {data.zonecode} · 한도{" "}
        {data.priceLimit === null ? "없음" : `${data.priceLimit.toLocaleString()}원`} ·{" "}
        {shortDay(data.createdAt)} 시작
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_348px] items-start gap-4 max-wide:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-4">
          <NextDeliveryCard subscription={data} />
          <CyclesCard cycles={data.cycles} />
        </div>
        <ActionLogCard actions={data.actions} />
      </div>
    </>
  );
}
