import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { useMe } from "../../../session/use-me.ts";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { ClosedDayDialog } from "./closed-day-dialog.tsx";
import { FarmDispatchSchedule } from "./farm-dispatch-schedule.tsx";
import { monthAfter, weeksOf } from "./list-month-weeks-and-adjacent-month.ts";
import { MonthGrid } from "./month-grid.tsx";
import { useCalendar } from "./use-manage-closed-days.ts";

export const meta = () => [{ title: "쉬는 날·마감 · 오늘의과일 운영" }];

const MONTH_LETTERS = 7;

/** The delivery calendar: closed days of the shop, farms and carriers, and the hours of each farm. */
export default function CalendarPage() {
  const [query, setQuery] = useSearchParams();
  const { may } = useMe();
  const today = kstDateOf(new Date().toISOString());
  const asked = query.get("month") ?? "";
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, MONTH_LETTERS);
  const weeks = weeksOf(month);
  const { data, error, refetch } = useCalendar(weeks[0]?.[0] ?? today, weeks.at(-1)?.at(-1) ?? today);
  const [addedDay, setAddedDay] = useState<string | null>(null);
  const show = (by: 1 | -1) => setQuery({ month: monthAfter(month, by) });
  const denied = may("orders.ship") ? null : "쉬는 날을 바꿀 권한이 없어요";
  return (
    <>
      <PageHeading
        isOnCanvas
        title="쉬는 날·마감"
        aside="바꾸면 모두 기록에 남아요"
        actions={
          <Button tone="primary" size="lg" denied={denied} onClick={() => setAddedDay(today)}>
            쉬는 날 더하기
          </Button>
        }
      />
      {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={8} />}
      {data && (
        <div className="flex flex-col gap-4">
          <Card
            title={`${Number(month.slice(0, 4))}년 ${Number(month.slice(-2))}월`}
            aside={
              <span className="flex gap-1">
                <Button size="sm" aria-label="지난달" onClick={() => show(-1)}>
                  <ChevronLeft aria-hidden />
                </Button>
                <Button size="sm" aria-label="다음 달" onClick={() => show(1)}>
                  <ChevronRight aria-hidden />
                </Button>
              </span>
            }
          >
            <MonthGrid month={month} today={today} calendar={data} onAdd={setAddedDay} />
            <p className="mt-2 text-micro text-ink-3">
              쉬는 날에는 출고가 다음 날로 밀려 상품 화면의 도착 예정일이 바로 바뀌어요. 쉬는 날을 누르면 없앨
              수 있어요.
            </p>
          </Card>
          <FarmDispatchSchedule farms={data.distributors} />
        </div>
      )}
      {data && addedDay && (
        <ClosedDayDialog day={addedDay} calendar={data} onClose={() => setAddedDay(null)} />
      )}
    </>
  );
}
