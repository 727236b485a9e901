import { type ReactNode, Suspense, useEffect, useRef } from "react";
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
import { variant } from "#variant/brand-settings.ts";
import icon from "#variant/icon.svg";
import touchIcon from "#variant/icon-180.png";
import type { Route } from "./+types/root";
import { saveEventsOnLeaving, track } from "./analytics/page-event-queue.ts";
import { PlatformError } from "./api/detect-platform.ts";
import { apiContext, originContext, previewContext } from "./api/server-request-context.ts";
import { BusyScreen } from "./busy-server/busy-screen.tsx";
import { busyResponseOf } from "./busy-server/wrap-api-with-busy-response.ts";
import { canonicalPath } from "./canonical-path.ts";
import { ConfirmSheetHost } from "./confirm-identity/confirm-sheet-host.tsx";
import { errorReportQueue } from "./error-reports/error-report-queue.ts";
import { ChangedTermsHost } from "./features/terms/changed-terms-host.tsx";
import { AppBar } from "./frame/app-bar.tsx";
import { ErrorScreen, reloadPage } from "./frame/error-screen.tsx";
import { Frame } from "./frame/frame.tsx";
import { NotFoundScreen } from "./frame/not-found-screen.tsx";
import { PopularSearches } from "./frame/popular-searches.tsx";
import { markHydrated } from "./hydration/mark-hydrated.ts";
import { PreviewInstantContext } from "./preview/preview-instant-context.ts";
import { RegisterNativeAppPushToken } from "./push/register-native-app-push-token.tsx";
import { AttributionRecorder } from "./session/attribution/attribution-recorder.ts";
import { SessionProvider } from "./session/session-provider.tsx";
import styles from "./styles/app.css?url";
import { useFontsAfterNavigation } from "./styles/use-fonts-after-navigation.ts";
import { createLazyComponent } from "./ui/create-lazy-component.ts";
import { OfflineNotice } from "./ui/feedback/offline-notice.tsx";
import { SnackbarHost } from "./ui/overlay/snackbar-host.tsx";

/** Follows the first page: nobody has gone back to it yet, and its links work without. */
const pageData = () => import("./page-data/prefetch-and-keep-page-data.tsx");
const PrefetchAndKeepPageData = createLazyComponent(async () => (await pageData()).PrefetchAndKeepPageData);

/** Needed by previews of operators alone. */
const PreviewBarWithLinkHandling = createLazyComponent(
  async () => (await import("./preview/preview-bar-with-link-handling.tsx")).PreviewBarWithLinkHandling,
);

export async function loader({ context }: Route.LoaderArgs) {
  const { business, google, errorReports } = await context.get(apiContext)("GET /v1/shop-settings");
  const preview = context.get(previewContext);
  return { origin: context.get(originContext), business, google, errorReports, preview };
}

/** Headers of a failed page: `Retry-After` of a busy server. */
export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers();
}

/** Never reloads the root's data, which does not change while shopping. */
export function shouldRevalidate(): boolean {
  return false;
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (page, next) => (await pageData()).showKeptPage(page, next),
];

export const links: Route.LinksFunction = () => [{ rel: "icon", type: "image/svg+xml", href: icon }];

export const meta: Route.MetaFunction = () => [
  { title: variant.displayName },
  { name: "description", content: variant.slogan },
];

export function Layout({ children }: { children: ReactNode }) {
  useEffect(markHydrated, []);
  useEffect(saveEventsOnLeaving, []);
  const settings = useRouteLoaderData<typeof loader>("root");
  useEffect(() => {
    // Nothing that a preview does is counted, reported or kept on the device.
    if (!settings || settings.preview) return;
    // The shop works without analytics, error reports and the worker.
    import("./start-after-hydration.ts")
      .then(({ startAfterHydration }) => startAfterHydration(settings, errorReportQueue))
      .catch(errorReportQueue.report);
  }, [settings]);
  const preview = settings?.preview ?? null;
  return (
    <html lang="ko" data-variant={variant.name} data-preview-at={preview?.at}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        {/* Before the scripts, which nothing visible needs. */}
        <link rel="stylesheet" href={styles} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href={touchIcon} />
        <meta name="theme-color" content={variant.themeColor} />
        {preview && <meta name="robots" content="noindex, nofollow" />}
        <PageAddress />
        <Meta />
        <Links />
      </head>
      <body>
        {preview && (
          <Suspense>
            <PreviewBarWithLinkHandling preview={preview} />
          </Suspense>
        )}
        <PreviewInstantContext value={preview?.at ?? null}>{children}</PreviewInstantContext>
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
  useFontsAfterNavigation();
  return (
    <SessionProvider>
      <AttributionRecorder />
      <RegisterNativeAppPushToken />
      <Suspense>
        <PrefetchAndKeepPageData />
      </Suspense>
      <Frame popular={<PopularSearches />}>
        <OfflineNotice />
        <Outlet />
        <ConfirmSheetHost />
        <ChangedTermsHost />
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
      void import("./ui/accessibility/keep-focus-in-view.ts")
        .then(({ keepFocusInView }) => keepFocusInView())
        .catch(errorReportQueue.report);
    window.addEventListener("keydown", load, { once: true });
    return () => window.removeEventListener("keydown", load);
  }, []);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const focusedAtFirst = document.activeElement;
    import("./ui/accessibility/focus-new-page.ts")
      .then(({ focusNewPage }) => focusNewPage(focusedAtFirst))
      .catch(errorReportQueue.report);
  }, [pathname]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  const busy = busyResponseOf(error);
  const isBug = !notFound && busy === null;
  useEffect(() => {
    if (isBug) errorReportQueue.report(error);
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
      <meta property="og:site_name" content={variant.displayName} />
      <meta property="og:locale" content="ko_KR" />
    </>
  );
}
