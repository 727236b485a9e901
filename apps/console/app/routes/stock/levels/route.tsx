import { useState } from "react";
import { useSearchParams } from "react-router";
import { StockTabs } from "../../../features/stock/stock-tabs.tsx";
import { type StockRow, useStock } from "../../../features/stock/use-stock.ts";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { useMe } from "../../../session/use-me.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { ListSearch } from "../../../ui/form/list-search.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { CorrectionDialog } from "./correction-dialog.tsx";
import { StockAlertRulesDialog } from "./stock-alert-rules-dialog.tsx";
import { StockTableRow } from "./stock-table-row.tsx";

export const meta = () => [{ title: "재고 · 오늘의과일 운영" }];

const VIEWS = ["low", "out", "all"] as const;
const EMPTY = {
  low: { emoji: "🍊", title: "곧 떨어질 것이 없어요" },
  out: { emoji: "🍐", title: "품절인 옵션이 없어요" },
  all: { emoji: "🍎", title: "수량을 세는 옵션이 없어요" },
};

/** Stock of counted options: what is low first; each is corrected with a reason, or taken off sale by its switch. */
export default function StockPage() {
  const [query, setQuery] = useSearchParams();
  const { may } = useMe();
  const view = VIEWS.find((each) => each === query.get("view")) ?? "low";
  const search = query.get("search") ?? "";
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useStock({ view, search });
  const rows = data?.pages.flatMap(({ list }) => list) ?? [];
  const [corrected, setCorrected] = useState<StockRow | null>(null);
  const [isRules, setIsRules] = useState(false);
  return (
    <>
      <PageHeading
        title="재고"
        aside={data && `옵션 ${rows.length.toLocaleString()}${hasNextPage ? "+" : ""}개`}
        actions={
          <Button
            size="lg"
            className="max-desk:hidden"
            denied={may("stock.change") ? null : "재고를 고칠 권한이 없어요"}
            onClick={() => setIsRules(true)}
          >
            떨어짐 규칙
          </Button>
        }
      />
      <StockTabs current={paths.stock(view)} />
      <ListSearch
        key={search}
        label="상품 이름이나 번호"
        search={search}
        onSearch={(sought) =>
          setQuery({ ...(view !== "low" && { view }), ...(sought !== "" && { search: sought }) })
        }
      />
      {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={10} />}
      {data && rows.length === 0 && (
        <EmptyState {...(search === "" ? EMPTY[view] : { emoji: "🍐", title: "찾는 것이 없어요" })}>
          {view === "low" && search === "" && <p>떨어짐 규칙을 정하면 그보다 적어진 옵션이 여기에 보여요</p>}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <div className="relative overflow-auto rounded-card bg-surface inset-shadow-hairline">
          <table className="w-full border-separate border-spacing-0">
            <thead className="max-desk:sr-only">
              <tr className="text-left text-micro text-ink-3 [&>th]:h-8.5 [&>th]:bg-canvas [&>th]:px-2.5 [&>th]:font-medium [&>th]:whitespace-nowrap [&>th]:inset-shadow-line">
                <th className="pl-3.5">상품 · 옵션</th>
                <th className="max-desk:hidden">농가</th>
                <th className="text-right max-desk:hidden">가진 것</th>
                <th className="text-right max-desk:hidden">주문이 잡음</th>
                <th className="text-right max-desk:hidden">팔 수 있음</th>
                <th className="max-desk:hidden">알림</th>
                <th className="max-desk:hidden">LOT · 소비기한</th>
                <th>판매</th>
                <th className="text-right max-desk:hidden">고치기</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <StockTableRow key={row.id} row={row} onCorrect={setCorrected} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {hasNextPage && (
        <Button className="mt-2.5" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          더 보기
        </Button>
      )}
      {rows.length > 0 && (
        <p className="mt-2 text-micro text-ink-3">
          주문이 잡은 것보다 적게는 못 고쳐요. 고치면 까닭이 기록에 남아요.
        </p>
      )}
      {corrected && <CorrectionDialog row={corrected} onClose={() => setCorrected(null)} />}
      {isRules && <StockAlertRulesDialog onClose={() => setIsRules(false)} />}
    </>
  );
}
