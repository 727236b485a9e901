import { useQuery } from "@tanstack/react-query";
import Settings from "lucide-react/icons/settings";
import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { useMyPageCounts } from "../../../features/accounts/use-my-page-counts.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import { BottomNavigation } from "../../../frame/bottom-navigation.tsx";
import { paths } from "../../../paths.ts";
import { loadUser, USER_QUERY_KEY, useSession } from "../../../session/session-provider.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../../../ui/feedback/skeleton.tsx";
import { ICON_BUTTON_CLASS } from "../../../ui/form/icon-button.tsx";
import type { Route } from "./+types/route";
import { GuestCard } from "./guest-card.tsx";
import { LogOutButton } from "./log-out-button.tsx";
import { MemberCard } from "./member-card.tsx";
import { MemberLinks } from "./member-links.tsx";
import { OrderStatusCounts } from "./order-status-counts.tsx";
import { SupportLinks } from "./support-links.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `마이 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function MyPage() {
  const session = useSession();
  const user = useQuery({ queryKey: USER_QUERY_KEY, queryFn: loadUser, enabled: session.status === "ready" });
  const isMember = session.status === "ready" && session.userType !== "guest";
  const counts = useMyPageCounts(isMember);
  return (
    <>
      <AppBar first title="마이" cart>
        {isMember && (
          <Link className={ICON_BUTTON_CLASS} to={paths.settings} aria-label="설정">
            <Settings aria-hidden />
          </Link>
        )}
      </AppBar>
      <main id="contents" className="bg-sunken">
        {session.status === "starting" && <MySkeleton />}
        {session.status === "failed" && (
          <LoadFailed error={session.authError} onRetry={() => void session.restart()} />
        )}
        {session.status === "ready" && !isMember && <GuestCard />}
        {isMember && (
          <>
            <MemberCard user={user.data ?? session.user} counts={counts.data} />
            {counts.isError && !counts.data ? (
              <section className="mt-2 bg-surface" aria-label="주문 · 배송">
                <LoadFailed error={counts.error} onRetry={() => void counts.refetch()} />
              </section>
            ) : (
              <OrderStatusCounts orders={counts.data?.orders} />
            )}
            <MemberLinks counts={counts.data} />
          </>
        )}
        {session.status !== "starting" && <SupportLinks isMember={isMember} />}
        {isMember && <LogOutButton />}
      </main>
      <BottomNavigation />
    </>
  );
}

function MySkeleton() {
  return (
    <Skeleton name="내 정보">
      <div className="bg-surface px-gutter pt-3 pb-6">
        <SkeletonBox className="h-8 w-48" />
        <SkeletonBox className="mt-5 h-54px rounded-md" />
      </div>
    </Skeleton>
  );
}
