import { useState } from "react";
import { useSearchParams } from "react-router";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { useMe } from "../../../session/use-me.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { TabLinks } from "../../../ui/layout/tab-links.tsx";
import { CloseSettlementsDialog } from "./close-settlements-dialog.tsx";
import { SETTLEMENT_VIEWS, settlementViewOf } from "./settlement-list-views.ts";
import { SettlementTable } from "./settlement-table.tsx";
import { useSettlements } from "./use-settlements.ts";

export const meta = () => [{ title: "정산 · 오늘의과일 운영" }];

/** Settlements with farms: what is owed first; closing a period says what each farm gets before it is done. */
export default function SettlementsPage() {
  const [query] = useSearchParams();
  const { me } = useMe();
  const [isClosing, setClosing] = useState(false);
  const current = settlementViewOf(query.get("view"));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useSettlements(current);
  const rows = data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <>
      <PageHeading
        title="정산"
        aside="배송이 끝난 것 기준"
        actions={
          me.distributorIds === null && (
            <Button tone="primary" size="lg" onClick={() => setClosing(true)}>
              마감하기
            </Button>
          )
        }
      />
      <TabLinks
        label="정산 보기"
        current={paths.settlements(current.view)}
        tabs={SETTLEMENT_VIEWS.map(({ view, label }) => ({ to: paths.settlements(view), label }))}
      />
      {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={8} />}
      {data && rows.length === 0 && (
        <EmptyState emoji="🧾" title={current.view === "due" ? "드릴 돈이 없어요" : "정산이 없어요"}>
          <p>마감하기로 도착한 주문을 농가별로 정산해요</p>
        </EmptyState>
      )}
      {rows.length > 0 && <SettlementTable rows={rows} />}
      {hasNextPage && (
        <Button className="mt-2.5" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          더 보기
        </Button>
      )}
      {isClosing && <CloseSettlementsDialog onClose={() => setClosing(false)} />}
    </>
  );
}
