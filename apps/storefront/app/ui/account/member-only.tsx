import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import seedling from "../../assets/emoji/seedling.webp";
import { paths } from "../../paths.ts";
import { useSession } from "../../session/session-provider.tsx";
import type { User } from "../../session/start-session.ts";
import { EmptyState } from "../feedback/empty-state.tsx";
import { LoadFailed } from "../feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../feedback/skeleton.tsx";
import { buttonClass } from "../form/button.tsx";
import { AppBar } from "../layout/app-bar.tsx";

type MemberOnlyProps = {
  title: string;
  children(user: User): ReactNode;
};

/** Renders a page for members only; guests see a link to log in that returns to this page. */
export function MemberOnly({ title, children }: MemberOnlyProps) {
  const session = useSession();
  const { pathname } = useLocation();
  const isMember = session.status === "ready" && session.userType !== "guest";
  return (
    <>
      <AppBar back title={title} />
      <main id="contents" className="bg-sunken">
        {session.status === "starting" && <RowsSkeleton name={title} />}
        {session.status === "failed" && (
          <LoadFailed error={session.authError} onRetry={() => void session.restart()} />
        )}
        {session.status === "ready" && !isMember && (
          <EmptyState
            image={seedling}
            title="로그인이 필요해요"
            action={
              <Link className={buttonClass()} to={paths.login(pathname)}>
                로그인 · 회원가입
              </Link>
            }
          >
            로그인하면 바로 여기로 돌아와요
          </EmptyState>
        )}
        {isMember && children(session.user)}
      </main>
    </>
  );
}

/** Placeholder rows shown while a list loads. */
export function RowsSkeleton({ name }: { name: string }) {
  return (
    <Skeleton name={name}>
      <div className="flex flex-col gap-3 bg-surface px-gutter py-6">
        <SkeletonBox className="h-5 w-2/5" />
        <SkeletonBox className="h-5 w-4/5" />
        <SkeletonBox className="h-5 w-3/5" />
      </div>
    </Skeleton>
  );
}
