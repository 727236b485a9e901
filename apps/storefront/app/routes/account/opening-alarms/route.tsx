import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { api } from "../../../api/browser-api.ts";
import bell from "../../../assets/emoji/bell.webp";
import { AppBar } from "../../../frame/app-bar.tsx";
import { BottomNavigation } from "../../../frame/bottom-navigation.tsx";
import { paths } from "../../../paths.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { deriveListFooterState } from "../../../ui/feedback/derive-list-footer-state.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ListFooter } from "../../../ui/feedback/list-footer.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../../../ui/feedback/skeleton.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import type { Route } from "./+types/route";
import { AlarmRow } from "./alarm-row.tsx";
import { WaitingRestockAlarmsList } from "./waiting-restock-alarms-list.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `오픈 알림 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function OpeningAlarmsPage() {
  const session = useSession();
  const isGuest = session.status === "ready" && session.userType === "guest";
  const pages = useInfiniteQuery({
    queryKey: ["alarms"],
    queryFn: ({ pageParam }) =>
      api("GET /v1/alarm/product", {
        query: { take: 15, ...(pageParam !== null && { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextPage,
    enabled: session.status === "ready" && !isGuest,
    staleTime: 0,
  });
  const alarms = pages.data?.pages.flatMap((page) => page.list) ?? [];
  const error = session.status === "failed" ? session.authError : pages.error;

  return (
    <>
      <AppBar back title="오픈 알림" cart />
      <main id="contents">
        {isGuest && (
          <EmptyState
            image={bell}
            title="로그인이 필요해요"
            action={
              <Link className={buttonClass()} to={paths.login(paths.openingAlarms)}>
                로그인 · 회원가입
              </Link>
            }
          >
            오픈 알림은 회원에게 보내드려요
          </EmptyState>
        )}
        {session.status === "ready" && <WaitingRestockAlarmsList />}
        {!isGuest && !pages.data && error === null && <AlarmsSkeleton />}
        {!pages.data && error !== null && (
          <LoadFailed
            error={error}
            onRetry={() => void (session.status === "failed" ? session.restart() : pages.refetch())}
          />
        )}
        {pages.isSuccess && alarms.length === 0 && (
          <EmptyState image={bell} title="기다리는 오픈 예정 상품이 없어요">
            오픈 예정 상품에서 ‘오픈 알림 받기’를 눌러 보세요
          </EmptyState>
        )}
        {alarms.length > 0 && (
          <>
            <h2 className="sr-only">오픈 알림을 신청한 상품</h2>
            <ul>
              {alarms.map((alarm) => (
                <AlarmRow key={alarm.product.id} alarm={alarm} />
              ))}
            </ul>
            <ListFooter
              state={deriveListFooterState(pages)}
              onMore={() => void pages.fetchNextPage()}
              endText="오픈 알림을 모두 봤어요"
            />
          </>
        )}
      </main>
      <BottomNavigation />
    </>
  );
}

function AlarmsSkeleton() {
  return (
    <Skeleton name="오픈 알림">
      {["a", "b", "c"].map((key) => (
        <SkeletonBox key={key} className="mx-gutter mt-4 h-22 rounded-md" />
      ))}
    </Skeleton>
  );
}
