import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { StockTabs } from "../../../features/stock/stock-tabs.tsx";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { useMe } from "../../../session/use-me.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { ListSearch } from "../../../ui/form/list-search.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { Table } from "../../../ui/table/table.tsx";
import { CorrectLotDialog, RecallLotDialog, TellLotDialog } from "./lot-correction-and-recall-dialogs.tsx";
import { type LotAct, LotTableRow } from "./lot-table-row.tsx";
import { NewLotDialog } from "./new-lot-dialog.tsx";
import { type LotRow, useLots } from "./use-lots.ts";

export const meta = () => [{ title: "LOT·기한 · 오늘의과일 운영" }];

const HEADS = [
  { text: "LOT" },
  { text: "상품 · 옵션" },
  { text: "수확" },
  { text: "소비기한" },
  { text: "남음", align: "right" },
  { text: "나감", align: "right" },
  { text: "당도", align: "right" },
  { text: "하기", isHidden: true },
] as const;
const DIALOGS = { correct: CorrectLotDialog, tell: TellLotDialog, recall: RecallLotDialog };

/** Lots with their harvest and expiry: held, corrected, recalled, and their buyers told. */
export default function LotsPage() {
  const [query, setQuery] = useSearchParams();
  const { may } = useMe();
  const search = query.get("search") ?? "";
  const hasUnits = query.get("view") !== "all";
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useLots({
    search,
    hasUnits,
  });
  const lots = data?.pages.flatMap(({ list }) => list) ?? [];
  const [act, setAct] = useState<{ act: LotAct; lot: LotRow } | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const ActDialog = act && DIALOGS[act.act];
  const today = kstDateOf(new Date().toISOString());
  const show = (wanted: { search: string; hasUnits: boolean }) =>
    setQuery({
      ...(wanted.search !== "" && { search: wanted.search }),
      ...(!wanted.hasUnits && { view: "all" }),
    });
  return (
    <>
      <PageHeading
        title="재고"
        actions={
          <>
            <Button
              size="lg"
              aria-pressed={!hasUnits}
              tone={hasUnits ? "outline" : "tint"}
              onClick={() => show({ search, hasUnits: !hasUnits })}
            >
              다 나간 것도 보기
            </Button>
            <Button
              size="lg"
              tone="primary"
              denied={may("stock.change") ? null : "재고를 고칠 권한이 없어요"}
              onClick={() => setIsAdding(true)}
            >
              LOT 적기
            </Button>
          </>
        }
      />
      <StockTabs current={paths.stockLots} />
      <ListSearch
        key={search}
        label="LOT 번호"
        search={search}
        onSearch={(sought) => show({ search: sought, hasUnits })}
      />
      {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={8} />}
      {data && lots.length === 0 && (
        <EmptyState emoji="📦" title="LOT이 없어요">
          <p>들어온 것을 적을 때 수확한 날과 소비기한을 함께 적으면 여기에 보여요</p>
        </EmptyState>
      )}
      {lots.length > 0 && (
        <Table label="LOT" heads={HEADS}>
          {lots.map((lot) => (
            <LotTableRow
              key={lot.id}
              lot={lot}
              today={today}
              onAct={(chosen, of) => setAct({ act: chosen, lot: of })}
            />
          ))}
        </Table>
      )}
      {hasNextPage && (
        <Button className="mt-2.5" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          더 보기
        </Button>
      )}
      {ActDialog && <ActDialog lot={act.lot} onClose={() => setAct(null)} />}
      {isAdding && <NewLotDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}
