import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { api } from "../../../api/browser-api.ts";
import packageImage from "../../../assets/emoji/package.webp";
import { CancellationSheet } from "../../../features/cancellations/cancellation-sheet.tsx";
import type { CancellationTarget } from "../../../features/cancellations/cancellation-target-types.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import { BottomNavigation } from "../../../frame/bottom-navigation.tsx";
import { paths } from "../../../paths.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { deriveListFooterState } from "../../../ui/feedback/derive-list-footer-state.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ListFooter } from "../../../ui/feedback/list-footer.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import { LinkTabs } from "../../../ui/layout/link-tabs.tsx";
import { showSnackbarUnlessRead } from "../../../ui/overlay/snackbar-store.ts";
import type { Route } from "./+types/route";
import { LinkGuestOrdersButton } from "./link-guest-orders-button.tsx";
import { OrderCard } from "./order-card.tsx";
import { OrdersSkeleton } from "./orders-skeleton.tsx";
import { PeriodChips } from "./period-chips.tsx";
import { ProductNameSearch } from "./product-name-search.tsx";
import {
  FILTER_STATUSES,
  filterLabel,
  orderFilterSearch,
  orderQuery,
  readOrderFilter,
} from "./read-and-write-order-filter-params.ts";

export const meta: Route.MetaFunction = () => [
  { title: `주문 내역 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function OrdersPage() {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filter = readOrderFilter(search);
  const orders = useInfiniteQuery({
    queryKey: ["orders", filter],
    queryFn: ({ pageParam }) =>
      api("GET /v1/app-users/order-items", {
        query: { take: 15, ...orderQuery(filter), ...(pageParam !== null && { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.nextPage === null ? null : String(page.nextPage)),
    enabled: session.status === "ready",
    staleTime: 0,
  });
  const [target, setTarget] = useState<CancellationTarget | null>(null);
  const list = orders.data?.pages.flatMap((page) => page.list) ?? [];
  const isEmpty = orders.isSuccess && list.length === 0;
  const error = session.status === "failed" ? session.authError : orders.error;

  const member = session.status === "ready" && session.userType !== "guest" ? session.user : null;

  /** Opens the sheet; a guest proves who they are on the page of the order, which knows their name and number. */
  const cancel = (wanted: CancellationTarget) => {
    if (member) setTarget(wanted);
    else void navigate(paths.order(wanted.orderId));
  };

  useEffect(() => {
    if (isEmpty) showSnackbarUnlessRead(NO_ORDERS);
  }, [isEmpty]);

  return (
    <>
      <AppBar back search title="주문 내역" cart />
      <main id="contents" className={isEmpty ? "" : "bg-sunken"}>
        <LinkTabs
          label="주문 상태"
          tabs={[null, ...FILTER_STATUSES].map((status) => ({
            to: paths.orders + orderFilterSearch({ ...filter, status }),
            label: filterLabel(status),
            current: status === filter.status,
          }))}
        />
        <ProductNameSearch
          key={filter.name}
          name={filter.name}
          onSearch={(name) => navigate(orderFilterSearch({ ...filter, name }) || ".", { replace: true })}
        />
        <PeriodChips
          filter={filter}
          onChange={(next) => navigate(orderFilterSearch(next) || ".", { replace: true })}
        />
        {!orders.data && error === null && <OrdersSkeleton />}
        {!orders.data && error !== null && (
          <LoadFailed
            error={error}
            onRetry={() => void (session.status === "failed" ? session.restart() : orders.refetch())}
          />
        )}
        {isEmpty && (
          <EmptyState
            image={packageImage}
            title={NO_ORDERS}
            action={
              <Link className={buttonClass({ tone: "tint" })} to={paths.home}>
                과일 보러 가기
              </Link>
            }
          />
        )}
        {list.map((order) => (
          <OrderCard key={order.id} order={order} onCancel={cancel} />
        ))}
        <CancellationSheet target={target} onClose={() => setTarget(null)} guest={null} />
        {list.length > 0 && (
          <ListFooter
            state={deriveListFooterState(orders)}
            onMore={() => void orders.fetchNextPage()}
            endText="주문을 모두 봤어요"
          />
        )}
        {member && orders.isSuccess && (
          <div className={isEmpty ? "-mt-9" : ""}>
            <LinkGuestOrdersButton user={member} />
          </div>
        )}
      </main>
      <BottomNavigation />
    </>
  );
}

/** Rule: specification §8; the words are the specification's. */
const NO_ORDERS = "가져올 내용이 없습니다.";
