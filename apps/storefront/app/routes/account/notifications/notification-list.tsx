import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { INBOX_DAYS } from "@todayfruit/domain/messages/inbox-days";
import { useEffect } from "react";
import { Link } from "react-router";
import { api } from "../../../api/browser-api.ts";
import bell from "../../../assets/emoji/bell.webp";
import { paths } from "../../../paths.ts";
import { useServerTime } from "../../../server-clock/use-server-time.ts";
import { USER_QUERY_KEY } from "../../../session/session-provider.tsx";
import { deriveListFooterState } from "../../../ui/feedback/derive-list-footer-state.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ListFooter } from "../../../ui/feedback/list-footer.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../../../ui/feedback/skeleton.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import { groupNotificationsByRecency } from "./group-notifications-by-recency.ts";
import { NotificationRow } from "./notification-row.tsx";

const PAGE_SIZE = 30;

/** Notifications of one list by day, the latest first; marks them read once shown. */
export function NotificationList({ listType }: { listType: "orderList" | "fruitSnsList" }) {
  const queries = useQueryClient();
  const now = useServerTime(new Date().toISOString(), false);
  const pages = useInfiniteQuery({
    queryKey: ["notifications", listType],
    queryFn: ({ pageParam }) =>
      api("GET /v1/app-users/notification", {
        query: {
          listType,
          take: PAGE_SIZE,
          ...(pageParam === null ? { page: 0 } : { nextPage: pageParam }),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextPage,
    staleTime: 0,
  });
  const list = pages.data?.pages.flatMap((page) => page.list) ?? [];
  const hasNew = list.some(({ isRead }) => !isRead);

  useEffect(() => {
    if (!hasNew) return;
    void api("PUT /v1/app-users/notification/read", { body: { listType } })
      .then(() => queries.invalidateQueries({ queryKey: USER_QUERY_KEY }))
      // A failure leaves them unread for the next time, so it is not reported.
      .catch(() => undefined);
  }, [hasNew, listType, queries]);

  if (!pages.data) {
    return pages.error ? (
      <LoadFailed error={pages.error} onRetry={() => void pages.refetch()} />
    ) : (
      <NotificationsSkeleton />
    );
  }
  if (list.length === 0) {
    return (
      <EmptyState
        image={bell}
        title="가져올 내용이 없습니다."
        action={
          <Link
            className={buttonClass({ tone: "tint" })}
            to={listType === "orderList" ? paths.orders : paths.openingAlarms}
          >
            {listType === "orderList" ? "주문 내역 보기" : "오픈 알림 보기"}
          </Link>
        }
      >
        {listType === "orderList"
          ? "과일이 도착하면 먹기 좋은 날을 알려드려요"
          : "기다리던 상품이 열리면 여기에 알려드려요"}
      </EmptyState>
    );
  }
  return (
    <>
      {groupNotificationsByRecency(list, now).map(({ label, items }) => (
        <section key={label} aria-label={label}>
          <h2 className="px-gutter pt-5 pb-2 text-label font-semibold text-ink-2">{label}</h2>
          <ul>
            {items.map((item) => (
              <NotificationRow key={item.id} notification={item} isToday={label === "오늘"} />
            ))}
          </ul>
        </section>
      ))}
      <ListFooter
        state={deriveListFooterState(pages)}
        onMore={() => void pages.fetchNextPage()}
        endText={`최근 ${INBOX_DAYS}일 알림을 모두 봤어요`}
      />
    </>
  );
}

export function NotificationsSkeleton() {
  return (
    <Skeleton name="알림">
      {["a", "b", "c", "d"].map((key) => (
        <SkeletonBox key={key} className="mx-gutter mt-4 h-18 rounded-md" />
      ))}
    </Skeleton>
  );
}
