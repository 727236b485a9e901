import { useNavigate, useSearchParams } from "react-router";
import { useAcceptOrders } from "../../../features/orders/use-accept-orders.ts";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { useMe } from "../../../session/use-me.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { useShortcut } from "../../../ui/keyboard/use-shortcut.ts";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { useRowCursor } from "../../../ui/table/use-row-cursor.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { OrderTable } from "./order-table.tsx";
import { OrderToolbar } from "./order-toolbar.tsx";
import { addressOf, filtersOf, readPlace } from "./order-views-and-search-params.ts";
import { useSavedViews } from "./saved-views/use-saved-views.ts";
import { useOrders } from "./use-orders-and-view-counts.ts";
import { useSelection } from "./use-selection.ts";
import { ViewTabs } from "./view-tabs.tsx";

export const meta = () => [{ title: "주문 · 오늘의과일 운영" }];

/** List of orders: views, filters, a row each, and what can be done with many at once. */
export default function OrdersPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { may } = useMe();
  const place = readPlace(query);
  const { search } = place;
  const isNarrowed = addressOf(place) !== paths.orders(place.view === "all" ? undefined : place.view);
  const saved = useSavedViews();
  const { data, error, refetch, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useOrders(filtersOf(place, new Date()));
  const rows = data?.pages.flatMap(({ list }) => list) ?? [];
  const selection = useSelection(rows.map(({ id }) => id));
  const { current, step } = useRowCursor(isPlaceholderData ? [] : rows, ({ id }) => id, {
    list: addressOf(place),
  });
  const accept = useAcceptOrders(selection.keep);
  const acceptSelected = () => {
    if (selection.selected.length > 0 && may("orders.ship") && !accept.isPending)
      accept.mutate({ orderIds: selection.selected, key: crypto.randomUUID() });
  };
  useShortcut("KeyJ", () => step(1));
  useShortcut("KeyK", () => step(-1));
  useShortcut("KeyX", () => current && selection.toggle(current.id));
  useShortcut("Enter", () => current && void navigate(paths.order(current.id)));
  useShortcut("KeyA", acceptSelected);
  useShortcut("Escape", selection.clear);
  return (
    <>
      <PageHeading title="주문" aside={search !== "" && `‘${search}’ 찾은 주문`} />
      <ViewTabs place={place} saved={saved.views} />
      <OrderToolbar place={place} saved={saved} onPlace={(next) => void navigate(addressOf(next))} />
      {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={10} />}
      {data && rows.length === 0 && (
        <EmptyState emoji="🍊" title={isNarrowed ? "찾는 주문이 없어요" : "여기에 있는 주문이 없어요"}>
          {search !== "" && <p>번호나 휴대폰 뒤 네 자리로 다시 찾아 보세요</p>}
          {(place.distributorId !== null || place.area !== null) && <p>농가나 지역을 모두로 바꿔 보세요</p>}
          {!isNarrowed && <p>다른 보기를 눌러 보세요</p>}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <div aria-busy={isPlaceholderData || undefined}>
          <OrderTable rows={rows} selection={selection} currentId={current?.id ?? null} />
          <p className="mt-2.5 flex items-center gap-2 text-micro text-ink-3">
            {rows.length.toLocaleString()}건
            {hasNextPage && (
              <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                더 보기
              </Button>
            )}
          </p>
        </div>
      )}
      {selection.selected.length > 0 && (
        <BulkBar
          rows={rows.filter(({ id }) => selection.has(id))}
          mayAccept={may("orders.ship")}
          isAccepting={accept.isPending}
          onAccept={acceptSelected}
          onClear={selection.clear}
        />
      )}
    </>
  );
}
