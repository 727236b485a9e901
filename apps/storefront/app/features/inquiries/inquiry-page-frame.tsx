import type { ReactNode } from "react";
import { AppBar } from "../../frame/app-bar.tsx";
import type { User } from "../../session/restore-or-begin-session.ts";
import { useSession } from "../../session/session-provider.tsx";
import { LoadFailed } from "../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";

type InquiryFrameProps = {
  title: string;
  /** Button of the bar. */
  menu?: ReactNode;
  children(user: User, isGuest: boolean): ReactNode;
};

/** Page of an inquiry for members and for guests of an order, once the session has begun. */
export function InquiryPageFrame({ title, menu, children }: InquiryFrameProps) {
  const session = useSession();
  return (
    <>
      <AppBar back title={title}>
        {menu}
      </AppBar>
      <main id="contents" className="bg-sunken">
        {session.status === "starting" && <RowsSkeleton name={title} />}
        {session.status === "failed" && (
          <LoadFailed error={session.authError} onRetry={() => void session.restart()} />
        )}
        {session.status === "ready" && children(session.user, session.userType === "guest")}
      </main>
    </>
  );
}
