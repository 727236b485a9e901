import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { Link, Navigate, useParams } from "react-router";
import { DaySwitch } from "../../../features/dispatch/day-switch.tsx";
import { useFarmsOfDay } from "../../../features/dispatch/use-farms-of-day.ts";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";

export const meta = () => [{ title: "출고 · 오늘의과일 운영" }];

/** Leads to the farm of a day that has to send first; without a day, of today. */
export default function FirstFarmPage() {
  const { day = kstDateOf(new Date().toISOString()) } = useParams();
  const { data, error, refetch } = useFarmsOfDay(day);
  const first = data?.pages[0]?.list[0];
  if (first) return <Navigate replace to={paths.dispatchStep(day, first.distributor.id, "pick")} />;
  return (
    <>
      <PageHeading title="출고" actions={<DaySwitch day={day} />} />
      {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={8} />}
      {data && (
        <EmptyState emoji="🚚" title="이날 나갈 상자가 없어요">
          <p>결제된 주문이 생기면 여기 농가마다 모여요</p>
          <Link to={paths.orders("paid")} className={`${buttonClass()} mt-2.5`}>
            접수할 주문 보기
          </Link>
        </EmptyState>
      )}
    </>
  );
}
