import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import seedling from "../../assets/emoji/seedling.webp";
import { AppBar } from "../../frame/app-bar.tsx";
import { paths } from "../../paths.ts";
import type { User } from "../../session/restore-or-begin-session.ts";
import { useSession } from "../../session/session-provider.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LoadFailed } from "../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { buttonClass } from "../../ui/form/button.tsx";

type MemberOnlyProps = {
  title: string;
  /** Shows the cart button. */
  cart?: boolean;
  children(user: User): ReactNode;
};

/** Renders a page for members only; guests see a link to log in that returns to this page. */
export function MemberOnly({ title, cart = false, children }: MemberOnlyProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const isMember = session.status === "ready" && session.userType !== "guest";
  return (
    <>
      <AppBar back title={title} cart={cart} />
      <main id="contents" className="flex flex-col bg-sunken">
        {session.status === "starting" && <RowsSkeleton name={title} />}
        {session.status === "failed" && (
          <LoadFailed error={session.authError} onRetry={() => void session.restart()} />
        )}
        {session.status === "ready" && !isMember && (
          <EmptyState
            image={seedling}
            title="로그인이 필요해요"
            action={
              <Link className={buttonClass()} to={paths.login(pathname + search)}>
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
