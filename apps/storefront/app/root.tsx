import { type ReactNode, useEffect } from "react";
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
import type { Route } from "./+types/root";
import { sayAlive } from "./alive.ts";
import { originContext } from "./api/server-context.ts";
import { canonicalPath } from "./page-handle.ts";
import { SessionProvider } from "./session/session-provider.tsx";
import styles from "./styles/app.css?url";
import { ErrorScreen, reloadPage } from "./ui/feedback/error-screen.tsx";
import { NotFoundScreen } from "./ui/feedback/not-found-screen.tsx";
import { OfflineNotice } from "./ui/feedback/offline-notice.tsx";
import { AppBar } from "./ui/layout/app-bar.tsx";
import { Frame } from "./ui/layout/frame.tsx";
import { SnackbarHost } from "./ui/overlay/snackbar.tsx";
import { PopularSearches } from "./ui/side-panels/popular-searches.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return { origin: context.get(originContext) };
}

/** Nothing of the root's data changes while shopping. */
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
  return (
    <html lang="ko" data-variant={face.name}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        {/* Before the scripts, which nothing that is seen waits for. */}
        <link rel="stylesheet" href={styles} />
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
  return (
    <SessionProvider>
      <Frame popular={<PopularSearches />}>
        <OfflineNotice />
        <Outlet />
        <SnackbarHost />
      </Frame>
    </SessionProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Frame>
      <AppBar back />
      <main>
        {notFound ? <NotFoundScreen /> : <ErrorScreen action={{ label: "새로고침", run: reloadPage }} />}
      </main>
    </Frame>
  );
}

/** One address per page: search engines and shared links see it without the query of filters and campaigns. */
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
