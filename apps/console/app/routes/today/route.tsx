import { useQuery } from "@tanstack/react-query";
import { formatFullDate, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { ErrorScreen } from "../../frame/error-screen.tsx";
import { waitingQuery } from "../../frame/use-waiting.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { PageHeading } from "../../ui/layout/page-heading.tsx";
import { FirstSaleGuide } from "./first-sale-guide.tsx";
import { WorkRow } from "./work-row.tsx";

export const meta = () => [{ title: "오늘 · 오늘의과일 운영" }];

/** First screen: what has to be done now, the most urgent first; on an empty shop, the steps to its first sale. */
export default function TodayPage() {
  const { data, error, refetch } = useQuery(waitingQuery);
  const waiting = data?.list.filter(({ count }) => count > 0);
  return (
    <>
      <PageHeading isOnCanvas title="오늘" aside={formatFullDate(kstDateOf(new Date().toISOString()))} />
      <div className="flex flex-col gap-4">
        <FirstSaleGuide />
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
                <WorkRow key={work.work} {...work} />
              ))}
            </ul>
          )}
        </Card>
      </div>
    </>
  );
}
