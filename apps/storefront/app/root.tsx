import { type ReactNode, useEffect, useRef } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { face } from "#variant/face.ts";
import icon from "#variant/icon.svg";
import touchIcon from "#variant/icon-180.png";
import type { Route } from "./+types/root";
import { sayAlive } from "./alive.ts";
import { track } from "./analytics/track.ts";
import { PlatformError } from "./api/platform.ts";
import { apiContext, originContext } from "./api/server-context.ts";
import { busyAnswerOf } from "./busy/busy-answer.ts";
import { BusyScreen } from "./busy/busy-screen.tsx";
import { ConfirmHost } from "./confirm/confirm-host.tsx";
import { bugs } from "./error-reports/bugs.ts";
import { canonicalPath } from "./page-handle.ts";
import { AppPush } from "./push/app-push.tsx";
import { SessionProvider } from "./session/session-provider.tsx";
import styles from "./styles/app.css?url";
import { ErrorScreen, reloadPage } from "./ui/feedback/error-screen.tsx";
import { NotFoundScreen } from "./ui/feedback/not-found-screen.tsx";
import { OfflineNotice } from "./ui/feedback/offline-notice.tsx";
import { AppBar } from "./ui/layout/app-bar.tsx";
import { Frame } from "./ui/layout/frame.tsx";
import { SnackbarHost } from "./ui/overlay/snackbar.tsx";
import { PopularSearches } from "./ui/side-panels/popular-searches.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { google, errorReports } = await context.get(apiContext)("GET /v1/shop-settings");
  return { origin: context.get(originContext), google, errorReports };
}

/** Headers of a failed page: `Retry-After` of a busy server. */
export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers();
}

/** Never reloads the root's data, which does not change while shopping. */
export function shouldRevalidate(): boolean {
  return false;
}

export const links: Route.LinksFunction = () => [{ rel: "icon", type: "image/svg+xml", href: icon }];

export const meta: Route.MetaFunction = () => [
  { title: face.displayName },
  { name: "description", content: face.slogan },
];

export function Layout({ children }: { children: ReactNode }) {
  useEffect(sayAlive, []);
  const settings = useRouteLoaderData<typeof loader>("root");
  useEffect(() => {
    if (!settings) return;
    // The shop works without analytics, error reports and the worker.
    import("./surroundings.ts").then(({ surround }) => surround(settings, bugs)).catch(bugs.report);
  }, [settings]);
  return (
    <html lang="ko" data-variant={face.name}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        {/* Before the scripts, which nothing visible needs. */}
        <link rel="stylesheet" href={styles} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href={touchIcon} />
        <meta name="theme-color" content={face.themeColor} />
        <PageAddress />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page.
  useEffect(() => track("page_view", {}), [pathname]);
  useFocusOnNewPage(pathname);
  return (
    <SessionProvider>
      <AppPush />
      <Frame popular={<PopularSearches />}>
        <OfflineNotice />
        <Outlet />
        <ConfirmHost />
        <SnackbarHost />
      </Frame>
    </SessionProvider>
  );
}

/** Focuses the new page's heading after a navigation; the code for keyboard and screen readers is loaded when needed. */
function useFocusOnNewPage(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    const load = () =>
      void import("./ui/access/keyboard-focus.ts")
        .then(({ keepFocusInView }) => keepFocusInView())
        .catch(bugs.report);
    window.addEventListener("keydown", load, { once: true });
    return () => window.removeEventListener("keydown", load);
  }, []);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    import("./ui/access/focus-new-page.ts").then(({ focusNewPage }) => focusNewPage()).catch(bugs.report);
  }, [pathname]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  const busy = busyAnswerOf(error);
  const isBug = !notFound && busy === null;
  useEffect(() => {
    if (isBug) bugs.report(error);
  }, [error, isBug]);
  return (
    <Frame>
      <AppBar back />
      <main id="contents">
        {notFound && <NotFoundScreen />}
        {busy && <BusyScreen code={busy.busy} retryAfter={busy.retryAfter} />}
        {isBug && (
          <ErrorScreen action={{ label: "새로고침", run: reloadPage }}>
            {error instanceof PlatformError ? error.message : undefined}
          </ErrorScreen>
        )}
      </main>
    </Frame>
  );
}

/** Canonical URL for search engines and shared links, without the query of filters and campaigns. */
function PageAddress() {
  const path = canonicalPath(useLocation().pathname, useMatches());
  const origin = useRouteLoaderData<typeof loader>("root")?.origin;
  if (!origin) return null;
  return (
    <>
      <link rel="canonical" href={origin + path} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:site_name" content={face.displayName} />
      <meta property="og:locale" content="ko_KR" />
    </>
  );
}
