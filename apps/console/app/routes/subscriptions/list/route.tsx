import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { Link, useSearchParams } from "react-router";
import { SubscriptionScreenTabs } from "../../../features/subscriptions/subscription-screen-tabs.tsx";
import {
  NEXT_NAMES,
  PAUSE_NAMES,
  STATUS_NAMES,
} from "../../../features/subscriptions/subscription-state-and-reason-names.ts";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { ListSearch } from "../../../ui/form/list-search.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { SegmentLinks } from "../../../ui/layout/segment-links.tsx";
import { Table } from "../../../ui/table/table.tsx";
import { TableRow } from "../../../ui/table/table-row.tsx";
import { searchFilter, VIEWS } from "./subscription-view-and-search-filters.ts";
import { type SubscriptionRow, useSubscriptions } from "./use-subscriptions.ts";

export const meta = () => [{ title: "정기배송 · 오늘의과일 운영" }];

const HEADS = [
  { text: "받는 분" },
  { text: "상품" },
  { text: "주기" },
  { text: "다음 출고" },
  { text: "한도", align: "right" },
  { text: "결제", align: "right" },
] as const;

/** Subscriptions of members: found by name, phone or product, those that wait for an answer or a payment apart. */
export default function SubscriptionsPage() {
  const [query, setQuery] = useSearchParams();
  const view = VIEWS.find((each) => each.view === query.get("view")) ?? VIEWS[0];
  const search = query.get("search") ?? "";
  const list = useSubscriptions({ ...view?.filter, ...searchFilter(search) });
  const rows = list.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <>
      <PageHeading title="정기배송" />
      <SubscriptionScreenTabs current={paths.subscriptions()} />
      <div className="flex flex-wrap gap-x-2">
        <ListSearch
          key={search}
          label="이름, 휴대폰 뒤 4자리, 상품 번호"
          search={search}
          onSearch={(text) =>
            setQuery({ ...(view && { view: view.view }), ...(text !== "" && { search: text }) })
          }
        />
        <SegmentLinks
          label="상태"
          current={paths.subscriptions({ view: view?.view ?? "all", search })}
          segments={VIEWS.map((each) => ({
            to: paths.subscriptions({ view: each.view, search }),
            label: each.label,
          }))}
        />
      </div>
      {list.error && <ErrorScreen error={list.error} onRetry={() => void list.refetch()} />}
      {!list.error && !list.data && <RowsSkeleton rows={8} />}
      {list.data && rows.length === 0 && (
        <EmptyState emoji="📦" title="정기배송이 없어요">
          <p>파는 상품을 정하면 상품 화면에서 받기 시작할 수 있어요</p>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <Table label="정기배송" heads={HEADS}>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </Table>
      )}
      {list.hasNextPage && (
        <Button
          className="mt-2.5"
          size="sm"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          더 보기
        </Button>
      )}
    </>
  );
}

function Row({ row }: { row: SubscriptionRow }) {
  return (
    <TableRow>
      <td className="whitespace-nowrap">
        <Link className="font-semibold hover:underline" to={paths.subscription(row.id)}>
          {row.memberName ?? "이름 없음"}
        </Link>
      </td>
      <td>
        {row.productName} <span className="text-micro text-ink-3">{row.optionName}</span>
        {row.isBox && <Badge tone="outline">제철 꾸러미</Badge>}
      </td>
      <td className="whitespace-nowrap">
        {row.intervalWeeks}주 · {row.units}개
      </td>
      <td className="whitespace-nowrap">
        <NextText row={row} />
      </td>
      <td className="number text-right whitespace-nowrap">
        {row.priceLimit === null ? "없음" : `${row.priceLimit.toLocaleString()}원`}
      </td>
      <td className="number text-right">{row.paidCount.toLocaleString()}번</td>
    </TableRow>
  );
}

function NextText({ row }: { row: SubscriptionRow }) {
  if (row.status !== "active") {
    const reason = row.pauseReason === null ? "" : ` · ${PAUSE_NAMES[row.pauseReason]}`;
    return (
      <Badge tone={row.status === "ended" ? "outline" : "neutral"}>
        {STATUS_NAMES[row.status]}
        {row.status === "paused" && reason}
      </Badge>
    );
  }
  const waits = row.nextState === "ask" || row.nextState === "failed";
  return (
    <>
      {row.nextDispatchOn !== null && <span className="number">{formatMonthDay(row.nextDispatchOn)}</span>}{" "}
      {row.nextState !== null && row.nextState !== "scheduled" && (
        <Badge tone={waits ? "warning" : "neutral"}>{NEXT_NAMES[row.nextState]}</Badge>
      )}
      {!row.hasCard && <Badge tone="danger">카드 없음</Badge>}
    </>
  );
}
