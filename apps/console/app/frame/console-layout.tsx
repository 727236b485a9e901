import { QueryErrorResetBoundary, useQuery } from "@tanstack/react-query";
import { Navigate, Outlet, useLocation, useNavigate } from "react-router";
import { isLoggedOut } from "../api/api-error.ts";
import { useChangeStream } from "../features/live/use-change-stream.ts";
import { paths } from "../paths.ts";
import { meQuery } from "../session/use-me.ts";
import { useGoShortcuts } from "../ui/keyboard/use-shortcut.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { EndedSessionLoginDialog } from "./ended-session-login-dialog.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { navigationOf } from "./navigation-entries.ts";
import { SideNavigation } from "./side-navigation.tsx";
import { TopBar } from "./top-bar.tsx";

/**
 * Frame of every screen behind the login; without a session it leads to the login and back. A session that ends while a
 * screen is open is renewed above it.
 */
export default function ConsoleLayout() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const me = useQuery(meQuery);
  const isEnded = isLoggedOut(me.error);
  useChangeStream(me.data !== undefined && !me.data.mustChangePassword && !isEnded);
  useGoShortcuts(
    Object.fromEntries(
      (me.data ? navigationOf(me.data) : []).map(({ key, to }) => [key, () => void navigate(to)]),
    ),
  );
  if (isEnded && !me.data) {
    return <Navigate replace to={paths.login(pathname + search)} />;
  }
  if (me.data?.mustChangePassword) return <Navigate replace to={paths.password} />;
  if (me.error && !isEnded && !me.data)
    return <ErrorScreen error={me.error} onRetry={() => void me.refetch()} />;
  if (!me.data) return null;
  // The first screen is the shop's; a farm begins with what it sends.
  if (me.data.distributorIds !== null && pathname === paths.today)
    return <Navigate replace to={paths.dispatch()} />;
  return (
    <div className="grid min-h-dvh grid-cols-[auto_minmax(0,1fr)] max-desk:grid-cols-1">
      <a href="#contents" className="sr-only focus:not-sr-only">
        본문으로
      </a>
      <SideNavigation />
      <div className="flex min-w-0 flex-col">
        <TopBar />
        <main
          id="contents"
          className="mx-auto w-full max-w-page px-6 pt-4.5 pb-8 max-desk:px-3.5 max-desk:pb-24"
        >
          <QueryErrorResetBoundary>
            <Outlet />
          </QueryErrorResetBoundary>
        </main>
      </div>
      <BottomBar />
      {isEnded && <EndedSessionLoginDialog me={me.data} />}
    </div>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorScreen error={error} onRetry={() => location.reload()} />;
}
