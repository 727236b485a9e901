import { useQuery } from "@tanstack/react-query";
import Settings from "lucide-react/icons/settings";
import { Link } from "react-router";
import { face } from "#variant/face.ts";
import { paths } from "../../paths.ts";
import { loadUser, userQueryKey, useSession } from "../../session/session-provider.tsx";
import { LoadFailed } from "../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../../ui/feedback/skeleton.tsx";
import { AppBar } from "../../ui/layout/app-bar.tsx";
import { BottomNavigation } from "../../ui/layout/bottom-navigation.tsx";
import { iconButtonClass } from "../../ui/layout/icon-button.tsx";
import type { Route } from "./+types/route";
import { GuestCard } from "./guest-card.tsx";
import { LogOut } from "./log-out.tsx";
import { MemberCard } from "./member-card.tsx";
import { MyLinks } from "./my-links.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `마이 · ${face.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function MyPage() {
  const session = useSession();
  const user = useQuery({ queryKey: userQueryKey, queryFn: loadUser, enabled: session.status === "ready" });
  const isMember = session.status === "ready" && session.userType !== "guest";
  return (
    <>
      <AppBar title="마이" cart>
        {isMember && (
          <Link className={iconButtonClass} to={paths.settings} aria-label="설정">
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
        {isMember && <MemberCard user={user.data ?? session.user} />}
        <MyLinks />
        {isMember && <LogOut />}
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
        <SkeletonBox className="mt-5 h-[54px] rounded-md" />
      </div>
    </Skeleton>
  );
}
