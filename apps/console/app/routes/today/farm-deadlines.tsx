import { Link } from "react-router";
import { ErrorScreen } from "../../frame/error-screen.tsx";
import { paths } from "../../paths.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { FarmDayRow } from "./farm-day-row.tsx";
import type { FarmsSoFar } from "./today-figures.tsx";

type FarmDeadlinesProps = {
  day: string;
  /** Time of day in KST, HH:MM. */
  time: string;
  farms: FarmsSoFar;
  onRetry(): void;
};

/** Farms that send today by the hour until which they do, what is open first, each with how far its parcels are. */
export function FarmDeadlines({ day, time, farms: { list, isMore, error }, onRetry }: FarmDeadlinesProps) {
  return (
    <Card
      title="농가별 마감"
      aside={
        <span className="flex items-center gap-3">
          지나면 내일 나가요
          <Legend color="bg-danger-tint">접수 전</Legend>
          <Legend color="bg-warning-tint">준비</Legend>
          <Legend color="bg-brand">출고</Legend>
        </span>
      }
      foot={
        isMore && (
          <Link to={paths.dispatch(day)} className="font-semibold text-brand-ink hover:underline">
            오늘 나가는 농가 모두 보기
          </Link>
        )
      }
    >
      {error && <ErrorScreen error={error} onRetry={onRetry} />}
      {!error && !list && <RowsSkeleton rows={4} />}
      {list?.length === 0 && (
        <EmptyState emoji="🚚" title="오늘 나갈 상자가 없어요">
          <p>결제된 주문이 생기면 농가마다 여기 모여요</p>
        </EmptyState>
      )}
      {!error && list && list.length > 0 && (
        <ul className={isMore ? "-mx-4" : "-mx-4 -mb-4"}>
          {list.map((farm) => (
            <FarmDayRow key={farm.distributor.id} day={day} time={time} farm={farm} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Legend({ color, children }: { color: string; children: string }) {
  return (
    <span className="flex items-center gap-1 max-desk:hidden" aria-hidden>
      <i className={`size-2.5 rounded-xs inset-shadow-hairline ${color}`} />
      {children}
    </span>
  );
}
