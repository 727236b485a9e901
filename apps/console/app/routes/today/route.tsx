import { useQuery } from "@tanstack/react-query";
import { formatFullDate, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import Printer from "lucide-react/icons/printer";
import { Link } from "react-router";
import { findNextFarmCutoff } from "../../features/dispatch/find-next-farm-cutoff.ts";
import { useFarmsOfDay } from "../../features/dispatch/use-farms-of-day.ts";
import { AcceptAllButton } from "../../features/orders/accept-all-button.tsx";
import { ErrorScreen } from "../../frame/error-screen.tsx";
import { waitingQuery } from "../../frame/use-waiting-work-counts.ts";
import { paths } from "../../paths.ts";
import { useMe } from "../../session/use-me.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { buttonClass } from "../../ui/form/button.tsx";
import { minutesText } from "../../ui/format-dates-and-durations.ts";
import { Card } from "../../ui/layout/card.tsx";
import { PageHeading } from "../../ui/layout/page-heading.tsx";
import { useNow } from "../../ui/use-now.ts";
import { FarmDeadlines } from "./farm-deadlines.tsx";
import { FirstSaleGuide } from "./first-sale-guide.tsx";
import { RecentEvents } from "./recent-events.tsx";
import { TodayFigures } from "./today-figures.tsx";
import { useFirstSaleSteps } from "./use-first-sale-steps.ts";
import { WaitingWorkRow } from "./waiting-work-row.tsx";

export const meta = () => [{ title: "오늘 · 오늘의과일 운영" }];

/** Time in ms after which the clock of the screen is read again. */
const TICK_MS = 10_000;

/**
 * First screen: the figures of the day, what has to be done now, the most urgent first, the farms by their hour and what
 * happened last; on an empty shop, the steps to its first sale and the work alone.
 */
export default function TodayPage() {
  const { may } = useMe();
  const ships = may("orders.ship");
  const now = useNow(TICK_MS);
  const at = new Date(now).toISOString();
  const [day, time] = [kstDateOf(at), kstTimeOf(at)];
  const { data, error, refetch } = useQuery(waitingQuery);
  const waiting = data?.list.filter(({ count }) => count > 0);
  const firstSale = useFirstSaleSteps();
  const isGuided = firstSale.isNeeded === true;
  const farmsOfDay = useFarmsOfDay(day, ships);
  const farms = {
    list: farmsOfDay.data?.pages.flatMap(({ list }) => list),
    isMore: farmsOfDay.hasNextPage,
    error: farmsOfDay.error,
  };
  const next = findNextFarmCutoff(farms.list ?? [], time);
  const first =
    next && next.paidParcels > 0 ? `${next.cutoffTime} 마감 ${next.paidParcels}상자 먼저` : undefined;
  return (
    <>
      <PageHeading
        isOnCanvas
        title="오늘"
        aside={[`${formatFullDate(day)} ${time}`, next && `다음 마감까지 ${minutesText(next.minutesLeft)}`]
          .filter(Boolean)
          .join(" · ")}
        actions={
          ships &&
          !isGuided && (
            <>
              <Link to={paths.dispatch(day)} className={`${buttonClass({ size: "lg" })} max-desk:hidden`}>
                <Printer aria-hidden />
                오늘 출고 인쇄
              </Link>
              <AcceptAllButton count={data?.list.find(({ work }) => work === "paidOrders")?.count ?? 0} />
            </>
          )
        }
      />
      <div className="flex flex-col gap-4">
        <FirstSaleGuide {...firstSale} />
        {!isGuided && (
          <TodayFigures
            day={day}
            farms={farms}
            isReady={firstSale.isNeeded === false || firstSale.error !== null}
          />
        )}
        <div
          className={`grid items-start gap-4 max-wide:grid-cols-1 ${isGuided ? "grid-cols-1" : "grid-cols-[minmax(0,1fr)_348px]"}`}
        >
          <div className="flex min-w-0 flex-col gap-4">
            <Card title="지금 할 일" aside="급한 것부터">
              {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
              {!error && !waiting && <RowsSkeleton rows={5} />}
              {waiting?.length === 0 && (
                <EmptyState emoji="🌿" title="기다리는 일이 없어요">
                  <p>새 주문이나 문의가 오면 여기에 나타나요</p>
                </EmptyState>
              )}
              {waiting && waiting.length > 0 && (
                <ul className="-mx-4 -mb-4">
                  {waiting.map((work) => (
                    <WaitingWorkRow
                      key={work.work}
                      {...work}
                      now={now}
                      first={work.work === "paidOrders" ? first : undefined}
                    />
                  ))}
                </ul>
              )}
            </Card>
            {ships && !isGuided && (
              <FarmDeadlines day={day} time={time} farms={farms} onRetry={() => void farmsOfDay.refetch()} />
            )}
          </div>
          {!isGuided && <RecentEvents />}
        </div>
      </div>
    </>
  );
}
